import { breakEvenly, type Line, lineWidth, type Measure } from "./lines.ts";

/** One word to be set, and how far its ink reaches above and below the line it stands on. In ems. */
export interface InkMeasure extends Measure {
  readonly top: number;
  readonly bottom: number;
}

/** Where a title may stand, in any one unit. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Height of an em at most where all words are alike. */
  readonly largest: number;
  /** How far the ends of a line of this width bend down. */
  readonly sag?: (width: number) => number;
}

/** A line as it is set: what it is broken from, the size of its letters and the line they stand on, up from the middle. */
export interface SetLine {
  readonly line: Line;
  readonly em: number;
  readonly base: number;
}

export const LEADING = 1.02;
/** The name is larger than the words about it by this much at least and at most (F-54). */
export const NAME_OVER = { least: 1.5, most: 2.6 } as const;
/** How much larger a name may be than the largest letters of a title without one. */
const NAME_LARGEST = 1.45;
/** Between two lines of unlike size, in ems of the smaller. */
const BETWEEN = 0.2;
/** Tried in this order: of two that are as good the clearer one is taken. */
const OVERS = [NAME_OVER.most, 2.3, 2, 1.75, NAME_OVER.least];
/** Words about a name are large enough at this part of the largest letters. */
const READ = 0.42;

const widest = (words: readonly Measure[], lines: readonly Line[]): number =>
  Math.max(...lines.map((line) => lineWidth(words, line)));

/** All words alike, as large as they fit. */
const alike = (words: readonly InkMeasure[], room: Room): SetLine[] => {
  let best: { em: number; lines: readonly Line[] } = { em: 0, lines: [] };
  for (let count = 1; count <= words.length; count++) {
    const lines = breakEvenly(words, count);
    const wide = widest(words, lines);
    const bend = room.sag?.(Math.min(room.width, room.largest * wide)) ?? 0;
    const down = (room.height - bend) / (lines.length * LEADING);
    const em = Math.min(room.largest, room.width / wide, down);
    if (em > best.em * 1.02) best = { em, lines };
    if (em < best.em * 0.6) break;
  }
  const { em, lines } = best;
  return lines.map((line, row) => ({
    line,
    em,
    base: ((lines.length - 1) / 2 - row) * LEADING * em - 0.34 * em,
  }));
};

interface Rows {
  readonly lines: readonly Line[];
  readonly wide: number;
}
const NONE: readonly Rows[] = [{ lines: [], wide: 0 }];

/** The words from `from` up to `to` in one line, two, and so on. */
const ways = (words: readonly Measure[], from: number, to: number, most: number): Rows[] => {
  const own = words.slice(from, to);
  return Array.from({ length: Math.min(most, own.length) }, (_, i) => {
    const lines = breakEvenly(own, i + 1);
    return {
      wide: widest(own, lines),
      lines: lines.map(([a, b]): Line => [a + from, b + from]),
    };
  });
};

/** One way of breaking a title about a name, which stands on lines of its own. */
export interface Breaking {
  readonly lines: readonly Line[];
  /** The first and last line of the name. */
  readonly named: Line;
  /** How wide the name is, and what is said about it. */
  readonly wide: number;
  readonly others: number;
}

/** Every way of breaking a title about the name in it that is worth a look. */
export const breakings = (words: readonly Measure[], named: Line): Breaking[] => {
  const before = named[0] > 0 ? ways(words, 0, named[0], 8) : NONE;
  const own = ways(words, named[0], named[1] + 1, 4);
  const after = named[1] + 1 < words.length ? ways(words, named[1] + 1, words.length, 6) : NONE;
  return before.flatMap((a) =>
    own.flatMap((b) =>
      after.map((c) => ({
        lines: [...a.lines, ...b.lines, ...c.lines],
        named: [a.lines.length, a.lines.length + b.lines.length - 1] as const,
        wide: b.wide,
        others: Math.max(a.wide, c.wide),
      })),
    ),
  );
};

const inkOf = (words: readonly InkMeasure[], [from, to]: Line) => {
  let [top, bottom] = [0.66, -0.02];
  for (const word of words.slice(from, to + 1)) {
    top = Math.max(top, word.top);
    bottom = Math.min(bottom, word.bottom);
  }
  return { top, bottom };
};

/** The name on lines of its own, large; what is said about it smaller, above and below. */
const aboutName = (words: readonly InkMeasure[], named: Line, room: Room): SetLine[] => {
  const most = room.largest * NAME_LARGEST;
  let best: { score: number; em: number; over: number; lines: readonly Line[] } | null = null;
  for (const { lines, named: own, wide, others } of breakings(words, named)) {
    const inks = lines.map((line) => inkOf(words, line));
    for (const over of OVERS) {
      let high = ((lines.length - 1) * BETWEEN) / over;
      inks.forEach(({ top, bottom }, i) => {
        high += (top - bottom) / (i >= own[0] && i <= own[1] ? 1 : over);
      });
      const fits = Math.min(most, room.width / wide, (room.width * over) / others);
      const bend = room.sag?.(Math.max(wide, others / over) * fits) ?? 0;
      const em = Math.min(fits, Math.max(room.height - bend, 0) / high);
      // a large name, and that the words about it can be read; beyond that they need not grow
      const score = em * Math.min(1, em / over / (room.largest * READ)) ** 0.7;
      if (!best || score > best.score * 1.001) best = { score, em, over, lines };
    }
  }
  if (!best) return [];
  const { em, over, lines } = best;
  const sized = lines.map((line) => {
    const isName = line[0] >= named[0] && line[1] <= named[1];
    return { line, em: isName ? em : em / over, ink: inkOf(words, line) };
  });
  const gap = (BETWEEN * em) / over;
  const sag = room.sag?.(Math.max(...sized.map((row) => lineWidth(words, row.line) * row.em))) ?? 0;
  const high =
    sized.reduce((sum, row) => sum + (row.ink.top - row.ink.bottom) * row.em, 0) +
    gap * (sized.length - 1) +
    sag;
  let y = high / 2;
  return sized.map((row) => {
    const base = y - row.ink.top * row.em;
    y = base + row.ink.bottom * row.em - gap;
    return { line: row.line, em: row.em, base };
  });
};

/** How much the words about a name may lose against a title where all are alike. */
const SMALLEST = 0.4;

/**
 * Sets words in the room there is: the name is the hero, larger than what is said about it and on lines of its own; all
 * alike where nobody is named, or where the other words are so many that they would not be read.
 */
export const arrange = (
  words: readonly InkMeasure[],
  named: Line | null,
  room: Room,
): readonly SetLine[] => {
  if (words.length === 0) return [];
  const plain = alike(words, room);
  if (!named) return plain;
  const set = aboutName(words, named, room);
  const least = Math.min(...set.map(({ em }) => em));
  return least >= SMALLEST * (plain[0]?.em ?? 0) ? set : plain;
};
