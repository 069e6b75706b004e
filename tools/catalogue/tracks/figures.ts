import type { Figure } from "../songs/score.ts";

/** A chord held for so many beats. */
export const held = (beats: number): Figure => [[0, beats, "chord"]];
/** A bass note held for so many beats. */
export const low = (beats: number): Figure => [[0, beats, "bass"]];
/** Bass on the first beat and fifth on another. */
export const lowFifth = (first: number, second: number): Figure => [
  [0, second - first - 0.1, "bass", 4],
  [second, second - first - 0.1, "fifth"],
];

/** Tones one after another, by their order in the chord, each ringing until `beats`. */
export const broken = (order: readonly number[], step: number, beats: number): Figure =>
  order.map((tone, at) => [
    at * step,
    Math.max(step, beats - at * step),
    tone,
    at === 0 ? 2 : at % 2 === 0 ? -4 : -8,
  ]);

/** The same, over a bass that comes first. */
export const rolled = (order: readonly number[], step: number, beats: number): Figure => [
  [0, beats, "bass", 2],
  ...broken(order, step, beats - step).map(
    ([at, long, what, force = 0]) => [at + step, long, what, force - 4] as const,
  ),
];

export const waltz: Figure = [
  [0, 0.9, "bass", 8],
  [1, 0.5, "chord", -4],
  [2, 0.5, "chord", -6],
];

/** Chords behind the bass, on the beats between. */
export const after = (beats: readonly number[], long = 0.4): Figure =>
  beats.map((beat, at) => [beat, long, "chord", at % 2 === 0 ? 0 : -3]);

/** A strummed bar of four: down on the beats, up between. */
export const strum: Figure = [
  [0, 0.9, "chord", 6],
  [1, 0.5, "chord", 0],
  [1.5, 0.5, "chord", -10],
  [2.5, 0.5, "chord", -8],
  [3, 0.5, "chord", 2],
  [3.5, 0.5, "chord", -10],
];

/** A folk guitarist's thumb and fingers, a bar of four. */
export const picked: Figure = [
  [0, 2, "bass", 8],
  [0.5, 2, 1, -8],
  [1, 1.5, "fifth", -2],
  [1.5, 2, 2, -4],
  [2, 2, "bass", 2],
  [2.5, 1.5, 1, -8],
  [3, 1, "fifth", -2],
  [3.5, 1, 2, -6],
];
