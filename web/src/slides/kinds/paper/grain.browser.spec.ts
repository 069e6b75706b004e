import { expect, test } from "vitest";
import { penOf, spareCanvas } from "#adapters/webgl/basis/index.ts";
import { wearInk } from "./grain.ts";

const side = 240;
/** How much of each pixel of a square of ink is left, 0 to 255. */
const worn = (strength: number): readonly number[] => {
  const pen = penOf(spareCanvas(side, side), true);
  pen.fillRect(0, 0, side, side);
  wearInk({ pen, width: side, height: side, unit: side / 100 }, strength);
  const { data } = pen.getImageData(0, 0, side, side);
  return Array.from({ length: side * side }, (_, i) => data[i * 4 + 3] ?? 0);
};
const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

test("[SLIDE-15] ink lies unevenly on paper: it is lighter here and there, and legible everywhere", () => {
  const left = worn(0.9);
  expect(new Set(left).size, "many shades").toBeGreaterThan(15);
  expect(mean(left)).toBeLessThan(250);
  expect(Math.min(...left)).toBeGreaterThan(150);
});

test("[SLIDE-15] it is worn as much as it is told, not at all by 0", () => {
  expect(Math.min(...worn(0))).toBe(255);
  expect(mean(worn(0.9))).toBeLessThan(mean(worn(0.3)));
});
