export type {
  Piece,
  Scene,
  SceneFactory,
  SceneKind,
  SceneRequest,
  Source,
  TextLayer,
} from "./contract.ts";
export { detailOf, samplesOf } from "./detail.ts";
export { BASIS, GRAIN, SHEET } from "./glsl.ts";
export { Gpu } from "./gpu.ts";
export { type Counters, Stage } from "./stage.ts";
