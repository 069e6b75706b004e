import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scales } from "./precedence.ts";
import { sizeInMail } from "./sizeInMail.ts";

describe("a logo in a mail", () => {
  it.each([
    ["wide", { width: 1000, height: 200 }, 1, { width: 110, height: 22 }],
    ["square", { width: 600, height: 600 }, 1, { width: 36, height: 36 }],
    ["made smaller", { width: 600, height: 600 }, 0.5, { width: 18, height: 18 }],
    ["made larger", { width: 600, height: 600 }, 2, { width: 72, height: 72 }],
    ["wide and large", { width: 1000, height: 200 }, 2, { width: 170, height: 34 }],
    ["a thread", { width: 1000, height: 1 }, 0.5, { width: 55, height: 1 }],
  ])("[OPEN-130] %s", (_what, size, scale, shown) => {
    expect(sizeInMail(size, scale)).toEqual(shown);
  });

  it("[OPEN-130] keeps its shape, and leaves room for the product's name", () => {
    const side = fc.integer({ min: 20, max: 1000 });
    const scale = fc.double({ min: scales.least, max: scales.most, noNaN: true });
    fc.assert(
      fc.property(side, side, scale, (width, height, times) => {
        const shown = sizeInMail({ width, height }, times);
        expect(shown.width).toBeLessThanOrEqual(170);
        expect(shown.height).toBeLessThanOrEqual(72);
        // to a pixel
        expect(Math.abs(shown.width * height - shown.height * width)).toBeLessThanOrEqual(
          Math.max(width, height),
        );
      }),
    );
  });
});
