export { type CardGround, groundMaterial } from "./ground.ts";
export { type CardWords, cardMaterial, type Surroundings } from "./material.ts";
export { type Make, Model, PARTS, type Place } from "./model.ts";
export { type SolidFrame, type SolidParts, SolidScene, type Thing } from "./scene.ts";
