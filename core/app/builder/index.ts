export * from "./builder.ts";
export type { Draft } from "./draft.ts";
export { beginWithPhotos } from "./fromLibrary.ts";
export * from "./ownerWriting.ts";
export type { BuilderPanel } from "./panel.ts";
export { asContributor } from "./place.ts";
export type { Submitted } from "./submit.ts";
export { wordsOfDraft } from "./typed.ts";
export * from "./watch.ts";
