import type { Assets, Sheet } from "../../drawing.ts";
import { inOutCubic, mix, outCubic, span } from "../../motion.ts";
import { seen } from "../../paper/index.ts";

/** Length of a fountain pen, and sides of its part, in units; its nib is so far from the part’s upper left corner. */
const long = 44;
const side = 46;
const edge = 3;

/** A fountain pen as it lies in a right hand: its nib at the upper left. */
const paintPen = (part: Sheet): void => {
  const { pen, unit } = part;
  pen.translate(edge * unit, edge * unit);
  pen.rotate(Math.PI / 3.4);
  const half = 2 * unit;
  const tube = pen.createLinearGradient(0, -half, 0, half);
  for (const [at, tint] of [
    [0, "#5d6fb8"],
    [0.25, "#39478f"],
    [0.7, "#1d2558"],
    [1, "#10153a"],
  ] as const)
    tube.addColorStop(at, tint);
  const gold = pen.createLinearGradient(0, -half, 0, half);
  gold.addColorStop(0, "#fff1c4");
  gold.addColorStop(0.5, "#d9b055");
  gold.addColorStop(1, "#8e6a24");
  pen.fillStyle = gold;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.quadraticCurveTo(3.4 * unit, -1.5 * unit, 6.4 * unit, -1.3 * unit);
  pen.lineTo(6.4 * unit, 1.3 * unit);
  pen.quadraticCurveTo(3.4 * unit, 1.5 * unit, 0, 0);
  pen.fill();
  pen.strokeStyle = seen("#4a3310", 0.8);
  pen.lineWidth = 0.2 * unit;
  pen.beginPath();
  pen.moveTo(0.4 * unit, 0);
  pen.lineTo(4.2 * unit, 0);
  pen.stroke();
  pen.fillStyle = tube;
  pen.beginPath();
  pen.moveTo(6.2 * unit, -1.35 * unit);
  pen.lineTo(13 * unit, -1.9 * unit);
  pen.lineTo((long - 3) * unit, -1.9 * unit);
  pen.quadraticCurveTo(long * unit, -1.6 * unit, long * unit, 0);
  pen.quadraticCurveTo(long * unit, 1.6 * unit, (long - 3) * unit, 1.9 * unit);
  pen.lineTo(13 * unit, 1.9 * unit);
  pen.lineTo(6.2 * unit, 1.35 * unit);
  pen.fill();
  pen.fillStyle = gold;
  pen.fillRect(12.6 * unit, -1.95 * unit, 1 * unit, 3.9 * unit);
  pen.fillRect(25 * unit, -2 * unit, 0.8 * unit, 4 * unit);
};

const paintShadow = (part: Sheet): void => {
  const { pen, unit } = part;
  pen.translate(edge * unit, edge * unit);
  pen.rotate(Math.PI / 3.4);
  pen.shadowColor = seen("#5c3a1c", 0.34);
  pen.shadowBlur = 2.4 * unit;
  pen.shadowOffsetX = 2000 * unit;
  pen.beginPath();
  pen.moveTo(-2000 * unit, 0);
  pen.lineTo((6 - 2000) * unit, -1.2 * unit);
  pen.lineTo((long - 2000) * unit, -1.4 * unit);
  pen.lineTo((long - 2000) * unit, 1.6 * unit);
  pen.lineTo((6 - 2000) * unit, 1.2 * unit);
  pen.fill();
};

/** Where a pen writes, and how large the letters are; units. Written into. */
export interface PenPoint {
  x: number;
  y: number;
  size: number;
}

/**
 * Lays the pen on what is being written: its nib follows the letters, and it leaves by the side when `left` grows from 0 to
 * 1. `t` in seconds moves it up and down.
 */
export const layPen = (
  sheet: Sheet,
  assets: Assets,
  point: PenPoint,
  t: number,
  left: number,
): void => {
  if (left >= 1) return;
  const { pen, unit } = sheet;
  const gone = inOutCubic(left);
  const come = outCubic(span(t, 0, 0.3));
  const writes = 1 - span(left, 0, 0.1);
  const x = point.x + gone * 60 + (1 - come) * 30 + writes * Math.cos(t * 19) * point.size * 0.06;
  const y = mix(point.y, assets.height + 10, gone * 0.5) + (1 - come) * 20;
  const top = y - point.size * 0.24 * (1 + Math.sin(t * 23)) * writes;
  const shadow = assets.kept(sheet, "pen shadow", side, side, paintShadow);
  const lift = (0.6 + gone * 8 + (1 - come) * 6) * unit;
  pen.drawImage(shadow, (x - edge) * unit + lift, (top - edge) * unit + lift * 1.4);
  const image = assets.kept(sheet, "pen", side, side, paintPen);
  pen.drawImage(image, (x - edge) * unit, (top - edge) * unit);
};
