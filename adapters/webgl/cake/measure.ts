/** Tiers by radius, height and where they stand; the shader knows them too, for their shadows. */
export const TIERS = [
  { part: "lower", r: 1.02, h: 0.6, y: 0.01 },
  { part: "upper", r: 0.68, h: 0.52, y: 0.645 },
] as const;
export const FLOOR = -0.86;
export const PLATE = 1.36;
/** When tiers land and candles are lit, in seconds. */
export const LANDS = [0.15, 0.4] as const;
export const LIT = 1.35;
/** When a candle is blown out, how long it smokes, and when it burns again. Seconds. */
export const BLOWN = { at: 5.6, smoke: 3.2, again: 9.4 } as const;
/** The colour cream has of itself. */
export const CREAM = "#FFFAF2";

/** Calls `put` for `count` places evenly round a circle. */
export const ring = (count: number, put: (angle: number, i: number) => void): void => {
  for (let i = 0; i < count; i++) put((i / count) * Math.PI * 2, i);
};
