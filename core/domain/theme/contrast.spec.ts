import { expect, it } from "vitest";
import { contrastOf, luminanceOf, rgbOf } from "./contrast.ts";

it("[THEME-13] a colour is its red, green and blue", () => {
  expect(rgbOf("#0A9BEF")).toEqual([10, 155, 239]);
  expect(rgbOf("#FFFFFFCC")).toEqual([255, 255, 255]);
});

// the examples of WCAG's own formula: below 0.04045 it is a line
it.each([
  ["#000000", 0],
  ["#FFFFFF", 1],
  ["#0A0A0A", 10 / 255 / 12.92],
  ["#FF0000", 0.2126],
  ["#00FF00", 0.7152],
  ["#0000FF", 0.0722],
])("[THEME-13] %s has a luminance of %f", (hex, luminance) => {
  expect(luminanceOf(hex)).toBeCloseTo(luminance, 6);
});

it("[THEME-13] black on white is 21 to 1", () => {
  expect(contrastOf("#000000", "#FFFFFF")).toBeCloseTo(21, 6);
});
