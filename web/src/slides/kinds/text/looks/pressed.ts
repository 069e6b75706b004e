import { blend } from "#adapters/webgl/basis/index.ts";
import type { Sheet } from "../../drawing.ts";
import { castShadow, seen } from "../../paper/index.ts";

/** Stems of a pressed posy from its foot, in units of its height: where each ends, and how large its flower is. */
const stems = [
  [0.02, -0.92, 0.2],
  [-0.27, -0.6, 0.15],
  [0.26, -0.66, 0.14],
] as const;
const leaves = [
  [-0.02, -0.22, -0.9],
  [0.01, -0.34, 0.8],
  [0, -0.5, -0.7],
] as const;

/** A posy that lay in a book: thin, a little faded, so many units high over its foot. `way` is 1, or -1 for its mirror image. */
export const paintPressed = (
  part: Sheet,
  place: { readonly x: number; readonly y: number; readonly high: number; readonly way: number },
  tint: string,
): void => {
  const { pen, unit } = part;
  const { x, y, high, way } = place;
  pen.save();
  pen.translate(x * unit, y * unit);
  pen.scale(way * high * unit, high * unit);
  pen.rotate(0.2);
  castShadow({ ...part, unit: unit * high }, "#7a4a2a", 0.34, 0.012, 0.03);
  pen.strokeStyle = "#7c8f56";
  pen.lineWidth = 0.018;
  pen.lineCap = "round";
  for (const [sx, sy] of stems) {
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.quadraticCurveTo(sx * 0.1, sy * 0.6, sx, sy);
    pen.stroke();
  }
  pen.fillStyle = "#8b9d5c";
  for (const [lx, ly, turn] of leaves) {
    pen.save();
    pen.translate(lx, ly);
    pen.rotate(turn);
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.bezierCurveTo(-0.07, -0.08, -0.04, -0.2, 0, -0.24);
    pen.bezierCurveTo(0.05, -0.2, 0.06, -0.08, 0, 0);
    pen.fill();
    pen.restore();
  }
  for (const [i, [sx, sy, size]] of stems.entries()) {
    const own = i === 0 ? tint : blend(tint, "#f4b860", 0.6);
    pen.save();
    pen.translate(sx, sy);
    for (let k = 0; k < 9; k++) {
      pen.rotate((2 * Math.PI) / 9);
      const fade = pen.createLinearGradient(0, 0, 0, -size);
      fade.addColorStop(0, blend(own, "#6a1f2c", 0.3));
      fade.addColorStop(1, blend(own, "#fff2e0", 0.34));
      pen.fillStyle = fade;
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.bezierCurveTo(
        -size * 0.34,
        -size * 0.4,
        -size * 0.26,
        -size,
        0,
        -size * (0.9 + (k % 3) * 0.05),
      );
      pen.bezierCurveTo(size * 0.26, -size, size * 0.34, -size * 0.4, 0, 0);
      pen.fill();
    }
    pen.fillStyle = "#c98a2c";
    pen.beginPath();
    pen.arc(0, 0, size * 0.26, 0, 7);
    pen.fill();
    pen.fillStyle = seen("#7a4a1c", 0.7);
    for (let k = 0; k < 8; k++) {
      pen.beginPath();
      pen.arc(Math.cos(k * 2.4) * size * 0.13, Math.sin(k * 2.4) * size * 0.13, size * 0.03, 0, 7);
      pen.fill();
    }
    pen.restore();
  }
  pen.restore();
};
