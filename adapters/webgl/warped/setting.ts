import { clamp, type Rgb } from "../basis/index.ts";
import type { Atlas, Placement } from "../lettering/index.ts";
import {
  breakEvenly,
  breakings,
  type Cell,
  type Face,
  type Line,
  lineWidth,
  type Measure,
  NAME_OVER,
  readsFromRight,
  seenOrder,
  type Word,
} from "../words/index.ts";

/** Lines a cover may have at most; the shader holds so many. */
export const MOST_LINES = 24;
/** Letters are never narrower or wider than this, against their natural shape. */
const NARROWEST = 0.46;
const WIDEST = 1.7;
/** No line is higher than this part of the cover. */
const TALLEST = 0.6;
const LETTER_GAP = 0.05;
const WORD_GAP = 0.36;

/** A word with the face it is set in. */
export interface Set {
  readonly word: Word;
  readonly face: Face;
  /** It belongs to the name, which is the hero of the title. */
  readonly isName?: boolean;
}

/** One line as the shader bends it; the cover is from -1 to 1 both ways. */
export interface Row {
  readonly centre: number;
  readonly halfHeight: number;
  readonly halfWidth: number;
  /** Width of its letters against their natural width. */
  readonly stretch: number;
}

export interface Setting {
  readonly rows: readonly Row[];
  readonly cells: readonly Placement[];
}

interface Inked {
  readonly cell: Cell;
  readonly face: Face;
}

const inkOf = (atlas: Atlas, line: readonly Set[]): { top: number; bottom: number } => {
  let top = 0.5;
  let bottom = 0;
  for (const { word, face } of line)
    for (const cell of word.cells) {
      const sign = atlas.sign(cell, face);
      if (sign.width === 0) continue;
      top = Math.max(top, sign.top * face.size);
      bottom = Math.min(bottom, sign.bottom * face.size);
    }
  return { top, bottom };
};

const wordWidth = (atlas: Atlas, { word, face }: Set): number =>
  word.cells.reduce((sum, cell) => sum + (atlas.sign(cell, face).width || 0.2) * face.size, 0) +
  Math.max(0, word.cells.length - 1) * LETTER_GAP;

interface Draft {
  readonly lines: readonly Line[];
  readonly rows: readonly Row[];
  readonly cost: number;
}

/** Sets the words in `count` lines that fill the box (card units: height 2, width 2 × aspect). */
const draft = (
  atlas: Atlas,
  sets: readonly Set[],
  measures: readonly Measure[],
  count: number,
  across: number,
  down: number,
  bleed: number,
): Draft => {
  const lines = breakEvenly(measures, count);
  const natural = lines.map((line) => {
    const { top, bottom } = inkOf(atlas, sets.slice(line[0], line[1] + 1));
    return { width: lineWidth(measures, line) + 2 * bleed, height: top - bottom };
  });
  const gap = (down / lines.length) * 0.07;
  const room = down - gap * (lines.length - 1);
  // short lines may be taller, but not by all they would need
  const wish = natural.map(({ width, height }) => (height / Math.max(width, 0.1)) ** 0.68);
  const sum = wish.reduce((a, b) => a + b, 0);
  const heights = natural.map(({ width, height }, i) => {
    const share = (room * (wish[i] ?? 1)) / sum;
    const tallest = (across / Math.max(width, 0.1)) * (height / NARROWEST);
    return Math.min(share, tallest, down * TALLEST);
  });
  const total = heights.reduce((a, b) => a + b, 0) + gap * (lines.length - 1);
  let y = total / 2;
  let cost = 0;
  const rows = heights.map((high, i) => {
    const line = natural[i] ?? { width: 1, height: 1 };
    const wanted = across / line.width / (high / line.height);
    const stretch = clamp(wanted, NARROWEST, WIDEST);
    const halfWidth = ((line.width - 2 * bleed) * stretch * (high / line.height)) / 2;
    cost += Math.log(stretch / 1.02) ** 2 + 4 * Math.log(wanted / stretch) ** 2;
    const centre = y - high / 2;
    y -= high + gap;
    return { centre, halfHeight: high / 2, halfWidth, stretch };
  });
  cost = cost / lines.length + 3 * (1 - total / down) ** 2;
  return { lines, rows, cost };
};

/** Between lines there may be so much of the box where the name cannot fill it. */
const APART = 0.07;
/** How much of the box a title about a name must fill at least; else all its words are alike. */
const LEAST_FILLED = 0.4;

