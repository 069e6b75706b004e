const clamp = (value: number): number => Math.max(0, Math.min(1, value));

/** How much of the way from `from` to `to` is behind `value`: 0 to 1. */
export const span = (value: number, from: number, to: number): number =>
  clamp((value - from) / (to - from));

export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Slow at both ends. */
export const smooth = (part: number): number => part * part * (3 - 2 * part);

/** A turn by key or button: it sets off and arrives gently. 0 to 1 of its time. */
export const easeInOut = (part: number): number => (1 - Math.cos(Math.PI * clamp(part))) / 2;

/** What is let go of: it reaches its place, goes a little past it once, and stays. 0 to 1 of its time. */
export const spring = (part: number): number => {
  const t = clamp(part);
  return t === 1 ? 1 : 1 - Math.exp(-6.2 * t) * Math.cos(5.2 * t) * (1 - t * t);
};

/** How far the first and the last panel follow a finger that goes on: never more than `most`. */
export const yielding = (beyond: number, most = 0.16): number =>
  most * Math.tanh(beyond / most / 2);
