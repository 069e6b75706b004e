/** Which group a thing moves with. */
export const PART = { far: 0, middle: 1, yard: 2, front: 3, tree: 4, star: 5 } as const;

/** What a thing is made of; the number tells the shader. */
export const STUFF = { plain: 0, hill: 1, needles: 2, snow: 3, lamp: 4, window: 5 } as const;

/** When the lamps go out, and by when they are all lit again, from the lowest up to the star. Seconds. */
export const DARK = { at: 5.2, again: 5.9, lit: 7.6 } as const;

/** Where the tree stands, and how high it is without its star. */
export const FOOT = -1.02;
export const TOP = 1.52;

/** The tiers of the tree from the lowest: their rims' heights and radii. */
export const TIERS = [
  { y: -0.78, r: 0.98, high: 0.86 },
  { y: -0.34, r: 0.82, high: 0.78 },
  { y: 0.08, r: 0.66, high: 0.7 },
  { y: 0.48, r: 0.5, high: 0.62 },
  { y: 0.83, r: 0.36, high: 0.56 },
  { y: 1.14, r: 0.23, high: 0.4 },
] as const;
