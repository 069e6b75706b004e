export { sharpDarkroom } from "./darkroom.ts";
export { pressed } from "./press.ts";
