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

test.each([
  "お誕生日おめでとうございます素敵な一年になりますように",
  "🎉🎂🥳🎈🎁".repeat(3),
  "👩‍👩‍👧‍👦👍🏽❤️".repeat(5),
  "축하합니다",
])(
  "[F-48] what may be broken after every sign is set as large as if blanks stood between: %s",
  (text) => {
    const signs = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
    const size = fitText(text, room);
    expect(size).toBeGreaterThanOrEqual(fitText(signs.join(" "), room));
    expect(size).toBeGreaterThan(9);
    // and fits
    const across = Math.floor(room.width / (size * 1.15));
    expect(Math.ceil(signs.length / across) * size * room.line).toBeLessThanOrEqual(room.height);
  },
);
