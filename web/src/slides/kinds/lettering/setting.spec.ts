import { expect, test } from "vitest";
import { laidOutAssets } from "../testing/assets.ts";
import { longMessage } from "../testing/samples.ts";
import { serif } from "./faces.ts";
import { type Lettering, setWords } from "./setting.ts";

const look: Lettering = {
  ...{ part: "message", face: serif("560"), align: "start", x: 10, y: 12, width: 80, height: 100 },
  ...{ most: 30, least: 3, leading: 1.2 },
};
const set = (text: string, more: Partial<Lettering> = {}) =>
  setWords(text, { ...look, ...more }, laidOutAssets());

test.each([
  "Thank you!",
  longMessage,
  "Dear Grace,\nthank you\nfor all of it",
  "お誕生日おめでとうございます。素敵な一年になりますように！",
  "كل عام وأنتم بخير، عيد ميلاد سعيد يا ليلى",
  "🎉🎂🥳🎈🎁".repeat(4),
])("put together, the lines of a part say it whole: %s", (text) => {
  expect(
    set(text)
      .lines.map((line) => line.text)
      .join(""),
  ).toBe(text);
});

test.each(["start", "center", "end"] as const)(
  "lines stand in their room, one under the other: %s",
  (align) => {
    const { lines, top, bottom } = set(longMessage, { align });
    expect(top).toBeGreaterThanOrEqual(12);
    expect(bottom).toBeLessThanOrEqual(112.001);
    for (const [i, line] of lines.entries()) {
      expect(line.x).toBeGreaterThanOrEqual(9.999);
      expect(line.x + line.width).toBeLessThanOrEqual(90.001);
      expect(line.y).toBeGreaterThan(lines[i - 1]?.y ?? 12);
      expect(line.y).toBeLessThan(bottom);
    }
  },
);

test("[F-48] what is read from the right begins there, and so do its words", () => {
  const { lines, direction } = set("كل عام وأنتم بخير، عيد ميلاد سعيد");
  expect(direction).toBe("rtl");
  for (const line of lines) {
    expect(line.x + line.width).toBeCloseTo(90);
    expect(line.words[0]?.right).toBeCloseTo(line.width);
    expect(line.words.every((word) => word.isJoined)).toBe(true);
  }
  expect(set("1. שלום Grace").direction).toBe("rtl");
  expect(set("12 … Grace שלום").direction).toBe("ltr");
});

test("signs are counted as people count them, over all lines", () => {
  const { lines, signs } = set("👩‍👩‍👧‍👦 Zoe\u0308!\nhello");
  expect(signs).toBe(12);
  expect(lines.at(-1)?.words[0]).toMatchObject({ before: 7, signs: 5 });
});

test("nothing is set of nothing", () => {
  expect(set(" \n ")).toMatchObject({ lines: [], signs: 0, top: 12, bottom: 12 });
});
