export { DISPLAY } from "./display.ts";
export { type FramedScene, framing } from "./framing.ts";
export { type CardGround, groundMaterial } from "./ground.ts";
export type { Scenery } from "./groundShader.ts";
export { cardLettering } from "./lettering.ts";
export {
  FACING,
  GLOSS,
  KEY,
  LIGHTED,
  MADE,
  MIRRORED,
  POP,
  SHADED,
  surroundings,
} from "./lighting.ts";
export { cardMaterial } from "./material.ts";
export { type Make, Model, PARTS, type Place } from "./model.ts";
export { cut, hoop, puffs, sheet, slab } from "./paper.ts";
export { type SolidFrame, type SolidParts, SolidScene, type Thing } from "./scene.ts";
export type { CardWords } from "./shaders.ts";
export { ball, lathe, rod, surface, tube } from "./shapes.ts";
export { starsMesh } from "./stars.ts";
