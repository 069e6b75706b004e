import type { Rgb } from "../basis/index.ts";
import {
  arrange,
  type Face,
  lineWidth,
  readsFromRight,
  seenOrder,
  type Title,
  titleWords,
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

const measured = (word: Word, face: Face, atlas: Atlas) => {
  let [width, top, bottom] = [-GAP, 0, 0];
  for (const cell of word.cells) {
    const sign = atlas.sign(cell, face);
    width += sign.advance + GAP;
    if (sign.width === 0) continue;
    top = Math.max(top, sign.top);
    bottom = Math.min(bottom, sign.bottom);
  }
  return { width, top, bottom, space: word.spaced ? SPACE : GAP };
};

/** Which way the letters of a line come in, so that none crosses another line: from outside, or where they stand. */
const comesFrom = (row: number, rows: number): number =>
  row === 0 ? 1 : row === rows - 1 ? -1 : 0;

/** Sets the title as large as it fits its box, letters in their natural shape; `em` is the largest size found. */
export const setInBox = (
  title: Title,
  face: Face,
  atlas: Atlas,
  box: Box,
  largest: number,
  arch: number,
  colour: (letter: number) => Rgb,
): { cells: Placement[]; em: number } => {
  const { words, named } = titleWords(title);
  if (words.length === 0) return { cells: [], em: largest };
  const measures = words.map((word) => measured(word, face, atlas));
  const { width, height } = box;
  const sag = (wide: number): number => arch * (wide / 2) ** 2;
  const lines = arrange(measures, named, { width, height, largest, sag });
  const most = Math.max(...lines.map(({ em }) => em));
  const total = words.reduce((sum, word) => sum + word.cells.length, 0);
  const fromRight = readsFromRight(title.text);
  const cells: Placement[] = [];
  lines.forEach(({ line, em, base: up }, row) => {
    let x = box.x - (lineWidth(measures, line) * em) / 2;
    const base = box.y + up;
    const rise = comesFrom(row, lines.length);
    seenOrder(words.slice(line[0], line[1] + 1), fromRight).forEach((word, i) => {
      if (i > 0) x += (word.spaced ? SPACE : GAP) * em;
      word.cells.forEach((cell, k) => {
        const sign = atlas.sign(cell, face);
        if (k > 0) x += GAP * em;
        cells.push({
          sign,
          x0: x + sign.left * em,
          x1: x + (sign.left + sign.width) * em,
          y0: base + sign.bottom * em,
          y1: base + sign.top * em,
          line: row,
          turn: cells.length / Math.max(1, total - 1),
          colour: colour(cells.length),
          rise,
          size: em / most,
        });
        x += sign.advance * em;
      });
    });
  });
  return { cells, em: most };
};
