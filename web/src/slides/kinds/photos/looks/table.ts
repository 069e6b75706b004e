import { blend } from "#adapters/webgl/basis/index.ts";
import type { Sheet } from "../../drawing.ts";
import { fill, layGrain, light, seen } from "../../paper/index.ts";

/** A woven cloth in this tint, checked; darker in the tint’s own hue. */
export const paintCloth = (part: Sheet, tint: string): void => {
  const { pen, unit, width, height } = part;
  fill(part, tint);
  pen.fillStyle = seen(blend(tint, "#000000", 0.24), 0.26);
  for (let x = 3; x < 100; x += 12) pen.fillRect(x * unit, 0, 6 * unit, height);
  for (let y = 4; y * unit < height; y += 12) pen.fillRect(0, y * unit, width, 6 * unit);
  // threads, where they are not too fine to be seen
  pen.fillStyle = seen("#fffaf0", 0.16);
  for (let x = 0.3; x < 100; x += 1.2) pen.fillRect(x * unit, 0, 0.5 * unit, height);
  pen.fillStyle = seen(blend(tint, "#000000", 0.4), 0.1);
  for (let y = 0.3; y * unit < height; y += 1.2) pen.fillRect(0, y * unit, width, 0.5 * unit);
  light(part, blend(tint, "#5a2f1a", 0.55), 1, 1.1);
  layGrain(part, 0.6);
};

/** Light in the air: where it is seen, parts of the slide, its size in units, how much. */
const dapples = [
  [0.1, 0.62, 7, 0.3],
  [0.24, 0.9, 11, 0.2],
  [0.9, 0.12, 8, 0.3],
  [0.72, 0.05, 5, 0.34],
  [0.95, 0.68, 12, 0.2],
  [0.04, 0.3, 5, 0.3],
  [0.6, 0.82, 6, 0.22],
  [0.4, 0.03, 4, 0.3],
  [0.82, 0.46, 4, 0.3],
] as const;

/** Morning air in this tint: a low sun, its beams, and specks of light out of focus. */
export const paintAir = (part: Sheet, tint: string): void => {
  const { pen, unit, width, height } = part;
  const sky = pen.createLinearGradient(0, 0, width * 0.2, height);
  sky.addColorStop(0, blend(tint, "#a5cdf2", 0.62));
  sky.addColorStop(0.42, blend(tint, "#fff6ea", 0.74));
  sky.addColorStop(0.72, blend(tint, "#ffc9a3", 0.66));
  sky.addColorStop(1, blend(tint, "#f59f97", 0.68));
  fill(part, sky);
  const [x, y] = [width * 0.22, height * 0.14];
  for (const [size, alpha] of [
    [0.16, 0.75],
    [0.42, 0.55],
    [0.9, 0.35],
  ] as const) {
    const glow = pen.createRadialGradient(x, y, 0, x, y, height * size);
    glow.addColorStop(0, seen("#fffbee", alpha));
    glow.addColorStop(1, seen("#fff0d4", 0));
    fill(part, glow);
  }
  for (const [turn, wide, alpha] of [
    [0.5, 0.1, 0.2],
    [0.86, 0.16, 0.14],
    [1.2, 0.08, 0.2],
  ] as const) {
    const far = Math.hypot(width, height);
    const beam = pen.createRadialGradient(x, y, far * 0.1, x, y, far);
    beam.addColorStop(0, seen("#fffbee", alpha));
    beam.addColorStop(1, seen("#fffbee", 0));
    pen.fillStyle = beam;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(turn - wide) * far, y + Math.sin(turn - wide) * far);
    pen.lineTo(x + Math.cos(turn + wide) * far, y + Math.sin(turn + wide) * far);
    pen.fill();
  }
  for (const [dx, dy, size, alpha] of dapples) {
    const [cx, cy, r] = [dx * width, dy * height, size * unit];
    const spot = pen.createRadialGradient(cx, cy, 0, cx, cy, r);
    spot.addColorStop(0, seen("#fff6e4", alpha * 0.5));
    spot.addColorStop(0.86, seen("#fff6e4", alpha));
    spot.addColorStop(1, seen("#fff6e4", 0));
    pen.fillStyle = spot;
    pen.fillRect(cx - r, cy - r, 2 * r, 2 * r);
  }
  light(part, "#b5566a", 0.6, 0.2);
  layGrain(part, 0.36);
};
