/** What a thing is made of; the number tells the shader. */
export const STUFF = {
  plain: 0,
  suit: 10,
  visor: 11,
  balloon: 12,
  planet: 13,
  moon: 14,
  limb: 15,
} as const;
/** Which group a thing moves with. */
export const PART = { body: 0, arm: 1, left: 2, right: 3, planet: 4, hoop: 5, moon: 6 } as const;
/** Where limbs join the body. */
export const SHOULDER = [-0.3, 0.2, 0] as const;
export const HIPS = [
  [-0.17, -0.4, 0],
  [0.17, -0.4, 0],
] as const;
/** The hand that holds the balloon. */
export const HAND = [0.74, 0.16, 0.22] as const;
