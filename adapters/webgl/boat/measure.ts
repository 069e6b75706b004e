/** The sheets of the sea from the farthest to the nearest: how near, how high, and how their crests run. */
export const WAVES = [
  { z: -1.9, level: 0.52, high: 0.1, close: 2.3, phase: 0.4, runs: 1 },
  { z: -1.2, level: 0.34, high: 0.12, close: 1.9, phase: 2.1, runs: -1 },
  { z: -0.6, level: 0.14, high: 0.13, close: 1.6, phase: 4.4, runs: 1 },
  { z: 0.62, level: -0.2, high: 0.13, close: 1.75, phase: 1.2, runs: -1 },
  { z: 1.15, level: -0.55, high: 0.14, close: 1.4, phase: 3.1, runs: 1 },
  { z: 1.7, level: -0.93, high: 0.16, close: 1.15, phase: 5.6, runs: -1 },
] as const;

/** What a thing is made of; the number tells the shader. Sheets of the sea are 1 to 6. */
export const STUFF = {
  plain: 0,
  hull: 10,
  sail: 11,
  flag: 12,
  jib: 13,
  sun: 14,
  fish: 15,
  drop: 16,
} as const;
/** When the fish leaps, where it leaves the water and comes back, and how high. Seconds. */
export const LEAP = { at: 5.4, long: 1.5, from: 0.34, to: 1.3, water: -0.55, high: 0.95 } as const;
/** Which group a thing moves with; sheets of the sea are 0 to 5. */
export const PART = { boat: 6, sun: 7, near: 8, far: 9, gulls: 10, fish: 11 } as const;
