import type { Rgb } from "../basis/index.ts";
import { MOST_LINES, type Setting } from "./setting.ts";

/** Three, or five, rows of the same word are a pattern; more are noise. */
const MOST = 5;

/**
 * A title too wide to fill its cover (one long word) is repeated above and below itself in muted colours, so
 * that the cover is full. Any other title comes back as it is.
 */
export const echo = (setting: Setting, down: number, mute: (colour: Rgb) => Rgb): Setting => {
  const { rows, cells } = setting;
  const first = rows[0];
  const last = rows.at(-1);
  if (!first || !last) return setting;
  const high = first.centre + first.halfHeight - (last.centre - last.halfHeight);
  const fit = Math.floor((down * 1.04) / (high * 1.1));
  const copies = Math.min(
    fit % 2 === 1 ? fit : fit - 1,
    MOST,
    Math.floor(MOST_LINES / rows.length),
  );
  if (copies < 3) return setting;
  const gap = Math.min((down - copies * high) / (copies - 1), high * 0.4);
  const middle = (copies - 1) / 2;
  const places = Array.from({ length: copies }, (_, i) => i);
  return {
    rows: places.flatMap((i) =>
      rows.map((row) => ({ ...row, centre: row.centre + (middle - i) * (high + gap) })),
    ),
    cells: places.flatMap((i) =>
      cells.map((cell) => ({
        ...cell,
        line: cell.line + i * rows.length,
        ...(i === middle ? {} : { turn: 0.7 + cell.turn * 0.3, colour: mute(cell.colour) }),
      })),
    ),
  };
};
