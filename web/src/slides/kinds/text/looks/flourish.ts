import type { Sheet } from "../../drawing.ts";
import type { SetLine } from "../../lettering/index.ts";

const points = 56;

/** The line under a name, as points in the order in which it is drawn; units. It ends in a small loop, and out. */
export const flourishUnder = (line: SetLine): Float32Array => {
  const path = new Float32Array(points * 2);
  const isRight = line.direction === "rtl";
  const [begin, end] = isRight
    ? [line.x, line.x + line.width + 4]
    : [line.x + line.width, line.x - 4];
  const y = line.y + Math.min(4.4, line.size * 0.36);
  const loop = Math.min(1.9, line.size * 0.2);
  const way = isRight ? 1 : -1;
  for (let i = 0; i < points; i++) {
    const k = i / (points - 1);
    const turn = Math.min(1, Math.max(0, (k - 0.46) / 0.2)) * 2 * Math.PI;
    path[i * 2] = begin + (end - begin) * k + way * Math.sin(turn) * loop * 1.5;
    path[i * 2 + 1] = y + Math.sin(k * 5.2) * 0.7 - (1 - Math.cos(turn)) * loop * 0.7 + k * 0.6;
  }
  return path;
};

/** Draws so much of it, 0 to 1, thinner towards its ends; answers where it has come to. */
export const layFlourish = (sheet: Sheet, path: Float32Array, k: number, ink: string): number => {
  const { pen, unit } = sheet;
  const last = Math.max(1, Math.round(k * (points - 1)));
  pen.strokeStyle = ink;
  pen.lineCap = "round";
  for (let i = 1; i <= last; i++) {
    const along = i / (points - 1);
    pen.lineWidth = (0.22 + 0.42 * Math.sin(Math.PI * along) ** 2) * unit;
    pen.beginPath();
    pen.moveTo((path[i * 2 - 2] ?? 0) * unit, (path[i * 2 - 1] ?? 0) * unit);
    pen.lineTo((path[i * 2] ?? 0) * unit, (path[i * 2 + 1] ?? 0) * unit);
    pen.stroke();
  }
  return last * 2;
};
