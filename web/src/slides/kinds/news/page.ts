import { blend, randomFrom } from "#adapters/webgl/basis/index.ts";
import type { Sheet } from "../drawing.ts";
import { inkLine } from "../lettering/index.ts";
import { castShadow, fold, layGrain, light, seen, wearInk } from "../paper/index.ts";
import { paintHalftone } from "./halftone.ts";
import { type Box, type NewsLayout, page } from "./layout.ts";

export const ink = "#221d1b";
const shade = "#6b4a26";

/** Paper turns yellow with the years: as white as it is made, and after a century. */
const fresh = "#faf6ea";
const old = "#e6cf9f";
const newest = 2030;
const yellowing = 110;
/** The tint of a paper of a year. */
const tintOf = (year: number): string =>
  blend(fresh, old, Math.min(1, Math.max(0, (newest - year) / yellowing)));

/** Boards of a table. */
export const paintTable = (part: Sheet): void => {
  const { pen, unit, width, height } = part;
  const random = randomFrom(7);
  const board = 17.5 * unit;
  for (let x = 0; x < width; x += board) {
    const own = blend("#6d3f28", "#8c5636", random());
    const plank = pen.createLinearGradient(x, 0, x + board, 0);
    plank.addColorStop(0, blend(own, "#ffffff", 0.1));
    plank.addColorStop(0.08, own);
    plank.addColorStop(0.92, own);
    plank.addColorStop(1, blend(own, "#1c0d06", 0.35));
    pen.fillStyle = plank;
    pen.fillRect(x, 0, board, height);
    pen.strokeStyle = seen("#3a1c0e", 0.18);
    pen.lineWidth = 0.22 * unit;
    for (let k = 0; k < 9; k++) {
      const at = x + random() * board;
      pen.beginPath();
      pen.moveTo(at, 0);
      pen.bezierCurveTo(
        at + (random() - 0.5) * 5 * unit,
        height * 0.3,
        at + (random() - 0.5) * 5 * unit,
        height * 0.7,
        at + (random() - 0.5) * 3 * unit,
        height,
      );
      pen.stroke();
    }
    pen.fillStyle = seen("#1c0d06", 0.55);
    pen.fillRect(x + board - 0.3 * unit, 0, 0.5 * unit, height);
  }
  light(part, "#2a1208", 2.4, 0.7);
  layGrain(part, 0.5);
};

const column = ({ pen, unit }: Sheet, { x, y, width, height }: Box, seed: number, low: number) => {
  const random = randomFrom(seed);
  const step = 1.75 * low;
  pen.fillStyle = seen(ink, 0.34);
  // a head of its own, then lines that end a little apart
  pen.fillRect(x * unit, y * unit, width * (0.72 + 0.2 * random()) * unit, 1.5 * low * unit);
  for (let at = y + 3 * low; at < y + height; at += step) {
    const isLast = random() < 0.14;
    const wide = width * (isLast ? 0.35 + 0.4 * random() : 0.94 + 0.06 * random());
    pen.fillRect(x * unit, at * unit, wide * unit, 0.62 * low * unit);
  }
};

/** The paper’s sheet with all that is printed on it but the headline. */
export const paintPage = (part: Sheet, layout: NewsLayout, year: number): void => {
  const { pen, unit, width, height } = part;
  const { head, story, from, rule, picture, columns, low } = layout;
  const [left, right] = [page.left * unit, page.right * unit];
  const [top, bottom] = [page.margin * unit, height - page.margin * unit];
  pen.save();
  castShadow(part, "#1a0b05", 0.55, 1.6, 4);
  pen.fillStyle = tintOf(year);
  pen.beginPath();
  pen.moveTo(left, top);
  pen.lineTo(right, top);
  // newsprint is cut with a saw
  const teeth = randomFrom(19);
  const tooth = (bottom - top) / 64;
  for (let y = top; y < bottom; y += tooth) pen.lineTo(right - teeth() * 0.5 * unit, y);
  pen.lineTo(right, bottom);
  pen.lineTo(left, bottom);
  for (let y = bottom; y > top; y -= tooth) pen.lineTo(left + teeth() * 0.5 * unit, y);
  pen.closePath();
  pen.fill();
  pen.restore();
  pen.save();
  pen.globalCompositeOperation = "source-atop";
  light(part, shade, 1.2);
  fold(part, height / unit / 2, shade, 0.7);
  const crease = pen.createLinearGradient(0.46 * width, 0, 0.54 * width, 0);
  crease.addColorStop(0, seen(shade, 0));
  crease.addColorStop(0.5, seen(shade, 0.1));
  crease.addColorStop(0.501, seen("#ffffff", 0.3));
  crease.addColorStop(1, seen("#ffffff", 0));
  pen.fillStyle = crease;
  pen.fillRect(0, 0, width, height);
  pen.restore();
  pen.fillStyle = ink;
  for (const line of [...head.lines, ...story.lines, ...from.lines]) inkLine(part, line);
  const [from1, wide] = [8.5 * unit, 83 * unit];
  pen.fillRect(from1, rule * unit, wide, 0.7 * low * unit);
  pen.fillRect(from1, (rule + 1.4 * low) * unit, wide, 0.25 * low * unit);
  for (const [i, box] of columns.entries()) column(part, box, 31 + i, low);
  for (const [i, box] of columns.entries()) {
    if (i === 0) continue;
    pen.fillStyle = seen(ink, 0.4);
    pen.fillRect((box.x - 1.75) * unit, box.y * unit, 0.16 * unit, box.height * unit);
  }
  const above = columns[0];
  pen.fillStyle = seen(ink, 0.7);
  if (above) pen.fillRect(from1, (above.y - 2 * low) * unit, wide, 0.25 * unit);
  paintHalftone(part, picture, ink);
  pen.save();
  pen.globalCompositeOperation = "source-atop";
  layGrain(part, 1);
  pen.restore();
};

/** Size of the stamp’s part, in units. */
export const stampSide = 30;

/** A heart in a ring, pressed with too little ink. */
export const paintStamp = (part: Sheet): void => {
  const { pen, unit } = part;
  const middle = (stampSide / 2) * unit;
  pen.translate(middle, middle);
  pen.strokeStyle = "#c3202f";
  pen.fillStyle = "#c3202f";
  for (const [radius, wide] of [
    [12.6, 1.1],
    [10.6, 0.5],
  ] as const) {
    pen.lineWidth = wide * unit;
    pen.beginPath();
    pen.arc(0, 0, radius * unit, 0, 7);
    pen.stroke();
  }
  pen.beginPath();
  pen.moveTo(0, 6.4 * unit);
  pen.bezierCurveTo(-11 * unit, -1 * unit, -6 * unit, -8.4 * unit, 0, -3.4 * unit);
  pen.bezierCurveTo(6 * unit, -8.4 * unit, 11 * unit, -1 * unit, 0, 6.4 * unit);
  pen.fill();
  pen.translate(-middle, -middle);
  wearInk(part, 1);
};
