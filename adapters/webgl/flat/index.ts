export { type FlatParts, FlatScene } from "./scene.ts";
