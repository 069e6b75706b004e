export * from "./builder.ts";
export * from "./draft.ts";
export { beginWithPhotos } from "./fromLibrary.ts";
export * from "./open.ts";
export * from "./place.ts";
export type { Submitted } from "./submit.ts";
export * from "./watch.ts";
