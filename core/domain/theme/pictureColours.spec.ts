import fc from "fast-check";
import { expect, it } from "vitest";
import { pictureColours, rgbOf } from "./index.ts";

const filled = (hex: string, count: number, alpha = 255): number[] =>
  Array.from({ length: count }, () => [...rgbOf(hex), alpha]).flat();

it("[THEME-12] the colours of a logo are those it is drawn in, the most telling first", () => {
  const pixels = [...filled("#FFFFFF", 900), ...filled("#D2333F", 500), ...filled("#1D3557", 200)];
  expect(pictureColours(pixels)).toEqual(["#D2333F", "#1D3557", "#FFFFFF"]);
});

it("[THEME-12] what is seen through is no colour, and what is nearly one colour is one", () => {
  expect(pictureColours(filled("#FF0000", 50, 20))).toEqual([]);
  expect(pictureColours([])).toEqual([]);
  expect(pictureColours([...filled("#FF0000", 50), ...filled("#F40808", 50)])).toHaveLength(1);
});

it("[THEME-12] of any picture come at most six colours that can be told apart", () => {
  const pixels = fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 400, size: "max" });
  fc.assert(
    fc.property(pixels, (given) => {
      const found = pictureColours(given);
      expect(found.length).toBeLessThanOrEqual(6);
      for (const [at, hex] of found.entries()) {
        expect(hex).toMatch(/^#[0-9A-F]{6}$/);
        const [r, g, b] = rgbOf(hex);
        for (const other of found.slice(at + 1)) {
          const [x, y, z] = rgbOf(other);
          expect(Math.hypot(r - x, g - y, b - z)).toBeGreaterThanOrEqual(56);
        }
      }
    }),
    { numRuns: 500 },
  );
});

it("[THEME-12] black is a colour, and grey counts less than what has a hue", () => {
  expect(pictureColours(filled("#000000", 4))).toEqual(["#000000"]);
  // as much of both: the hue is more than three times as telling
  expect(pictureColours([...filled("#808080", 300), ...filled("#800000", 300)])[0]).toBe("#800000");
  expect(pictureColours([...filled("#808080", 300), ...filled("#402020", 300)])[0]).toBe("#402020");
  expect(pictureColours([...filled("#000000", 300), ...filled("#900000", 40)])[0]).toBe("#900000");
});

it("[THEME-12] a bright tint counts less than a dark colour with more of a hue", () => {
  const pixels = [...filled("#FFF0F0", 900), ...filled("#200000", 100)];
  expect(pictureColours(pixels)[0]).toBe("#200000");
});

it("[THEME-12] what is offered is drawn, and 56 apart is enough", () => {
  expect(pictureColours([...filled("#FF0000", 60), ...filled("#E00000", 40)])).toEqual(["#FF0000"]);
  expect(pictureColours([...filled("#900000", 60), ...filled("#580000", 40)])).toHaveLength(2);
  expect(pictureColours([...filled("#900000", 60), ...filled("#590000", 40)])).toHaveLength(1);
});

it("[THEME-12] what is half seen through counts, what is seen through by more does not", () => {
  expect(pictureColours(filled("#FF0000", 1, 128))).toEqual(["#FF0000"]);
  expect(pictureColours(filled("#FF0000", 1, 127))).toEqual([]);
});

it("[THEME-12] colours that share a part are told apart in each part", () => {
  expect(pictureColours([...filled("#100000", 5), ...filled("#008000", 5)])).toHaveLength(2);
  const parts = ["#F00000", "#00F000", "#0000F0", "#F0F000", "#00F0F0"];
  expect([...pictureColours(parts.flatMap((hex) => filled(hex, 10)))].sort()).toEqual(parts.sort());
});
