import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isBlank, plainLine, plainLines } from "./index.ts";

/** Anything that can be typed, pasted or sent: whole signs, halves of them, and what cannot be seen. */
const anything = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ..."a é\u0301 \n\r\t\u200b\u200c\u200d\u200e\u202e\u2066\u2069\ufe0f\ufeff\u00ad\u3164",
          "👩",
          "🚀",
          "\u{1f3fd}",
          "🏴",
          "\u{e0067}",
          "\u{e007f}",
          "می",
          "क\u094d",
          "\ud83d",
        ),
        fc.string({ unit: "grapheme", maxLength: 2 }),
      ),
    )
    .map((signs) => signs.join("")),
);

/** What each part of a text is made of where it is whole: these have to come through as they are. */
const written = [
  "Ada Lovelace",
  "Zoë  O’Brien-Nuñez",
  "李 小龍",
  "علی\u200cرضا",
  "می\u200cخواهم",
  "ه\u200d",
  "क्\u200dष",
  "ശ്രീകുമാര്\u200d",
  "ශ්\u200dරී",
  "👩‍🚀",
  "👨‍👩‍👧‍👦",
  "🏳️‍🌈",
  "❤️‍🔥",
  "👁️‍🗨️",
  "🧑🏽‍🤝‍🧑🏿",
  "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "1️⃣",
  "☕︎",
  "葛󠄀",
  "\u200fיום הולדת שמח!\u200f",
];

describe("[F-26] a text of one line", () => {
  test.each(written)("keeps %s to the letter", (text) => {
    expect(plainLine(text)).toBe(text);
    expect(plainLine(`To ${text}, with love`)).toBe(`To ${text}, with love`);
  });

  test.each([
    ["Ada\r\nBcc: all@mail.test", "Ada Bcc: all@mail.test"],
    ["\n  Ada \n \n Lovelace\n", "Ada Lovelace"],
    ["Ada\u2028Lovelace\u2029", "Ada Lovelace"],
    ["Ada\tLovelace", "Ada Lovelace"],
    ["\u200fAda\u200e", "Ada"],
    ["gpj\u202eexe", "gpjexe"],
    ["\u2067Ada\u2069", "Ada"],
    ["A\u200bd\u2060a\ufeff", "Ada"],
    ["A\u200cd\u200da", "Ada"],
    ["so\u00adft", "soft"],
    ["\u3164", ""],
    ["\u200d👩\u200d", "👩"],
    ["👩\u200d\u200d🚀", "👩‍🚀"],
    ["علی\u200c", "علی"],
    [" \ufe0fAda", " Ada"],
    ["a\u{e0067}\u{e007f}", "a"],
    ["🏴\u{e0067}", "🏴"],
    ["half \ud83d a cake", "half  a cake"],
    ["bell\u0007", "bell"],
    ["  Ada \n Bob \n  Cy  ", "  Ada Bob Cy  "],
    ["  \n Ada\n  ", "Ada"],
    ["A\u200bda ", "Ada "],
    ["\ufe0f\u200d🚀", "🚀"],
  ])("%j is %j", (given, kept) => {
    expect(plainLine(given)).toBe(kept);
  });

  it("has nothing hidden in it, is on one line, never longer, and stays as it is when read again", () => {
    fc.assert(
      fc.property(anything, (text) => {
        const kept = plainLine(text);
        expect(kept).not.toMatch(
          /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff\u00ad]/u,
        );
        expect(kept.length).toBeLessThanOrEqual(text.length);
        expect(plainLine(kept)).toBe(kept);
      }),
      { numRuns: 2000 },
    );
  });

  it("is the text itself where there is nothing to take out", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => plainLine(text) === text),
    );
  });

  it("takes no longer for a long one", () => {
    const long = `${" ".repeat(50_000)}\u202e${" \n".repeat(50_000)}x`;
    const began = performance.now();
    plainLine(long);
    plainLines(long);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

describe("[F-26] a text of several lines", () => {
  it("keeps its lines, one kind of break, and what Thai or Hebrew need between words", () => {
    expect(plainLines("a\r\nb\rc\u2028d\n\n\te")).toBe("a\nb\nc\nd\n\n\te");
    for (const text of ["ไทย\u200bภาษา", "\u200fשלום!", ...written])
      expect(plainLines(text)).toBe(text);
  });
  it("has no control signs in it, and none that turn its direction", () => {
    fc.assert(
      fc.property(anything, (text) => {
        const kept = plainLines(text);
        expect(kept.replaceAll(/[\n\t]/g, "")).not.toMatch(
          /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u,
        );
        expect(plainLines(kept)).toBe(kept);
      }),
    );
  });
});

test("[F-26] nothing but signs that cannot be seen is nothing at all", () => {
  for (const text of ["", "  \n", "\u200b\u200b", "\u3164", "\u2800", "\u202e\u2069", "\ufe0f"])
    expect(isBlank(text), JSON.stringify(text)).toBe(true);
  for (const text of ["a", "👩‍🚀", ".", "\u200b1"]) expect(isBlank(text)).toBe(false);
});
