import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { growingTape, tapeOf } from "./index.ts";

describe("the tape of a whole recording [OPEN-109]", () => {
  it.each([
    ["nothing", [], 3, []],
    ["fewer levels than bars", [0.2, 0.1], 3, [0.2, 0.1]],
    ["as many levels as bars", [0.2, 0.1, 0.3], 3, [0.2, 0.1, 0.3]],
    ["two levels to a bar", [0.9, 0.1, 0.2, 0.8, 0.3, 0.4], 3, [0.9, 0.8, 0.4]],
    ["falling all the way", [0.6, 0.5, 0.4, 0.3, 0.2, 0.1], 3, [0.6, 0.4, 0.2]],
    ["rising all the way", [0.1, 0.2, 0.3, 0.4, 0.5, 0.6], 3, [0.2, 0.4, 0.6]],
    ["seven levels in three bars", [0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1], 3, [0.7, 0.5, 0.3]],
    ["five levels in two bars", [0.1, 0.2, 0.3, 0.4, 0.5], 2, [0.2, 0.5]],
    ["one bar for all", [0.3, 0.9, 0.1], 1, [0.9]],
  ] as const)("of %s", (_what, levels, bars, tape) => {
    expect(tapeOf(levels, bars)).toEqual(tape);
  });
});

describe("the tape while it is recorded [OPEN-109]", () => {
  it.each([
    ["nothing", [], []],
    ["the first level", [0.3], [0.3]],
    ["less than fits", [0.3, 0.1, 0.2], [0.3, 0.1, 0.2]],
    ["just what fits", [0.3, 0.1, 0.2, 0.4], [0.3, 0.1, 0.2, 0.4]],
    ["one level more, so that bars stand for two", [0.3, 0.1, 0.2, 0.4, 0.1], [0.3, 0.4, 0.1]],
    ["falling, two to a bar", [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1], [0.8, 0.6, 0.4, 0.2]],
    ["rising, two to a bar", [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8], [0.2, 0.4, 0.6, 0.8]],
    ["falling, four to a bar", [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1], [0.9, 0.5, 0.1]],
  ] as const)("of %s, four bars long", (_what, levels, tape) => {
    expect(growingTape(levels, 4)).toEqual(tape);
  });

  it("is more than half full once it was full, however long somebody speaks", () => {
    fc.assert(
      fc.property(fc.integer({ min: 61, max: 2400 }), (count) => {
        const { length } = growingTape(
          Array.from({ length: count }, () => 0.5),
          60,
        );
        expect(length).toBeGreaterThan(30);
        expect(length).toBeLessThanOrEqual(60);
      }),
    );
  });
});