/** The same with the name as the hero: its lines as high as they can be, all others lower by `over` at least. */
const aboutName = (
  atlas: Atlas,
  sets: readonly Set[],
  measures: readonly Measure[],
  { lines, named }: { lines: readonly Line[]; named: Line },
  over: number,
  across: number,
  down: number,
  bleed: number,
): Draft => {
  const natural = lines.map((line) => {
    const { top, bottom } = inkOf(atlas, sets.slice(line[0], line[1] + 1));
    return { width: lineWidth(measures, line) + 2 * bleed, height: top - bottom };
  });
  const isName = (i: number): boolean => i >= named[0] && i <= named[1];
  const least = (down / lines.length) * 0.07;
  const room = down - least * (lines.length - 1);
  const tallest = natural.map(
    ({ width, height }) => (across / Math.max(width, 0.1)) * (height / NARROWEST),
  );
  const name = Math.min(down * TALLEST, ...tallest.filter((_, i) => isName(i)));
  const wanted = tallest.map((most, i) => (isName(i) ? name : Math.min(most, name / over)));
  const fits = Math.min(1, room / wanted.reduce((a, b) => a + b, 0));
  const heights = wanted.map((high) => high * fits);
  const used = heights.reduce((a, b) => a + b, 0);
  const gap =
    lines.length > 1 ? Math.min((down - used) / (lines.length - 1), least + down * APART) : 0;
  const total = used + gap * (lines.length - 1);
  let y = total / 2;
  let cost = 0;
  const rows = heights.map((high, i) => {
    const line = natural[i] ?? { width: 1, height: 1 };
    const wish = across / line.width / (high / line.height);
    const stretch = clamp(wish, NARROWEST, isName(i) ? WIDEST : 1.25);
    const halfWidth = ((line.width - 2 * bleed) * stretch * (high / line.height)) / 2;
    cost += Math.log(stretch / 1.02) ** 2 * (isName(i) ? 1.5 : 1);
    // a line that leaves its width empty
    cost += 0.6 * Math.log(Math.max(wish / stretch, 1)) ** 2;
    const centre = y - high / 2;
    y -= high + gap;
    return { centre, halfHeight: high / 2, halfWidth, stretch };
  });
  return {
    lines,
    rows,
    cost: used / down < LEAST_FILLED ? Infinity : cost / lines.length + 3 * (1 - total / down) ** 2,
  };
};

/** The words of the name, first and last. */
const namedIn = (sets: readonly Set[]): Line | null => {
  const from = sets.findIndex(({ isName }) => isName);
  return from < 0 ? null : [from, sets.findLastIndex(({ isName }) => isName)];
};

/** Lines that fill a box `across` × `down`, every letter placed in its line from 0 to 1; `bleed` is the room an
 * outline takes beside a line, in ems. */
export const setTitle = (
  text: string,
  sets: readonly Set[],
  atlas: Atlas,
  across: number,
  down: number,
  colours: readonly Rgb[],
  bleed: number,
): Setting => {
  if (sets.length === 0) return { rows: [], cells: [] };
  const measures = sets.map((set) => ({
    width: wordWidth(atlas, set),
    space: set.word.spaced ? WORD_GAP : LETTER_GAP,
  }));
  let best: Draft | undefined;
  for (let count = 1; count <= Math.min(MOST_LINES, sets.length); count++) {
    const one = draft(atlas, sets, measures, count, across, down, bleed);
    if (!best || one.cost < best.cost) best = one;
  }
  const named = namedIn(sets);
  let hero: Draft | undefined;
  if (named)
    for (const way of breakings(measures, named))
      for (const over of [NAME_OVER.least, 1.9]) {
        if (way.lines.length > MOST_LINES) continue;
        const one = aboutName(atlas, sets, measures, way, over, across, down, bleed);
        if (one.cost < (hero?.cost ?? Infinity)) hero = one;
      }
  best = hero ?? best;
  if (!best) return { rows: [], cells: [] };
  const fromRight = readsFromRight(text);
  const letters = sets.reduce((sum, { word }) => sum + word.cells.length, 0);
  const cells: Placement[] = [];
  best.lines.forEach(([from, to], line) => {
    const here = sets.slice(from, to + 1);
    const { top, bottom } = inkOf(atlas, here);
    const byWord = new Map(here.map((set) => [set.word, set]));
    const width = lineWidth(measures.slice(from, to + 1), [0, to - from]);
    let x = 0;
    seenOrder(
      here.map((set) => set.word),
      fromRight,
    ).forEach((word, i) => {
      const set = byWord.get(word);
      if (!set) return;
      if (i > 0) x += word.spaced || here[0]?.word === word ? WORD_GAP : LETTER_GAP;
      word.cells.forEach((cell, k) => {
        if (k > 0) x += LETTER_GAP;
        x += place({ cell, face: set.face }, x);
      });
    });
    function place({ cell, face }: Inked, left: number): number {
      const sign = atlas.sign(cell, face);
      const wide = (sign.width || 0.2) * face.size;
      if (sign.width === 0) return wide;
      const own = {
        low: (sign.bottom * face.size - bottom) / (top - bottom),
        high: (sign.top * face.size - bottom) / (top - bottom),
      };
      // small marks keep their place, letters take the whole height of the line
      const tall = face.fill && cell.kind === "letter" && own.high - own.low > 0.5;
      cells.push({
        sign,
        x0: left / width,
        x1: (left + wide) / width,
        y0: tall ? 0 : own.low,
        y1: tall ? 1 : own.high,
        line,
        turn: cells.length / Math.max(letters - 1, 1),
        colour: colours[(cells.length + line) % colours.length] ?? [0, 0, 0],
      });
      return wide;
    }
  });
  return { rows: best.rows, cells };
};
