export { sharpDarkroom } from "./darkroom.ts";
export { animated, asJpeg } from "./film.ts";
export { pressed } from "./press.ts";
