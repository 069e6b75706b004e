export * from "./capture.ts";
export * from "./kept.ts";
export type { CaptureEnd, CapturePlace } from "./place.ts";
export type { ClipPlayer, Playback } from "./playback.ts";
export type { Take } from "./take.ts";
