import { graphemes } from "#core/kernel/index.ts";
import type { Assets, Face } from "../../drawing.ts";
import {
  type BrokenLine,
  breakParagraph,
  directionOf,
  isJoined,
  lettered,
  type Piece,
  piecesOf,
  type SetLine,
} from "../../lettering/index.ts";

/** A line of a poster: its letters as they are printed, and how much they are drawn out to the line’s width. */
export interface TypeLine {
  readonly line: SetLine;
  readonly shown: string;
  readonly drawn: number;
}

/** A block of type. Units. */
export interface Block {
  readonly lines: readonly TypeLine[];
  /** A single word, which is printed again above and below itself. */
  readonly isEcho: boolean;
}

/** Where the block goes. Units. */
interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The widths in which the face is cut, from the narrowest. */
const cuts = [
  "ultra-condensed",
  "extra-condensed",
  "condensed",
  "semi-condensed",
  "normal",
  "semi-expanded",
  "expanded",
  "extra-expanded",
  "ultra-expanded",
] as const;
export const faceIn = (cut: string): Face => lettered("Anybody Card", `900 ${cut}`);
const usual = faceIn("normal");

/** So few signs stand in capitals. */
const capitals = 42;
/** Height of a line in ems: of capitals, and of small letters with what reaches above and below. */
const capHigh = 0.76;
const lowHigh = 1.02;
/** A line is drawn out so far beyond its cut, and no letter is larger or smaller than these. */
const pulled = 1.13;
const largest = 110;
const smallest = 2.8;
/** How often one word is printed. */
export const echoes = 5;

/** A line at a height: the widest cut that goes in. */
const cast = (text: string, high: number, width: number, assets: Assets) => {
  const isWhole = isJoined(text);
  let best: string = isWhole ? "normal" : cuts[0];
  let ems = assets.measure(text, faceIn(best));
  const size = Math.min(high, largest, width / ems);
  if (isWhole) return { face: usual, ems, size };
  for (const cut of cuts) {
    const own = assets.measure(text, faceIn(cut));
    if (own * size > width + 0.001) break;
    [best, ems] = [cut, own];
  }
  return { face: faceIn(best), ems, size };
};

interface Cast {
  readonly broken: BrokenLine;
  readonly shown: string;
  readonly face: Face;
  readonly size: number;
  readonly ems: number;
  readonly high: number;
}

/** These lines, set to fill the room, and how badly they do: unlike cuts and what is left empty. */
const judge = (
  lines: readonly BrokenLine[],
  isUpper: boolean,
  room: Room,
  assets: Assets,
): { readonly set: readonly Cast[]; readonly bad: number } => {
  const high = isUpper ? capHigh : lowHigh;
  const each = room.height / lines.length / high;
  let bad = 0;
  const set = lines.map((broken): Cast => {
    const shown = isUpper ? broken.text.toUpperCase() : broken.text;
    const own = cast(shown, each, room.width, assets);
    const filled = (own.ems * own.size) / room.width;
    bad += Math.max(0, Math.log(1 / filled) - 0.1) * 3;
    // what hangs below capitals
    const below = isUpper && /[,;Q]/.test(shown) ? 0.12 : 0;
    return { broken, shown, ...own, high: own.size * (high + below) };
  });
  const total = set.reduce((sum, one) => sum + one.high, 0);
  const squeezed = Math.min(1, room.height / total);
  const sizes = set.map(({ size }) => size * squeezed);
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  bad = bad / lines.length + (Math.max(0, room.height - total) / room.height) * 2;
  bad += (Math.max(...sizes) - Math.min(...sizes)) / mean / 5;
  return {
    set: set.map((one) => ({ ...one, size: one.size * squeezed, high: one.high * squeezed })),
    bad: bad + 6 / (6 + mean),
  };
};

/** Every way to break a text that comes about as its lines may be longer: one for each count of lines. */
const breakings = (
  paragraphs: readonly (readonly Piece[])[],
  room: Room,
  assets: Assets,
): readonly (readonly BrokenLine[])[] => {
  const measure = (text: string) => assets.measure(text, usual);
  const widest = Math.max(...paragraphs.flat().map(({ text }) => measure(text)));
  const most = room.width / smallest;
  const found = new Map<number, readonly BrokenLine[]>();
  // a word without end is torn into even parts
  const longest = widest / Math.ceil(widest / 24) + (widest > 24 ? 0.6 : 0);
  for (let across = longest; across < most; across *= 1.04) {
    const lines = paragraphs.flatMap((pieces) => breakParagraph(pieces, across + 0.01, measure));
    // an empty line is none: its feed goes to the one before
    const full = lines.filter(({ text }) => text !== "");
    // of as many lines the most even are the first
    if (!found.has(full.length)) found.set(full.length, full);
    if (full.length <= paragraphs.filter((pieces) => pieces.length > 0).length) break;
  }
  return [...found.values()];
};

/** Sets a text as a block of wood type: every line as wide as the room, in the cut that it needs. */
export const setBlock = (text: string, room: Room, assets: Assets): Block => {
  if (text.trim() === "") return { lines: [], isEcho: false };
  const direction = directionOf(text);
  const isUpper = graphemes(text.trim()).length <= capitals && direction === "ltr";
  let best: ReturnType<typeof judge> | null = null;
  for (const lines of breakings(piecesOf(text), room, assets)) {
    const own = judge(lines, isUpper, room, assets);
    if (!best || own.bad < best.bad) best = own;
  }
  const set = best?.set ?? [];
  const isEcho = set.length === 1 && room.height > 60 && /\p{L}{3}/u.test(text) && !isJoined(text);
  const total = set.reduce((sum, one) => sum + one.high, 0);
  const mean = total / Math.max(1, set.length);
  const spare = room.height - total;
  const gap = set.length > 1 ? Math.min(spare / (set.length - 1), mean * 0.3) : 0;
  let top = room.y + (spare - gap * (set.length - 1)) / 2;
  let before = 0;
  const lines = set.map((one, row): TypeLine => {
    // one that is echoed leaves room for the others
    const size = isEcho ? Math.min(one.size, (room.height * 0.96) / echoes / capHigh) : one.size;
    const own = isEcho ? { ...one, ...cast(one.shown, size, room.width, assets) } : one;
    const natural = own.ems * own.size;
    const drawn = own.face === usual ? 1 : Math.min(pulled, room.width / natural);
    const width = natural * drawn;
    const signs = graphemes(one.broken.text).length;
    const y = isEcho
      ? room.y + room.height / 2 + own.size * 0.36
      : top + own.size * (isUpper ? 0.74 : 0.8);
    const line: SetLine = {
      part: "message",
      key: `message ${row}`,
      text: row === set.length - 1 ? one.broken.text : one.broken.text + one.broken.after,
      x: room.x + (room.width - width) * (set.length === 1 ? 0.5 : direction === "rtl" ? 1 : 0),
      y,
      width,
      size: own.size,
      face: own.face,
      direction,
      words: [{ text: one.broken.text, left: 0, right: width, before, signs, isJoined: false }],
    };
    before += signs + 1;
    top += one.high + gap;
    return { line, shown: one.shown, drawn };
  });
  return { lines, isEcho };
};
