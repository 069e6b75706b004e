export { type BrokenLine, breakParagraph, type Piece, piecesOf } from "./breaking.ts";
export { directionOf, isJoined } from "./direction.ts";
export { EM, fontOf, lettered, sans, serif } from "./faces.ts";
export { type Hand, handOf } from "./hands.ts";
export {
  inkLine,
  layStrip,
  type PaintLine,
  type Pose,
  posePart,
  type Strip,
  stripOf,
} from "./ink.ts";
export { type Lettering, type SetLine, type Setting, type SetWord, setWords } from "./setting.ts";
export { typeLine, writeLine } from "./writing.ts";
