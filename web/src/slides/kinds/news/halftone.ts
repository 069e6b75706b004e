import type { Sheet } from "../drawing.ts";
import type { Box } from "./layout.ts";

/** Balloons of the picture: place and radius in parts of its shorter side from its middle, and how dark each is. */
const balloons = [
  [-0.3, -0.1, 0.25, 0.62],
  [0.3, -0.16, 0.23, 0.86],
  [0.02, -0.3, 0.26, 0.42],
  [-0.1, 0.08, 0.2, 0.9],
  [0.17, 0.1, 0.19, 0.55],
] as const;
/** Where their strings meet. */
const knot = { x: 0.03, y: 0.62 } as const;

const near = (x: number, y: number, x0: number, y0: number, x1: number, y1: number): number => {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const k = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x0 - k * dx, y - y0 - k * dy);
};

/** How dark the picture is at a place, 0 to 1: a bunch of balloons before a bright sky. */
const darkness = (x: number, y: number): number => {
  for (let i = balloons.length - 1; i >= 0; i--) {
    const balloon = balloons[i];
    if (!balloon) continue;
    const [bx, by, radius, own] = balloon;
    const [u, v] = [(x - bx) / radius, (y - by) / (radius * 1.14)];
    const far = Math.hypot(u, v);
    if (far > 1) continue;
    // a round thing lit from above left, with a bright spot and a rim of reflected light
    const depth = Math.sqrt(1 - far * far);
    const lit = Math.max(0, -0.5 * u - 0.6 * v + 0.62 * depth);
    const gleam = Math.hypot(u + 0.36, v + 0.42) < 0.17 ? 0.9 : 0;
    return Math.min(0.98, Math.max(0.04, own * (1.18 - 0.78 * lit) - gleam - 0.12 * far ** 6));
  }
  for (const [bx, by, radius] of balloons)
    if (near(x, y, bx, by + radius * 1.14, knot.x, knot.y) < 0.011) return 0.85;
  return 0.08 + 0.2 * Math.min(1, Math.max(0, y + 0.55)) ** 1.6;
};

/** Units between two rows of dots, which lie askew. */
const cell = 1.35;
const askew = Math.PI / 4;

/** Prints the picture in dots of one ink, as newspapers do, with a fine frame. */
export const paintHalftone = ({ pen, unit }: Sheet, box: Box, ink: string): void => {
  const { x, y, width, height } = box;
  const [mx, my, side] = [x + width / 2, y + height / 2, Math.min(width, height)];
  pen.save();
  pen.beginPath();
  pen.rect(x * unit, y * unit, width * unit, height * unit);
  pen.clip();
  pen.fillStyle = ink;
  pen.beginPath();
  const reach = Math.ceil(Math.hypot(width, height) / 2 / cell);
  const [cos, sin] = [Math.cos(askew) * cell, Math.sin(askew) * cell];
  for (let i = -reach; i <= reach; i++)
    for (let k = -reach; k <= reach; k++) {
      const [dx, dy] = [i * cos - k * sin, i * sin + k * cos];
      if (Math.abs(dx) > width / 2 + 1 || Math.abs(dy) > height / 2 + 1) continue;
      const radius = 0.72 * cell * Math.sqrt(darkness(dx / side, dy / side + 0.06));
      const [px, py] = [(mx + dx) * unit, (my + dy) * unit];
      pen.moveTo(px + radius * unit, py);
      pen.arc(px, py, radius * unit, 0, 2 * Math.PI);
    }
  pen.fill();
  pen.restore();
  pen.strokeStyle = ink;
  pen.lineWidth = 0.3 * unit;
  pen.strokeRect(x * unit, y * unit, width * unit, height * unit);
};
