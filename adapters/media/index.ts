export { sharpDarkroom } from "./darkroom.ts";
export { kindOf, type PictureKind } from "./kind.ts";
