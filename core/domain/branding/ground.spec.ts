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
    ["as much as is still dust", picture([0, 0, 0, 0]).with(3, 101), null],
    ["the least that is more than dust", picture([0, 0, 0, 0]).with(3, 102), "light"],
    ["no pixels", [], null],
  ] as const)("of %s", (_what, pixels, ground) => {
    expect(groundOf(pixels)).toBe(ground);
  });

  it.each([
    ["light grey on nothing", [210, 210, 210], "dark"],
    ["a peach that is just pale enough", [253, 198, 133], "dark"],
    ["the same peach, a shade darker", [252, 198, 133], "light"],
    ["a yellow without any blue", [220, 220, 0], "light"],
    ["the same yellow, a little paler", [220, 220, 60], "dark"],
  ] as const)("is for marks of %s", (_what, [red, green, blue], ground) => {
    expect(groundOf(picture([red, green, blue, 255], [0, 0, 0, 0]))).toBe(ground);
  });

  it("is dark only where more than three fifths of what is seen are pale", () => {
    const white = [255, 255, 255, 255] as const;
    const black = [0, 0, 0, 255] as const;
    const nothing = [0, 0, 0, 0] as const;
    const rest = [black, black, nothing, nothing] as const;
    expect(groundOf(picture(white, white, white, ...rest, nothing))).toBe("light");
    expect(groundOf(picture(white, white, white, white, ...rest))).toBe("dark");
  });

  it.each([
    ["the faintest that is seen", 16, "light"],
    ["a trace that nobody sees", 15, null],
  ] as const)("of black and white beside each other, as %s", (_what, alpha, ground) => {
    expect(groundOf(picture([0, 0, 0, alpha], [255, 255, 255, alpha]))).toBe(ground);
  });

  it.each([
    ["one red", [200, 30, 30, 255], [200, 30, 30, 255], null],
    ["one blue, here and there half transparent", [0, 60, 180, 255], [0, 60, 180, 120], null],
    ["two reds that differ by what is just seen", [100, 90, 80, 255], [112, 90, 80, 255], "light"],
    ["two reds that nobody tells apart", [100, 90, 80, 255], [111, 90, 80, 255], null],
    ["two greens", [100, 90, 80, 255], [100, 102, 80, 255], "light"],
    ["two blues", [100, 90, 80, 255], [100, 90, 92, 255], "light"],
    ["dark and then light", [10, 10, 10, 255], [250, 250, 250, 255], "light"],
    ["light and then dark", [250, 250, 250, 255], [10, 10, 10, 255], "light"],
  ] as const)("of a full surface in %s", (_what, one, other, ground) => {
    expect(groundOf(picture(one, other))).toBe(ground);
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
