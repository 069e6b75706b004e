import { type Box, points } from "./sheet.ts";

/** Where a code is drawn, and beside it what it is for. */
export interface CodePlace {
  readonly code: Box;
  readonly words: Box;
}

/** Where a message is drawn, and what plays it; null where nothing of it plays. */
export interface Place {
  readonly picture: Box;
  readonly scan: CodePlace | null;
}

/** Width over height of a slide. */
const SHAPE = 5 / 7;

/** What printers at home leave white; words keep away from the cut and the fold. */
const EDGE = points(8);
const GAP = points(5);
/** A code of an address as long as ours is read from an arm’s length. */
const CODE = points(24);
const BACK_CODE = points(38);
const BACK_WORDS = points(24);

/** The largest slide in a box, in its middle, whole. */
const fitted = ({ left, bottom, width, height }: Box): Box => {
  const wide = Math.min(width, height * SHAPE);
  const high = wide / SHAPE;
  return {
    left: left + (width - wide) / 2,
    bottom: bottom + (height - high) / 2,
    width: wide,
    height: high,
  };
};

/** The place of the one message of a page; what plays gives its code a strip below. */
export const placeAlone = (page: Box, plays: boolean): Place => {
  const width = page.width - 2 * EDGE;
  const height = page.height - 2 * EDGE;
  const [left, bottom] = [page.left + EDGE, page.bottom + EDGE];
  if (!plays) return { picture: fitted({ left, bottom, width, height }), scan: null };
  const strip = CODE + GAP;
  const picture = fitted({ left, bottom: bottom + strip, width, height: height - strip });
  const code = { left: picture.left, bottom, width: CODE, height: CODE };
  const words = {
    left: code.left + CODE + GAP,
    bottom,
    width: picture.width - CODE - GAP,
    height: CODE,
  };
  return { picture, scan: { code, words } };
};

/** The code of the whole card on its back, in the middle, with what it is for below. */
export const placeOnBack = (page: Box): CodePlace => {
  const left = page.left + (page.width - BACK_CODE) / 2;
  const bottom = page.bottom + (page.height - BACK_CODE) / 2;
  return {
    code: { left, bottom, width: BACK_CODE, height: BACK_CODE },
    words: {
      left: page.left + 2 * EDGE,
      bottom: bottom - GAP - BACK_WORDS,
      width: page.width - 4 * EDGE,
      height: BACK_WORDS,
    },
  };
};

/** Where the greeting is set, with room about it. */
export const placeGreeting = ({ left, bottom, width, height }: Box): Box => ({
  left: left + 3 * EDGE,
  bottom: bottom + 2 * EDGE,
  width: width - 6 * EDGE,
  height: height - 4 * EDGE,
});

/** The places of the short messages of a page, in the order in which they are read; two stand on a slant, a third in the middle below. */
export const placesShared = (page: Box, count: number): readonly Place[] => {
  const width = (page.width - 2 * EDGE - GAP) / 2;
  const height = (page.height - 2 * EDGE - GAP) / 2;
  const cell = (column: number, row: number): Place => ({
    picture: fitted({
      left: page.left + EDGE + column * (width + GAP),
      bottom: page.bottom + EDGE + (1 - row) * (height + GAP),
      width,
      height,
    }),
    scan: null,
  });
  if (count === 1) return [placeAlone(page, false)];
  if (count === 2) return [cell(0, 0), cell(1, 1)];
  if (count === 3) return [cell(0, 0), cell(1, 0), cell(0.5, 1)];
  return [cell(0, 0), cell(1, 0), cell(0, 1), cell(1, 1)];
};
