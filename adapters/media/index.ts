export { sharpDarkroom } from "./darkroom.ts";
