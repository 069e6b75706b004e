/** How high the three hills are over the foot at the left, in the middle and at the right; units. */
export const far = [31, 27, 34] as const;
export const mid = [22, 27, 21] as const;
export const near = [12, 9, 14] as const;
export type Rise = readonly [number, number, number];

/** How high a hill is at a part of the width. */
export const heightAt = ([left, middle, right]: Rise, k: number): number =>
  (1 - k) ** 2 * left + 2 * k * (1 - k) * middle + k ** 2 * right + Math.sin(k * 9 + left) * 0.7;
