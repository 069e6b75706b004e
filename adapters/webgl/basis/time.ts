export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x));
export const mix = (a: number, b: number, k: number): number => a + (b - a) * k;
/** How far `t` is on its way from `a` to `b`, 0 to 1. */
export const span = (t: number, a: number, b: number): number => clamp((t - a) / (b - a));

export const outCubic = (x: number): number => 1 - (1 - x) ** 3;
export const inOutCubic = (x: number): number => (x < 0.5 ? 4 * x ** 3 : 1 - (2 - 2 * x) ** 3 / 2);
export const outBack = (x: number, s = 1.70158): number =>
  1 + (s + 1) * (x - 1) ** 3 + s * (x - 1) ** 2;
export const spring = (x: number, turns = 3, damping = 5): number =>
  x >= 1 ? 1 : 1 - Math.exp(-damping * x) * Math.cos(turns * Math.PI * x);

/** Entrances are over by then; after it every motion repeats. Seconds. */
export const LOOP_FROM = 4;
/** Every idle motion is a whole harmonic of this. Seconds. */
export const LOOP = 6;
/** Every loop of a scene has one event, which nothing is left of: so it is rare. Seconds. */
export const SCENE_LOOP = 2 * LOOP;
/** One turn a loop, radians a second; for the shaders, which multiply it by whole numbers. */
export const TURN = (2 * Math.PI) / LOOP;

/** Any time brought into the entrance and one loop after it, so that a card left open never drifts; what never loops keeps its time. */
export const fold = (t: number, from = LOOP_FROM, length = LOOP): number => {
  if (!(t > 0)) return 0;
  return t < from + length || from === Number.POSITIVE_INFINITY ? t : from + ((t - from) % length);
};
