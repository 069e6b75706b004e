import { describe, expect, test } from "vitest";
import { readsFromRight } from "./direction.ts";
import { breakEvenly, lineWidth } from "./lines.ts";
import { seenOrder, wordsOf } from "./words.ts";

const texts = (title: string): string[][] =>
  wordsOf(title).map((word) => word.cells.map((cell) => cell.text));

describe("the words of a title", () => {
  test("letters are what a reader calls letters", () => {
    expect(texts("Zoe\u0308 é")).toEqual([["Z", "o", "ë"], ["é"]]);
  });

  test("an emoji is one cell, families and flags too", () => {
    const [family, flag, heart] = wordsOf("👩‍👩‍👧 🇬🇧 ❤️");
    for (const word of [family, flag, heart])
      expect(word?.cells.map((cell) => cell.kind)).toEqual(["emoji"]);
    expect(wordsOf("Hi!").flatMap((word) => word.cells.map((cell) => cell.kind))).toEqual([
      "letter",
      "letter",
      "letter",
    ]);
  });

  test("letters that join are never taken apart", () => {
    const [fatima] = wordsOf("فاطمة");
    expect(fatima?.cells).toHaveLength(1);
    expect(fatima?.rightToLeft).toBe(true);
    expect(wordsOf("प्रिया")[0]?.cells).toHaveLength(1);
  });

  test("a run read from the right keeps its marks at its own ends", () => {
    expect(texts("שרה!")).toEqual([["\u200Fשרה!\u200F"]]);
  });

  test("a very long name goes on after a hyphen, and nothing of it is lost", () => {
    const name = "Wolfeschlegelsteinhausenbergerdorff";
    const parts = texts(name).map((cells) => cells.join(""));
    expect(parts).toHaveLength(3);
    expect(parts.join("").replaceAll("-", "")).toBe(name);
    expect(parts[0]?.endsWith("-")).toBe(true);
  });

  test("[F-53] a word of sixty letters is broken into lines as short as other titles have; one of twenty is not", () => {
    for (const letter of ["w", "é", "е", "👩‍👩‍👧"]) {
      const parts = wordsOf(letter.repeat(60)).map(({ cells }) => cells);
      expect(parts.map((cells) => cells.filter(({ text }) => text === letter).length)).toEqual([
        12, 12, 12, 12, 12,
      ]);
      expect(wordsOf(letter.repeat(20))).toHaveLength(1);
    }
  });

  test("a double name may be broken behind its own hyphen", () => {
    expect(texts("Anne-Marie").map((cells) => cells.join(""))).toEqual(["Anne-", "Marie"]);
  });

  test("control characters and blanks make no words", () => {
    expect(wordsOf(" \u0000\u200B\n ")).toEqual([]);
  });
});

describe("the order words are seen in", () => {
  const seen = (title: string): string =>
    seenOrder(wordsOf(title), readsFromRight(title))
      .map((word) => word.cells.map((cell) => cell.text.replaceAll("\u200F", "")).join(""))
      .join(" ");

  test("from the right for a title that begins so", () => {
    expect(seen("יום הולדת שמח Grace Kim")).toBe("Grace Kim שמח הולדת יום");
  });

  test("a name read from the right stands in its place in an English title", () => {
    expect(seen("Happy Birthday فاطمة محمد")).toBe("Happy Birthday محمد فاطمة");
  });
});

describe("breaking lines", () => {
  const words = [5, 8, 5, 3, 2, 6].map((width) => ({ width, space: 1 }));

  test.each([1, 2, 3, 4, 5, 6, 9])("into %i keeps every word once and in order", (count) => {
    const lines = breakEvenly(words, count);
    expect(lines).toHaveLength(Math.min(count, words.length));
    expect(
      lines.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i)),
    ).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("lines come out as even as they can", () => {
    const widths = breakEvenly(words, 2).map((line) => lineWidth(words, line));
    expect(widths).toEqual([14, 19]);
  });
});
