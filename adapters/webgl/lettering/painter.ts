import { type Pen, penOf, spareCanvas } from "../basis/index.ts";
import { fontOf } from "../words/index.ts";
import { Desk, fieldOf, type Glyph } from "./field.ts";
import { type Inked, KeptLetters, type Painted } from "./kept.ts";

/** Where the outline lies in the distance field, and how far (in ems) the field reaches out of it. */
export const EDGE = 0.65;
export const REACH = 0.195;
/** Pixels that anything drawn is wide at most, a whole Arabic word as well as one letter. */
const WIDEST = 1000;
/** Pixels a sheet of letters is wide, and high at most before the next one begins. */
const ACROSS = 2048;
const DOWN = 2048;

/** Pixels about the ink of a letter of `px` pixels. */
export const bufferOf = (px: number): number => Math.ceil(px * 0.17);

/** Where its ink goes on a sheet, and everything of it but its field. */
interface Laid {
  readonly one: Inked;
  readonly glyph: Omit<Glyph, "data">;
  readonly px: number;
  readonly x: number;
  readonly y: number;
}

/** Letters of a few titles, whose fields are a hundred kilobytes each at most. */
const kept = new KeptLetters(4 * 2 ** 20);

/** Everything in letters of `px` pixels; what was not drawn before is drawn now. */
export const paintAll = (wanted: readonly Inked[], px: number): readonly Painted[] => {
  const known = wanted.map((one) => kept.find(one, px));
  const missing = wanted.filter((_, i) => !known[i]);
  const painted = paintNew(missing, px);
  missing.forEach((one, i) => {
    kept.keep(one, px, painted[i] as Painted);
  });
  let next = 0;
  return known.map((one) => one ?? (painted[next++] as Painted));
};

/**
 * Draws everything in letters of `px` pixels, what is wider than there is room in smaller ones. All of a sheet is drawn
 * before any of it is looked at: a canvas that is drawn to and read by turns takes many times as long (P5).
 */
const paintNew = (wanted: readonly Inked[], px: number): Painted[] => {
  if (wanted.length === 0) return [];
  const pen = penOf(spareCanvas(1, 1), true);
  const desk = new Desk();
  const painted: Painted[] = [];
  let sheet: Laid[] = [];
  let x = 0;
  let y = 0;
  let row = 0;
  for (const one of wanted) {
    const { glyph, px: own } = measured(pen, one, px);
    if (x + glyph.inkWidth > ACROSS) {
      x = 0;
      y += row;
      row = 0;
    }
    if (y > 0 && y + glyph.inkHeight > DOWN) {
      painted.push(...fieldsOf(sheet, y + row, px, desk));
      sheet = [];
      x = 0;
      y = 0;
      row = 0;
    }
    sheet.push({ one, glyph, px: own, x, y });
    x += glyph.inkWidth;
    row = Math.max(row, glyph.inkHeight);
  }
  return [...painted, ...fieldsOf(sheet, y + row, px, desk)];
};

const measured = (pen: Pen, { cell, face }: Inked, px: number): Omit<Laid, "one" | "x" | "y"> => {
  const room = bufferOf(px);
  let own = px;
  pen.font = fontOf(face, px);
  let size = pen.measureText(cell.text);
  const most = WIDEST - room;
  if (size.width > most) {
    own = Math.floor((px * most) / size.width);
    pen.font = fontOf(face, own);
    size = pen.measureText(cell.text);
  }
  const largest = WIDEST + 3 * room;
  const top = Math.ceil(size.actualBoundingBoxAscent);
  const left = Math.floor(-size.actualBoundingBoxLeft);
  const reach = (length: number): number => Math.max(0, Math.min(largest, length));
  const inkWidth = reach(Math.ceil(size.actualBoundingBoxRight) - left);
  const inkHeight = reach(top + Math.ceil(size.actualBoundingBoxDescent));
  return {
    glyph: {
      width: inkWidth + 2 * room,
      height: inkHeight + 2 * room,
      inkWidth,
      inkHeight,
      top,
      left,
      advance: size.width,
    },
    px: own,
  };
};

/** Draws a sheet, `down` pixels high, and reckons the fields of what stands on it. */
const fieldsOf = (sheet: readonly Laid[], down: number, px: number, desk: Desk): Painted[] => {
  const across = Math.max(1, ...sheet.map(({ glyph, x }) => x + glyph.inkWidth));
  const pen = penOf(spareCanvas(across, Math.max(1, down)), true);
  const shape = { room: bufferOf(px), radius: REACH * px, inside: 1 - EDGE };
  for (const { one, glyph, px: own, x, y } of sheet) {
    // nothing reaches over into its neighbour
    pen.save();
    pen.beginPath();
    pen.rect(x, y, glyph.inkWidth, glyph.inkHeight);
    pen.clip();
    pen.font = fontOf(one.face, own);
    pen.fillText(one.cell.text, x - glyph.left, y + glyph.top);
    pen.restore();
  }
  return sheet.map(({ glyph, px: own, x, y }) => {
    const { width, height, inkWidth, inkHeight } = glyph;
    if (inkWidth === 0 || inkHeight === 0)
      return { glyph: { ...glyph, data: new Uint8ClampedArray(width * height) }, px: own };
    const { data } = pen.getImageData(x, y, inkWidth, inkHeight);
    return { glyph: { ...glyph, data: fieldOf(data, inkWidth, inkHeight, shape, desk) }, px: own };
  });
};
