export type { Scene, SceneFactory, SceneRequest } from "./contract.ts";
export { Gpu } from "./gpu.ts";
export { type Counters, Stage } from "./stage.ts";
