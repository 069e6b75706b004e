export { type CardGround, groundMaterial } from "./ground.ts";
export { cardMaterial, type Surroundings } from "./material.ts";
export { type Make, Model, PARTS, type Place } from "./model.ts";
export { type SolidFrame, type SolidParts, SolidScene, type Thing } from "./scene.ts";
export type { CardWords } from "./shaders.ts";
export { ball, lathe, rod, surface, tube } from "./shapes.ts";
