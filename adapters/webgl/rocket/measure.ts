/** What a thing is made of; the number tells the shader. */
export const STUFF = {
  plain: 0,
  body: 10,
  flame: 11,
  glass: 12,
  planet: 13,
  moon: 14,
  cloud: 15,
} as const;
/** Which group a thing moves with. */
export const PART = { ship: 0, planet: 1, moon: 2, back: 3, middle: 4, front: 5, hoop: 6 } as const;
/** Where the flame leaves the ship, below its middle. */
export const NOZZLE = -1.02;
/** Second at which the engine starts. */
export const START = 0.35;
