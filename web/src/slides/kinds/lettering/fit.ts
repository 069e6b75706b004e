import { type BrokenLine, breakParagraph, type Measure, type Piece, piecesOf } from "./breaking.ts";

/** Where words have to go. Lengths in units. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Height of an em at most and at least. */
  readonly most: number;
  readonly least: number;
  /** From line to line, in ems. */
  readonly leading: number;
  /** A word is kept whole as long as letters need not be smaller than this. */
  readonly whole?: number;
  /** Lines of like length, as centred ones want them. */
  readonly isEven?: boolean;
}

/** A text as it fits its room. */
export interface Fitted {
  readonly size: number;
  readonly lines: readonly BrokenLine[];
}

/** A word is broken where it would be smaller than this, in units. */
const smallestWhole = 4.6;
/** One that is broken has at least so many ems on a line. */
const brokenEms = 11;
/** Letters are fitted to a hundredth of a unit. */
const exact = 0.01;

const broken = (
  paragraphs: readonly (readonly Piece[])[],
  across: number,
  measure: Measure,
): readonly (readonly BrokenLine[])[] =>
  paragraphs.map((pieces) => breakParagraph(pieces, across, measure));

const count = (paragraphs: readonly (readonly unknown[])[]): number =>
  paragraphs.reduce((sum, lines) => sum + lines.length, 0);

/** The paragraph in as many lines, as even as they come. */
const evened = (
  pieces: readonly Piece[],
  lines: readonly BrokenLine[],
  across: number,
  measure: Measure,
): readonly BrokenLine[] => {
  if (lines.length < 2) return lines;
  let low = Math.max(...pieces.map(({ text }) => Math.min(measure(text), across)));
  let high = across;
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (breakParagraph(pieces, middle, measure).length > lines.length) low = middle;
    else high = middle;
  }
  return breakParagraph(pieces, high, measure);
};

/** The largest letters with which a text fits its room, and its lines in them; the least where none do. */
export const fitWords = (text: string, room: Room, measure: Measure): Fitted => {
  const paragraphs = piecesOf(text);
  const widest = Math.max(0, ...paragraphs.flat().map((piece) => measure(piece.text)));
  const whole = Math.max(room.least, room.whole ?? smallestWhole);
  const unbroken = widest * whole <= room.width ? widest : Math.min(widest, brokenEms);
  const fits = (size: number): boolean =>
    unbroken * size <= room.width &&
    count(broken(paragraphs, room.width / size, measure)) * size * room.leading <= room.height;
  let low = room.least;
  let high = room.most;
  if (fits(high)) low = high;
  else
    while (high - low > exact) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle;
      else high = middle;
    }
  const across = room.width / low;
  const lines = broken(paragraphs, across, measure);
  const isEven = room.isEven === true || count(lines) <= 4;
  return {
    size: low,
    lines: lines.flatMap((own, i) =>
      isEven ? evened(paragraphs[i] ?? [], own, across, measure) : own,
    ),
  };
};
