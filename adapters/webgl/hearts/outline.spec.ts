import { expect, test } from "vitest";
import { laceOf } from "./outline.ts";

test("[COVER-23] the lace goes round the heart in even steps, alike on both sides, the seam within it", () => {
  const lace = laceOf(52);
  expect(lace).toHaveLength(52);
  const steps = lace.map((spot, i) => {
    const next = lace[(i + 1) % lace.length] ?? spot;
    return Math.hypot(next.x - spot.x, next.y - spot.y);
  });
  // straight across a corner is nearer than along it
  expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.6);
  expect(Math.max(...lace.map(({ x }) => x))).toBeCloseTo(-Math.min(...lace.map(({ x }) => x)), 1);
  for (const { x, y, z, w } of lace) expect(Math.hypot(z, w)).toBeLessThan(Math.hypot(x, y));
});
