import { randomFrom } from "#adapters/webgl/basis/index.ts";
import type { Sheet } from "../../drawing.ts";
import { layGrain, seen } from "../../paper/index.ts";
import type { Box } from "../../photos/places.ts";

/** Width of a frame’s wood, in units. */
export const wood = 3.8;

/** Colours of a frame: its light and its dark sides, and what is about the picture. */
export interface FrameTint {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
  readonly mat: string;
}

type Point = readonly [number, number];

const side = (
  { pen, unit }: Sheet,
  points: readonly Point[],
  from: string,
  to: string,
  isAcross: boolean,
  seed: number,
): void => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) * unit, Math.max(...xs) * unit];
  const [top, bottom] = [Math.min(...ys) * unit, Math.max(...ys) * unit];
  pen.save();
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x * unit, y * unit);
  pen.closePath();
  pen.clip();
  const shade = isAcross
    ? pen.createLinearGradient(0, top, 0, bottom)
    : pen.createLinearGradient(left, 0, right, 0);
  shade.addColorStop(0, from);
  shade.addColorStop(1, to);
  pen.fillStyle = shade;
  pen.fillRect(left, top, right - left, bottom - top);
  const random = randomFrom(seed);
  pen.lineWidth = Math.max(0.5, 0.16 * unit);
  for (let i = 0; i < 22; i++) {
    pen.strokeStyle = seen("#4a2a0e", 0.05 + random() * 0.15);
    const at = random();
    const bend = (random() - 0.5) * 0.8 * unit;
    pen.beginPath();
    if (isAcross) {
      const y = top + (bottom - top) * at;
      pen.moveTo(left, y);
      pen.bezierCurveTo(
        left + (right - left) * 0.3,
        y + bend,
        left + (right - left) * 0.6,
        y - bend,
        right,
        y,
      );
    } else {
      const x = left + (right - left) * at;
      pen.moveTo(x, top);
      pen.bezierCurveTo(
        x + bend,
        top + (bottom - top) * 0.3,
        x - bend,
        top + (bottom - top) * 0.6,
        x,
        bottom,
      );
    }
    pen.stroke();
  }
  pen.restore();
};

/** A frame with its mat about a picture that begins at `print`; without shadow. Units of the part. */
export const paintFrame = (part: Sheet, outer: Box, print: Box, tint: FrameTint): void => {
  const { pen, unit } = part;
  const { x, y, width, height } = outer;
  const [right, bottom] = [x + width, y + height];
  const corner = (a: number, b: number, into: number): Point => [
    a + (a === x ? into : -into),
    b + (b === y ? into : -into),
  ];
  const [a, b, c, d]: readonly [Point, Point, Point, Point] = [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
  ];
  const [a2, b2, c2, d2] = [
    corner(x, y, wood),
    corner(right, y, wood),
    corner(right, bottom, wood),
    corner(x, bottom, wood),
  ];
  side(part, [a, b, b2, a2], tint.light, tint.middle, true, 1);
  side(part, [a, d, d2, a2], tint.light, tint.middle, false, 2);
  side(part, [d, c, c2, d2], tint.dark, tint.middle, true, 3);
  side(part, [b, c, c2, b2], tint.middle, tint.dark, false, 4);
  pen.strokeStyle = seen("#4a2a0e", 0.5);
  pen.lineWidth = Math.max(0.5, 0.2 * unit);
  for (const [from, to] of [
    [a, a2],
    [b, b2],
    [c, c2],
    [d, d2],
  ] as const) {
    pen.beginPath();
    pen.moveTo(from[0] * unit, from[1] * unit);
    pen.lineTo(to[0] * unit, to[1] * unit);
    pen.stroke();
  }
  pen.strokeStyle = seen("#fff3d8", 0.65);
  pen.strokeRect(x * unit, y * unit, width * unit, height * unit);
  const inner = { x: x + wood, y: y + wood, width: width - 2 * wood, height: height - 2 * wood };
  pen.save();
  pen.beginPath();
  pen.rect(inner.x * unit, inner.y * unit, inner.width * unit, inner.height * unit);
  pen.clip();
  pen.fillStyle = tint.mat;
  pen.fillRect(inner.x * unit, inner.y * unit, inner.width * unit, inner.height * unit);
  layGrain(part, 0.3);
  // the wood’s own shadow on the mat
  for (const [dx, dy, reach] of [
    [0, 1, 3.6],
    [1, 0, 2.8],
  ] as const) {
    const shade = pen.createLinearGradient(
      inner.x * unit,
      inner.y * unit,
      (inner.x + dx * reach) * unit,
      (inner.y + dy * reach) * unit,
    );
    shade.addColorStop(0, seen("#33240f", 0.42));
    shade.addColorStop(1, seen("#33240f", 0));
    pen.fillStyle = shade;
    pen.fillRect(inner.x * unit, inner.y * unit, inner.width * unit, inner.height * unit);
  }
  pen.restore();
  // the bevel that is cut into the mat: dark above and left, light below and right
  const cutEdge = 1;
  const [l, t, r, m] = [print.x, print.y, print.x + print.width, print.y + print.height];
  pen.fillStyle = "#cfc3ae";
  pen.fillRect(
    ...([(l - cutEdge) * unit, (t - cutEdge) * unit] as const),
    ...([(print.width + 2 * cutEdge) * unit, (print.height + 2 * cutEdge) * unit] as const),
  );
  pen.fillStyle = "#fffdf8";
  pen.beginPath();
  for (const [px, py] of [
    [l - cutEdge, m + cutEdge],
    [r + cutEdge, m + cutEdge],
    [r + cutEdge, t - cutEdge],
    [r, t],
    [r, m],
    [l, m],
  ] as const)
    pen.lineTo(px * unit, py * unit);
  pen.fill();
};
