import { type Box, points } from "./sheet.ts";

/** Where a message is drawn, and the code that plays it; null where nothing of it plays. */
export interface Place {
  readonly picture: Box;
  readonly code: Box | null;
}

/** Width over height of a slide. */
const SHAPE = 5 / 7;

/** What printers at home leave white; words keep away from the cut and the fold. */
const EDGE = points(8);
const GAP = points(5);
/** A code of an address as long as ours is read from an arm’s length. */
const CODE = points(24);

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
  if (!plays) return { picture: fitted({ left, bottom, width, height }), code: null };
  const strip = CODE + GAP;
  return {
    picture: fitted({ left, bottom: bottom + strip, width, height: height - strip }),
    code: { left: left + (width - CODE) / 2, bottom, width: CODE, height: CODE },
  };
};

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
    code: null,
  });
  if (count === 1) return [placeAlone(page, false)];
  if (count === 2) return [cell(0, 0), cell(1, 1)];
  if (count === 3) return [cell(0, 0), cell(1, 0), cell(0.5, 1)];
  return [cell(0, 0), cell(1, 0), cell(0, 1), cell(1, 1)];
};
