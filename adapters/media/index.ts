export { clipProcessor, onPath } from "./clips/index.ts";
export { animated, asJpeg } from "./film.ts";
export { sharpImageProcessor as sharpDarkroom } from "./imageProcessor.ts";
export { pressed } from "./press.ts";
