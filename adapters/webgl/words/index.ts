export { arrange, breakings, type InkMeasure, NAME_OVER, type SetLine } from "./arrange.ts";
export { declareFaces, type FaceFile, LETTERS } from "./declared.ts";
export { readsFromRight } from "./direction.ts";
export { areLoaded, canLoadFaces, type Face, fontOf, loadFaces } from "./fonts.ts";
export { breakEvenly, type Line, lineWidth, type Measure } from "./lines.ts";
export { type Title, titleWords } from "./title.ts";
export { type Cell, seenOrder, type Word, wordsOf } from "./words.ts";
