import { type Span, seconds } from "#core/kernel/index.ts";
import type { CaptureKind } from "./state.ts";

/** A recording stops by itself after so many milliseconds (OPEN-110). */
export const longestRecording: Readonly<Record<Exclude<CaptureKind, "photo">, Span>> = {
  video: seconds(60),
  voice: seconds(120),
};
/** One step of the countdown (CAPT-11). */
export const countdownStep: Span = seconds(1);
/** The scrubber moves so often while a recording plays (CAPT-32). */
export const scrubEvery: Span = 100;
/** How often loudness is measured: often enough to look alive. */
export const levelEvery: Span = 50;
/** What is recorded goes to disk so often: a crash costs no more (design rule 7). */
export const chunkEvery: Span = seconds(1);

/** What is asked of the camera, in pixels (CAPT-30). */
export const captureSize = { width: 1280, height: 720 } as const;
/** Quality of a photo, 0 to 1 (CAPT-28). */
export const photoQuality = 0.85;

/** Below this level, of 1, nobody is heard; a quiet room is at about 0.01. */
export const quietLevel = 0.03;
/** Time without a sound after which the person who records is told. */
export const silenceTold: Span = seconds(3);
