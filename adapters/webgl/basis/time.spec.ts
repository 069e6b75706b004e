import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold, LOOP, LOOP_FROM } from "./time.ts";

describe("time folded into a loop", () => {
  test("the entrance is left as it is, and a loop later it is the same time", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (t) => {
        const folded = fold(t);
        expect(folded).toBeGreaterThanOrEqual(0);
        expect(folded).toBeLessThan(LOOP_FROM + LOOP);
        if (t < LOOP_FROM + LOOP) expect(folded).toBe(t);
        else expect((t - folded) / LOOP).toBeCloseTo(Math.round((t - folded) / LOOP), 3);
      }),
    );
  });

  test.each([3, 1e6, Number.POSITIVE_INFINITY])("%d is left alone where nothing loops", (t) => {
    expect(fold(t, Number.POSITIVE_INFINITY)).toBe(t);
  });

  test.each([-1, Number.NaN, 0])("%d is the beginning", (t) => {
    expect(fold(t)).toBe(0);
  });
});
