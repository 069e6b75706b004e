import type { Rgb } from "../basis/index.ts";
import {
  breakEvenly,
  type Face,
  type Line,
  lineWidth,
  readsFromRight,
  seenOrder,
  type Word,
} from "../words/index.ts";
import type { Atlas } from "./atlas.ts";
import type { Placement } from "./sheet.ts";

/** Where the title may stand; heights from -1 to 1, widths in the same unit. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 0.035;
const SPACE = 0.3;
const LEADING = 1.02;

/** Sets the title as large as it fits its box, letters in their natural shape; `em` is the size found. */
export const setInBox = (
  text: string,
  words: readonly Word[],
  face: Face,
  atlas: Atlas,
  box: Box,
  largest: number,
  arch: number,
  colour: (letter: number) => Rgb,
): { cells: Placement[]; em: number } => {
  if (words.length === 0) return { cells: [], em: largest };
  const measures = words.map((word) => ({
    width: word.cells.reduce((sum, cell) => sum + atlas.sign(cell, face).advance + GAP, -GAP),
    space: word.spaced ? SPACE : GAP,
  }));
  let best: { em: number; lines: readonly Line[] } = { em: 0, lines: [] };
  for (let count = 1; count <= words.length; count++) {
    const lines = breakEvenly(measures, count);
    const widest = Math.max(...lines.map((line) => lineWidth(measures, line)));
    const across = box.width / widest;
    const bend = arch * (Math.min(box.width, largest * widest) / 2) ** 2;
    const em = Math.min(largest, across, (box.height - bend) / (lines.length * LEADING));
    if (em > best.em * 1.02) best = { em, lines };
    if (em < best.em * 0.6) break;
  }
  const { em, lines } = best;
  const total = words.reduce((sum, word) => sum + word.cells.length, 0);
  const fromRight = readsFromRight(text);
  const cells: Placement[] = [];
  const first = box.y + ((lines.length - 1) * LEADING * em) / 2;
  lines.forEach((line, row) => {
    let x = box.x - (lineWidth(measures, line) * em) / 2;
    const base = first - row * LEADING * em - 0.34 * em;
    seenOrder(words.slice(line[0], line[1] + 1), fromRight).forEach((word, i) => {
      if (i > 0) x += (word.spaced ? SPACE : GAP) * em;
      word.cells.forEach((cell, k) => {
        const sign = atlas.sign(cell, face);
        if (k > 0) x += GAP * em;
        const turn = cells.length / Math.max(1, total - 1);
        cells.push({
          sign,
          x0: x + sign.left * em,
          x1: x + (sign.left + sign.width) * em,
          y0: base + sign.bottom * em,
          y1: base + sign.top * em,
          line: row,
          turn,
          colour: colour(cells.length),
        });
        x += sign.advance * em;
      });
    });
  });
  return { cells, em };
};
