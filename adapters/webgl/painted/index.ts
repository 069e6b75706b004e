export type { LoadPainter, Painter, Painting } from "./painting.ts";
export { painted } from "./scene.ts";
