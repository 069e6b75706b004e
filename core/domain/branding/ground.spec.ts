import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groundOf } from "./index.ts";

const picture = (...pixels: readonly (readonly [number, number, number, number])[]) =>
  Array.from({ length: 400 }, (_, at) => pixels[at % pixels.length] ?? []).flat();

describe("the ground of a logo [LOGO-01]", () => {
  it.each([
    ["white on nothing", picture([255, 255, 255, 255], [0, 0, 0, 0]), "dark"],
    ["cream on nothing", picture([250, 240, 220, 200], [255, 255, 255, 0]), "dark"],
    ["black on nothing", picture([0, 0, 0, 255], [255, 255, 255, 0]), "light"],
    [
      "navy with a little white on nothing",
      picture([20, 20, 90, 255], [20, 20, 90, 255], [255, 255, 255, 255], [0, 0, 0, 0]),
      "light",
    ],
    ["white on its own blue", picture([255, 255, 255, 255], [0, 60, 180, 255]), "light"],
    ["black on its own white", picture([255, 255, 255, 255], [0, 0, 0, 255]), "light"],
    ["nothing at all", picture([0, 0, 0, 0]), null],
    ["white on white", picture([255, 255, 255, 255]), null],
    ["white on nearly white", picture([255, 255, 255, 255], [250, 251, 249, 255]), null],
    ["dust", picture([0, 0, 0, 0]).with(3, 20), null],
  ] as const)("of %s", (_what, pixels, ground) => {
    expect(groundOf(pixels)).toBe(ground);
  });

  it("is one that its marks stand out on, whatever they are of", () => {
    const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));
    fc.assert(
      fc.property(colour, ([r, g, b]) => {
        const ground = groundOf(picture([r, g, b, 255], [0, 0, 0, 0]));
        const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
        if (light > 230) expect(ground).toBe("dark");
        if (light < 180) expect(ground).toBe("light");
        expect(ground).not.toBeNull();
      }),
      { numRuns: 2000 },
    );
  });
});
