export { dress } from "./dress.ts";
export { curvey } from "./scene.ts";
export type { Setting } from "./setting.ts";
export { envelope } from "./shaders.ts";
export { WarpScene, warpUniforms } from "./warped.ts";
