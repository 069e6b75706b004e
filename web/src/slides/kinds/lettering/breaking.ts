import { graphemes } from "#core/kernel/index.ts";

/** A run of a text that no line ends within, and the blank before it: "" where a line may end without one. */
export interface Piece {
  readonly gap: string;
  readonly text: string;
}

const wide =
  "[\\u1100-\\u115f\\u2e80-\\u2fff\\u3004-\\u3007\\u3012\\u3013\\u3020-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff]|\\p{Extended_Pictographic}|\\p{RI}";
const hasWide = new RegExp(wide, "u");
/** Signs that no line begins with, and that no line ends in. */
const closing =
  /^[\p{Pe}\p{Pf}\u3001\u3002\u30fb\u30fc\uff01\uff0c\uff0e\uff1a\uff1b\uff1f!,.:;?…~♪]+$/u;
const opening = /[\p{Ps}\p{Pi}]$/u;
/** Scripts that are written without blanks between words. */
const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/u;

let words: Intl.Segmenter | undefined;
const wordsOf = (text: string): readonly string[] => {
  if (typeof Intl.Segmenter !== "function") return graphemes(text);
  words ??= new Intl.Segmenter(undefined, { granularity: "word" });
  return Array.from(words.segment(text), ({ segment }) => segment);
};

/** A word's parts after which a line may end: wide signs stand for themselves (F-48), hyphens stay with what they end. */
const partsOf = (word: string): readonly string[] => {
  if (unspaced.test(word)) return wordsOf(word);
  if (!hasWide.test(word)) return word.split(/(?<=\p{L}{2}[-–—/])(?=\p{L}{2})/u);
  const parts: string[] = [];
  let isLoose = true;
  for (const sign of graphemes(word)) {
    const isWide = hasWide.test(sign);
    const last = parts.at(-1);
    const isStuck =
      last !== undefined && (closing.test(sign) || opening.test(last) || !(isWide || isLoose));
    if (isStuck) parts[parts.length - 1] = last + sign;
    else parts.push(sign);
    isLoose = isWide;
  }
  return parts;
};

/** Blanks at which a line may end: not those that hold words together. */
const blanks = /[^\S\n\u00a0\u202f\ufeff]+/;

/** A text’s paragraphs in pieces; its line feeds are kept, but for those at its ends. */
export const piecesOf = (text: string): readonly (readonly Piece[])[] =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/^\s*\n|\s+$/g, "")
    .split("\n")
    .map((paragraph) =>
      paragraph
        .trim()
        .split(blanks)
        .filter(Boolean)
        .flatMap((word, i) =>
          partsOf(word).map((part, k) => ({ gap: i > 0 && k === 0 ? " " : "", text: part })),
        ),
    );

/** A line of a text, and what the text has after it: a blank, a line feed, or nothing where a word goes on. */
export interface BrokenLine {
  readonly text: string;
  readonly after: string;
}

/** How wide a text is, in ems. */
export type Measure = (text: string) => number;

/** A piece that is wider than a line, in as many as it takes; its signs stay whole. */
const torn = (piece: Piece, across: number, measure: Measure): readonly Piece[] => {
  const parts: Piece[] = [];
  let text = "";
  for (const sign of graphemes(piece.text)) {
    if (text !== "" && measure(text + sign) > across) {
      parts.push({ gap: parts.length === 0 ? piece.gap : "", text });
      text = "";
    }
    text += sign;
  }
  parts.push({ gap: parts.length === 0 ? piece.gap : "", text });
  return parts;
};

/** The lines that a paragraph takes where `across` ems are there for each. */
export const breakParagraph = (
  pieces: readonly Piece[],
  across: number,
  measure: Measure,
): readonly BrokenLine[] => {
  const lines: BrokenLine[] = [];
  let line = "";
  let used = 0;
  for (const whole of pieces) {
    const isTooWide = measure(whole.text) > across;
    for (const piece of isTooWide ? torn(whole, across, measure) : [whole]) {
      const own = measure(piece.text);
      const after = line === "" ? own : used + measure(piece.gap) + own;
      if (line !== "" && after > across) {
        lines.push({ text: line, after: piece.gap });
        line = piece.text;
        used = own;
      } else {
        line += line === "" ? piece.text : piece.gap + piece.text;
        used = after;
      }
    }
  }
  lines.push({ text: line, after: "\n" });
  return lines;
};
