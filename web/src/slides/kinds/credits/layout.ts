import { randomFrom, seedOf } from "#adapters/webgl/basis/index.ts";
import { creditNames } from "#core/domain/slide/index.ts";
import type { ShownSlide } from "../../shown.ts";
import type { Assets, Face } from "../drawing.ts";
import {
  directionOf,
  handOf,
  type SetLine,
  type Setting,
  serif,
  setWords,
} from "../lettering/index.ts";
import { bottomOf, type HeartPlace, heartBetween, outlineOf, stretchesAt, topOf } from "./heart.ts";

export const titleFace = serif("italic 640");

/** Names that are written where they stay; more than these roll by first. */
export const atOnce = 48;
/** So many stand one under the other, as large as they come. */
const apart = 7;
/** Height of a name’s em at most, and where names roll; units. */
const largest = 23;
const rolling = 11;
const leading = 1.22;

/** The page of whom a card is from, as set. Units. */
export interface CreditsLayout {
  readonly title: Setting;
  readonly heart: HeartPlace;
  /** The names as they stand in the end: all in the heart. */
  readonly names: readonly SetLine[];
  /** As they roll by, the first at 0; none where all fit at once. */
  readonly rolled: readonly SetLine[];
  /** From one of those to the next. */
  readonly step: number;
  /** The window in which names are seen. */
  readonly top: number;
  readonly bottom: number;
}

/** A name with the hand of whoever it is: its face, how wide it is for a height of 1, and how large it is beside others. */
interface Signed {
  readonly text: string;
  readonly face: Face;
  readonly ems: number;
  readonly large: number;
}

/** In the hand in which they write: the same on all their messages. */
const signedBy = (text: string, assets: Assets): Signed => {
  const hand = handOf({ creator: null, subtitle: text }, text);
  // hands that reach far up and down have small letters
  const large = 1.16 / hand.leading ** 0.55;
  return { text, face: hand.signature, ems: assets.measure(text, hand.signature) * large, large };
};

/** The faces of all names on the page. */
export const signedIn = (names: readonly string[]): readonly Face[] =>
  names.map((text) => handOf({ creator: null, subtitle: text }, text).signature);

interface Stand {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees. */
  readonly turn: number;
}

const setName = (
  { text, face, ems, large }: Signed,
  i: number,
  key: string,
  { x, y, size, turn }: Stand,
): SetLine => {
  const width = ems * size;
  return {
    part: `name ${i + 1}`,
    key: `${key} ${i}`,
    text,
    x: x - width / 2,
    // it is turned about its start, and stands about its middle
    y: y + 0.3 * size - (Math.sin((turn * Math.PI) / 180) * width) / 2,
    width,
    size: size * large,
    face,
    direction: directionOf(text),
    turn,
    words: [{ text, left: 0, right: width, before: 0, signs: 1, isJoined: false }],
  };
};

/** A few names, each on a line of its own, to the left and to the right. */
const setApart = (all: readonly Signed[], heart: HeartPlace): readonly SetLine[] => {
  const [top, bottom] = [topOf(heart), bottomOf(heart)];
  const from = top + (bottom - top) * (all.length > 3 ? 0.06 : 0.16);
  const room = top + (bottom - top) * (all.length > 3 ? 0.92 : 0.78) - from;
  const gap = Math.min(room / all.length, 27);
  const first = from + (room - gap * all.length) / 2 + gap / 2;
  return all.map((name, i) => {
    const random = randomFrom(seedOf(name.text) + i);
    const size = Math.min(largest, gap * 0.84, 84 / name.ems);
    const width = name.ems * size;
    const shift = Math.min(7, Math.max(0, (86 - width) / 2)) * (i % 2 === 0 ? -1 : 1);
    const x = all.length === 1 ? 50 : 50 + shift;
    const turn = (-3 + random() * 2) * Math.min(1, 60 / width);
    return setName(name, i, "name", { x, y: first + i * gap, size, turn });
  });
};

/** So many names of a list go into a stretch: from its end on, whichever fit. Taken out of the list. */
const takeFor = (room: number, left: number[], gap: number, wide: (i: number) => number) => {
  const row: number[] = [];
  let used = 0;
  for (let k = left.length - 1; k >= 0 && used <= room * 0.88; k--) {
    const i = left[k] ?? 0;
    const more = wide(i) + (row.length > 0 ? gap : 0);
    if (used + more > room) continue;
    row.unshift(i);
    left.splice(k, 1);
    used += more;
  }
  return { row, used };
};

