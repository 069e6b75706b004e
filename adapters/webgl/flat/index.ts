export { type FlatParts, FlatScene } from "./scene.ts";
export { PictureSize } from "./size.ts";
