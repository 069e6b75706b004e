import { expect, test } from "vitest";
import { fitText, type Room } from "./fit.ts";

const room: Room = { width: 78, height: 90, most: 11, least: 3, line: 1.35, letter: 0.5 };

test("[SLIDE-35] a message of any length allowed fits its page, a short one is large", () => {
  expect(fitText("Thank you!", room)).toBe(11);
  expect(fitText("Congratulations!", room)).toBeLessThan(10);
  const longest = fitText("Thirty suits you. ".repeat(17).slice(0, 300), room);
  expect(longest).toBeLessThan(7);
  expect(longest).toBeGreaterThan(4);
});

test("[SLIDE-15] a word of wide letters is not broken where its line would hold it a little smaller", () => {
  const winter: Room = { width: 68, height: 72, most: 14, least: 3.2, line: 1.28, letter: 0.5 };
  // as wide as the display face sets it: 5.2 ems
  expect(fitText("Merry everything", winter) * 5.2).toBeLessThanOrEqual(winter.width);
});

test("[SLIDE-35] line breaks, wide letters and a word without end take the room they need", () => {
  const lines = fitText("a\n".repeat(20), room);
  expect(lines * 1.35 * 20).toBeLessThanOrEqual(90);
  expect(fitText("生".repeat(120), room)).toBeLessThan(fitText("a".repeat(120), room));
  expect(fitText("a".repeat(300), room)).toBeLessThan(7);
  expect(fitText("\n".repeat(300), room)).toBe(3);
});