/**
 * All names at a size, line by line as wide as the heart is there; null where they do not go in. Its tip is filled first,
 * since few names are short enough for it.
 */
const fillAt = (
  all: readonly Signed[],
  heart: HeartPlace,
  outline: ReturnType<typeof outlineOf>,
  size: number,
  down: number,
): { readonly lines: readonly SetLine[]; readonly isFull: boolean } | null => {
  const left = all.map((_, i) => i);
  const placed: SetLine[] = [];
  const wide = (i: number) => (all[i]?.ems ?? 0) * size;
  const gap = 0.5 * size;
  const [top, bottom] = [topOf(heart), bottomOf(heart)];
  let isFull = true;
  const rows = Math.floor((bottom - top - size * 1.9) / (size * down)) + 1;
  for (let n = rows - 1; n >= 0; n--) {
    const y = top + size * 0.9 + n * size * down;
    for (const [from, to] of [...stretchesAt(outline, y)].reverse()) {
      const room = (to - from) * 1.05 - 2;
      const { row, used } = takeFor(room, left, gap, wide);
      if (row.length === 0 && n < rows - 2) isFull = false;
      const spread = row.length > 1 ? Math.min(gap * 3, (room - used) / (row.length - 1)) : 0;
      let x = (from + to - used - spread * (row.length - 1)) / 2;
      for (const i of row) {
        const name = all[i];
        const turn = (randomFrom(seedOf(name?.text ?? "") + i)() - 0.5) * 2.6;
        if (name) placed[i] = setName(name, i, "name", { x: x + wide(i) / 2, y, size, turn });
        x += wide(i) + gap + spread;
      }
    }
  }
  return left.length === 0 ? { lines: placed, isFull } : null;
};

const setAll = (all: readonly Signed[], heart: HeartPlace): readonly SetLine[] => {
  if (all.length <= apart) return setApart(all, heart);
  const outline = outlineOf(heart, 96);
  let found: { readonly lines: readonly SetLine[]; readonly size: number } | null = null;
  for (let size = 15; size > Math.max(2.3, (found?.size ?? 0) * 0.8); size *= 0.97)
    for (const down of [1.6, 1.5, 1.4, 1.3, leading]) {
      const own = fillAt(all, heart, outline, size, down);
      // a little smaller, so that no part of the heart is left empty
      if (own?.isFull) return own.lines;
      if (own && !found) found = { lines: own.lines, size };
    }
  if (found) return found.lines;
  return setRows(all, heart);
};

/** More than a heart holds: in columns over the whole page. */
const setRows = (all: readonly Signed[], heart: HeartPlace): readonly SetLine[] => {
  const [top, bottom] = [topOf(heart), bottomOf(heart)];
  let columns = 3;
  while (columns < 8 && ((bottom - top) / Math.ceil(all.length / columns)) * columns < 26)
    columns++;
  const step = (bottom - top) / Math.ceil(all.length / columns);
  const across = 88 / columns;
  return all.map((name, i) => {
    const size = Math.min(step / leading, (across - 1.5) / name.ems);
    const x = 6 + ((i % columns) + 0.5) * across;
    return setName(name, i, "name", {
      ...{ x, y: top + (Math.floor(i / columns) + 0.5) * step, size, turn: 0 },
    });
  });
};

const layout = (slide: ShownSlide, assets: Assets): CreditsLayout => {
  const names = creditNames(slide.description);
  const low = Math.min(1, assets.height / 140);
  const title = setWords(
    slide.title?.trim() || assets.say("slides.creditsTitle"),
    {
      ...{ part: "title", face: titleFace, align: "center", isEven: true, stand: "top" },
      ...{ x: 9, y: 19 * low, width: 82, height: 22 * low, most: 11.5, least: 3, leading: 1.06 },
    },
    assets,
  );
  const top = title.bottom + 3 * low;
  const bottom = assets.height - 6 * low;
  const heart = heartBetween(top, bottom);
  const all = names.map((text) => signedBy(text, assets));
  const step = rolling * leading;
  const rolled = (name: Signed, i: number): SetLine =>
    setName(name, i, "rolled", {
      ...{ x: 50, y: (i + 0.5) * step, turn: 0, size: Math.min(rolling, 84 / name.ems) },
    });
  return {
    ...{ title, heart, names: setAll(all, heart) },
    rolled: names.length > atOnce ? all.map(rolled) : [],
    ...{ step, top, bottom },
  };
};

/** Sets a credits slide: its title, and its names as large as they go into the heart. */
export const layCredits = (assets: Assets): CreditsLayout => assets.once("layout", layout);
