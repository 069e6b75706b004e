import { describe, expect, test } from "vitest";
import type { Atlas } from "../lettering/index.ts";
import { type Face, titleWords, wordsOf } from "../words/index.ts";
import { echo } from "./echo.ts";
import { MOST_LINES, setTitle } from "./setting.ts";

const face: Face = { family: "Baloo 2", weight: 800, italic: false, size: 1, fill: true };
/** Every letter 0.6 em wide and 0.7 em high; enough to set a title without a canvas. */
const atlas = {
  sign: () => ({
    width: 0.6,
    top: 0.7,
    bottom: 0,
    left: 0,
    advance: 0.65,
    buffer: 0.17,
    area: [0, 0, 1, 1],
  }),
} as unknown as Atlas;

const across = 1.25;
const down = 1.75;
const set = (title: string) =>
  setTitle(
    title,
    wordsOf(title).map((word) => ({ word, face })),
    atlas,
    across,
    down,
    [
      [0, 0, 0],
      [1, 1, 1],
    ],
    0,
  );

const long =
  "Happy Birthday to the most wonderful colleague we ever had, who brings cake every Friday, fixes the printer without complaining and always remembers everybody else's birthday. Have a truly great day!!";

describe("setting a title on a cover", () => {
  test.each(["A", "Hi!", "Congratulations", "Happy Birthday Grace", long])(
    "%j stays inside its box and loses no letter",
    (title) => {
      const { rows, cells } = set(title);
      expect(cells).toHaveLength([...title.replaceAll(/\s/g, "")].length);
      expect(rows.length).toBeLessThanOrEqual(MOST_LINES);
      for (const row of rows) {
        expect(row.halfWidth).toBeLessThanOrEqual(across / 2 + 1e-9);
        expect(Math.abs(row.centre) + row.halfHeight).toBeLessThanOrEqual(down / 2 + 1e-9);
        expect(row.stretch).toBeGreaterThanOrEqual(0.46);
      }
    },
  );

  test("letters of a line follow each other, and words stand further apart than letters", () => {
    const { cells } = setTitle(
      "ab cd",
      wordsOf("ab cd").map((word) => ({ word, face })),
      atlas,
      10,
      1,
      [[0, 0, 0]],
      0,
    );
    expect(new Set(cells.map((cell) => cell.line)).size).toBe(1);
    const gaps = cells.slice(1).map((cell, i) => cell.x0 - (cells[i]?.x1 ?? 0));
    for (const gap of gaps) expect(gap).toBeGreaterThan(0);
    expect(gaps[1]).toBeGreaterThan(5 * (gaps[0] ?? 1));
  });

  test.each([
    "Happy Birthday Grace",
    "Congratulations dear Christopher, you did it",
    "Grace we miss you",
    "Happy Birthday Wolfeschlegelsteinhausen",
  ])(
    "[F-54] in %j the name is the hero: its lines are its own, and higher by half at least",
    (title) => {
      const name = /Grace|Christopher,|Wolfe\S+/.exec(title)?.[0] ?? "";
      const { words, named } = titleWords({ text: title, name });
      const [first, last] = named ?? [0, 0];
      const isName = (i: number): boolean => i >= first && i <= last;
      const sets = words.map((word, i) => ({ word, face, isName: isName(i) }));
      const { rows, cells } = setTitle(title, sets, atlas, across, down, [[0, 0, 0]], 0);
      const from = words.slice(0, first).reduce((sum, word) => sum + word.cells.length, 0);
      const count = words.slice(first, last + 1).reduce((sum, word) => sum + word.cells.length, 0);
      const own = new Set(cells.slice(from, from + count).map((cell) => cell.line));
      const others = new Set(
        [...cells.slice(0, from), ...cells.slice(from + count)].map((cell) => cell.line),
      );
      const heights = (lines: Set<number>): number[] =>
        [...lines].map((line) => rows[line]?.halfHeight ?? 0);
      expect([...own].filter((line) => others.has(line))).toEqual([]);
      expect(Math.min(...heights(own)) / Math.max(...heights(others))).toBeGreaterThanOrEqual(
        1.5 - 1e-9,
      );
      rows.forEach((row, i) => {
        expect(row.halfWidth).toBeLessThanOrEqual(across / 2 + 1e-9);
        expect(Math.abs(row.centre) + row.halfHeight).toBeLessThanOrEqual(down / 2 + 1e-9);
        const next = rows[i + 1];
        if (next)
          expect(row.centre - row.halfHeight).toBeGreaterThan(next.centre + next.halfHeight);
      });
    },
  );

  test("a lone long word is echoed, its own row in the middle; a full title is not", () => {
    const one = echo(set("Congratulations"), down, () => [0.5, 0.5, 0.5]);
    expect(one.rows.length % 2).toBe(1);
    expect(one.rows.length).toBeGreaterThanOrEqual(3);
    const middle = (one.rows.length - 1) / 2;
    expect(
      one.cells.filter((cell) => cell.colour[0] !== 0.5).every((cell) => cell.line === middle),
    ).toBe(true);
    const full = set("Happy Birthday Grace");
    expect(echo(full, down, (colour) => colour)).toBe(full);
  });
});
