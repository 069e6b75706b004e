export { dress } from "./dress.ts";
export { envelope } from "./envelope.ts";
export { WarpScene, warpUniforms } from "./scene.ts";
export type { Setting } from "./setting.ts";
