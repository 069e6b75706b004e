import fc from "fast-check";
import { expect, it } from "vitest";
import { contrastOf, inkOn, legibilityOf } from "./index.ts";

it.each([
  ["#000000", "#FFFFFF", 21, "well"],
  ["#FFFFFF", "#000000", 21, "well"],
  ["#595959", "#FFFFFF", 7, "well"],
  ["#767676", "#FFFFFF", 4.54, "enough"],
  ["#777777", "#FFFFFF", 4.48, "large"],
  ["#949494", "#FFFFFF", 3.03, "large"],
  ["#959595", "#FFFFFF", 2.99, "hardly"],
  ["#F9C74F", "#F9C74F", 1, "hardly"],
])("[THEME-13] %s on %s is %f to 1 and reads %s", (text, background, ratio, reads) => {
  const found = legibilityOf(text, background);
  expect(found.reads).toBe(reads);
  expect(found.ratio).toBeCloseTo(ratio, 1);
});

it("[THEME-13] on any colour words can be read in black or in white", () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      expect(contrastOf(inkOn(one), one)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(one, other)).toBe(contrastOf(other, one));
      expect(contrastOf(one, other)).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 2000 },
  );
});
