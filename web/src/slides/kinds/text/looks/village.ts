import { blend, randomFrom } from "#adapters/webgl/basis/index.ts";
import type { Pen, Sheet } from "../../drawing.ts";
import { castShadow, fill, layGrain, seen } from "../../paper/index.ts";
import { far, heightAt, mid, near, type Rise } from "./hills.ts";
import { houses, layHouse } from "./houses.ts";

const night = "#041c2a";
/** Lays a hill of cut paper, lit along its edge, as much smaller as the village is. */
const layHill = (part: Sheet, rise: Rise, size: number, tint: string, low: string): void => {
  const { pen, unit, width, height } = part;
  const top = height - Math.max(...rise) * size * unit;
  const paint = pen.createLinearGradient(0, top, 0, height);
  paint.addColorStop(0, tint);
  paint.addColorStop(1, low);
  castShadow(part, night, 0.5, -0.7, 2.6);
  pen.fillStyle = paint;
  pen.beginPath();
  pen.moveTo(-2 * unit, height + 3 * unit);
  for (let i = -1; i <= 25; i++)
    pen.lineTo((i / 24) * width, height - heightAt(rise, i / 24) * size * unit);
  pen.lineTo(width + 2 * unit, height + 3 * unit);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.strokeStyle = seen("#ffffff", 0.28);
  pen.lineWidth = 0.3 * unit;
  pen.stroke();
};

const tiers = [
  [0, 1, 0.46],
  [0.24, 0.8, 0.44],
  [0.46, 0.6, 0.4],
  [0.66, 0.4, 0.36],
] as const;

/** A fir of cut tiers with snow on them, its foot at a place; all in pixels. */
const layFir = (pen: Pen, x: number, y: number, size: number, tint: string, snow: number): void => {
  pen.fillStyle = "#3a2a2c";
  pen.fillRect(x - size * 0.03, y - size * 0.04, size * 0.06, size * 0.08);
  for (const [from, wide, high] of tiers) {
    const foot = y - from * size;
    const half = wide * size * 0.3;
    const top = foot - high * size;
    pen.shadowColor = seen(night, 0.4);
    pen.shadowBlur = size * 0.05;
    pen.shadowOffsetY = size * 0.02;
    const paint = pen.createLinearGradient(x - half, 0, x + half, 0);
    paint.addColorStop(0, blend(tint, "#dff5ea", 0.14));
    paint.addColorStop(1, blend(tint, night, 0.3));
    pen.fillStyle = paint;
    pen.beginPath();
    pen.moveTo(x - half, foot);
    pen.quadraticCurveTo(x - half * 0.3, foot - high * size * 0.35, x, top);
    pen.quadraticCurveTo(x + half * 0.3, foot - high * size * 0.35, x + half, foot);
    pen.quadraticCurveTo(x, foot + size * 0.07, x - half, foot);
    pen.fill();
    pen.shadowColor = "transparent";
    pen.fillStyle = seen("#f4fbff", snow);
    pen.beginPath();
    pen.moveTo(x - half * 0.62, foot - high * size * 0.2);
    pen.quadraticCurveTo(x - half * 0.26, foot - high * size * 0.42, x, top);
    pen.quadraticCurveTo(
      x + half * 0.2,
      foot - high * size * 0.42,
      x + half * 0.42,
      foot - high * size * 0.3,
    );
    pen.quadraticCurveTo(x + half * 0.16, foot - high * size * 0.22, x, foot - high * size * 0.34);
    pen.quadraticCurveTo(
      x - half * 0.3,
      foot - high * size * 0.12,
      x - half * 0.62,
      foot - high * size * 0.2,
    );
    pen.fill();
  }
};

/** The moon over the far hill: part of the width, and how far its middle is over the foot; units. */
const moon = { x: 0.735, up: 38.5, size: 9 } as const;

const paintSky = (part: Sheet, size: number): void => {
  const { pen, unit, width, height } = part;
  const sky = pen.createLinearGradient(0, 0, 0, height);
  for (const [at, tint] of [
    [0, "#071c30"],
    [0.34, "#0f3d50"],
    [0.62, "#23676e"],
    [0.82, "#7fa79c"],
    [1, "#e6c99d"],
  ] as const)
    sky.addColorStop(Math.min(1, at * (1.16 - 0.16 * size)), tint);
  fill(part, sky);
  const random = randomFrom(31);
  for (let i = 0; i < 70; i++) {
    pen.fillStyle = seen("#fff6df", 0.25 + random() * 0.6);
    pen.beginPath();
    pen.arc(
      random() * width,
      random() ** 1.4 * height * 0.62,
      (0.12 + random() * 0.24) * unit,
      0,
      7,
    );
    pen.fill();
  }
  const [x, y, r] = [moon.x * width, height - moon.up * size * unit, moon.size * size * unit];
  const halo = pen.createRadialGradient(x, y, r * 0.9, x, y, r * 5);
  halo.addColorStop(0, seen("#ffedc2", 0.55));
  halo.addColorStop(0.3, seen("#ffe2a8", 0.18));
  halo.addColorStop(1, seen("#ffe2a8", 0));
  fill(part, halo);
  const disc = pen.createRadialGradient(x - r * 0.3, y - r * 0.3, 0, x, y, r);
  disc.addColorStop(0, "#fffbe9");
  disc.addColorStop(1, "#ffe7b0");
  pen.fillStyle = disc;
  pen.beginPath();
  pen.arc(x, y, r, 0, 7);
  pen.fill();
  pen.fillStyle = seen("#e2b877", 0.3);
  for (const [dx, dy, dot] of [
    [-0.34, -0.2, 0.2],
    [0.24, -0.42, 0.13],
    [0.1, 0.02, 0.26],
    [-0.5, 0.2, 0.1],
  ] as const) {
    pen.beginPath();
    pen.arc(x + dx * r, y + dy * r, dot * r, 0, 7);
    pen.fill();
  }
};

/** Firs on a hill: part of the width, size in units. */
const farFirs = [0.03, 0.1, 0.16, 0.3, 0.36, 0.52, 0.57, 0.9, 0.96] as const;
const midFirs = [
  ...[
    [0.06, 13],
    [0.13, 9],
    [0.31, 10],
    [0.53, 8],
    [0.72, 11],
    [0.9, 12],
    [0.97, 16],
  ],
] as const;
const nearFirs = [
  ...[
    [0.03, 25],
    [0.15, 16],
    [0.86, 19],
    [0.97, 29],
  ],
] as const;

/** A village under the moon, of layered paper; `size` is 1 at most. Its windows are dark. */
export const paintVillage = (part: Sheet, size: number): void => {
  const { pen, unit, width, height } = part;
  const foot = (rise: Rise, k: number) => height - (heightAt(rise, k) - 1) * size * unit;
  paintSky(part, size);
  layHill(part, far, size, "#3f7f86", "#2a646e");
  for (const [i, k] of farFirs.entries())
    layFir(pen, k * width, foot(far, k), (6 + (i % 3) * 1.6) * size * unit, "#1f5a64", 0.25);
  layHill(part, mid, size, "#b9d8d8", "#7fb0b4");
  for (const [k, own] of midFirs)
    layFir(pen, k * width, foot(mid, k), own * size * unit, "#1f5a58", 0.8);
  for (const house of houses) layHouse(part, house, size);
  layHill(part, near, size, "#f6fbfb", "#d3e7ea");
  for (const [k, own] of nearFirs)
    layFir(pen, k * width, foot(near, k), own * size * unit, "#164a48", 0.92);
  layGrain(part, 0.5);
};
