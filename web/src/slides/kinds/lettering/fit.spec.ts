import { expect, test } from "vitest";
import { laidOutAssets } from "../testing/assets.ts";
import { serif } from "./faces.ts";
import { fitWords, type Room } from "./fit.ts";

const room: Room = { width: 82, height: 110, most: 40, least: 2.8, leading: 1.2 };
const assets = laidOutAssets();
const measure = (text: string) => assets.measure(text, serif("560"));
const fitted = (text: string, own: Room = room) => fitWords(text, own, measure);
const texts = (text: string, own?: Room) => fitted(text, own).lines.map((line) => line.text);

test.each([
  "Thank you!",
  "Thirty suits you. Here is to lakes, long tables and you",
  "Thirty suits you. ".repeat(17).slice(0, 300),
  "a".repeat(300),
  "生".repeat(120),
  "a\n".repeat(20),
  "👩‍👩‍👧‍👦👍🏽❤️".repeat(5),
])("[SLIDE-35] what is set fits its room, and would not a little larger: %s", (text) => {
  const { size, lines } = fitted(text);
  for (const line of lines) expect(measure(line.text) * size).toBeLessThanOrEqual(82.001);
  expect(lines.length * size * 1.2).toBeLessThanOrEqual(110.001);
  const larger = { ...room, least: size + 0.05, most: size + 0.05 };
  const over = fitted(text, larger);
  const isWithin =
    over.lines.length * over.size * 1.2 <= 110 &&
    over.lines.every((line) => measure(line.text) * over.size <= 82) &&
    over.lines.every((line) => line.after !== "");
  expect(size === 40 || !isWithin || over.size < 4.65).toBe(true);
});

test("[SLIDE-35] a short message is large, 300 signs are read", () => {
  expect(fitted("Hi").size).toBe(40);
  expect(fitted("Thank you!").size).toBeGreaterThan(25);
  expect(fitted("Thirty suits you. ".repeat(17).slice(0, 300)).size).toBeGreaterThan(6);
  expect(fitted("\n".repeat(300)).lines).toHaveLength(1);
});

test("[SLIDE-15] a word is not broken where its line would hold it a little smaller", () => {
  expect(texts("Merry Congratulations everyone")).toContain("Congratulations");
  const { lines } = fitted("Donaudampfschifffahrtsgesellschaftskapitän it is");
  expect(lines[0]?.after).toBe("");
});

test("[F-48] wide signs are broken between any two, but not before a full stop; emoji stay whole", () => {
  const lines = texts("お誕生日おめでとう。素敵な一年になりますように。", { ...room, width: 30 });
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(line).not.toMatch(/^。/);
  for (const line of texts("👩‍👩‍👧‍👦👍🏽❤️".repeat(8)))
    expect(line).toMatch(/^(👩‍👩‍👧‍👦|👍🏽|❤️)+$/u);
});

test("lines are kept as they were written, and blanks that hold words together", () => {
  expect(texts("Dear Grace,\nthank you")).toEqual(
    expect.arrayContaining([expect.stringMatching(/Grace,$/), expect.stringMatching(/^thank/)]),
  );
  expect(texts("\n\nHi\n\nyou\n\n")).toEqual(["Hi", "", "you"]);
  const lines = texts("It takes 10\u00a0000\u00a0steps", { ...room, width: 40 });
  expect(lines.join("|")).toContain("10\u00a0000\u00a0steps");
});

test("centred lines are of like length", () => {
  const even = fitted("Here is to the very best of all of us, and you", { ...room, isEven: true });
  const widths = even.lines.map((line) => measure(line.text));
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.45);
});
