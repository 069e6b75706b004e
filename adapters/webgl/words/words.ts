import { graphemes as signsOf } from "#core/kernel/index.ts";
import { RTL } from "./direction.ts";

/** One cell of lettering: a grapheme, an emoji, or a whole run of a script whose letters join. */
export interface Cell {
  readonly text: string;
  readonly kind: "letter" | "run" | "emoji";
}

/** What is never broken over lines. */
export interface Word {
  /** In the order they are seen, left to right. */
  readonly cells: readonly Cell[];
  readonly rightToLeft: boolean;
  /** A space stands before it, unless it begins a line. */
  readonly spaced: boolean;
}

const EMOJI =
  /\p{Emoji_Presentation}|\p{Regional_Indicator}|\p{Extended_Pictographic}\uFE0F|\uFE0F\u20E3/u;
const JOINED =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Khmer}]/u;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}]/u;
/** A word of more letters is broken, into parts of so many at most: its letters stay as large as those of other titles. */
const LONGEST = 20;
const PART = 12;

/** Plain Latin letters, each of which is one grapheme: the tables that divide all others take a while to load (P5). */
const PLAIN = /^[!-~]*$/;

export const graphemes = (text: string): readonly string[] =>
  PLAIN.test(text) ? [...text] : signsOf(text);

/** The words of a script that has no spaces; where nobody knows them, a line may end after any sign. */
const wordsIn = (text: string): readonly string[] =>
  typeof Intl.Segmenter === "function"
    ? Array.from(
        new Intl.Segmenter(undefined, { granularity: "word" }).segment(text),
        ({ segment }) => segment,
      )
    : graphemes(text);

const cellsOf = (word: string): Cell[] => {
  const joined = JOINED.test(word);
  const cells: Cell[] = [];
  for (const text of graphemes(word)) {
    if (EMOJI.test(text)) cells.push({ text, kind: "emoji" });
    else if (!joined) cells.push({ text, kind: "letter" });
    else {
      const last = cells.at(-1);
      if (last?.kind === "run") cells[cells.length - 1] = { text: last.text + text, kind: "run" };
      else cells.push({ text, kind: "run" });
    }
  }
  if (!RTL.test(word)) return cells;
  // marks at either end of a run belong to its direction
  return cells
    .reverse()
    .map((cell) => (cell.kind === "run" ? { ...cell, text: `\u200F${cell.text}\u200F` } : cell));
};

/** A long word in even parts; a hyphen says that it goes on. */
const halve = (word: string): string[] => {
  const letters = graphemes(word);
  if (letters.length <= LONGEST || JOINED.test(word)) return [word];
  const count = Math.ceil(letters.length / PART);
  const size = Math.ceil(letters.length / count);
  return Array.from({ length: count }, (_, i) => {
    const part = letters.slice(i * size, (i + 1) * size).join("");
    return i < count - 1 && /\p{L}$/u.test(part) ? `${part}-` : part;
  });
};

const pieces = (word: string): readonly string[] =>
  UNSPACED.test(word) ? wordsIn(word) : word.split(/(?<=\p{L}[-–—/])(?=\p{L})/u).flatMap(halve);

/** The words of a title; nothing but spaces is one empty list. */
export const wordsOf = (text: string): Word[] =>
  text
    .normalize("NFC")
    .replace(/[\p{Cc}\u200B\uFEFF]/gu, " ")
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== "")
    .flatMap((word) =>
      pieces(word).map((piece, i) => ({
        cells: cellsOf(piece),
        rightToLeft: RTL.test(piece),
        spaced: i === 0,
      })),
    );

/** The words of one line in the order they are seen: runs of the other direction are turned round. */
export const seenOrder = (line: readonly Word[], fromRight: boolean): Word[] => {
  const runs: Word[][] = [];
  for (const word of line) {
    const run = runs.at(-1);
    if (run?.[0] && run[0].rightToLeft === word.rightToLeft) run.push(word);
    else runs.push([word]);
  }
  const turned = runs.map((run) => (run[0]?.rightToLeft ? run.toReversed() : run));
  return (fromRight ? turned.reverse() : turned).flat();
};
