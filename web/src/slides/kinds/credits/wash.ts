import { penOf, randomFrom, spareCanvas } from "#adapters/webgl/basis/index.ts";
import type { Pen, Sheet } from "../drawing.ts";
import { layGrain, seen } from "../paper/index.ts";
import { type HeartPlace, outlineOf } from "./heart.ts";

type Point = readonly [number, number];

/** The outline with a point between any two, pushed about by so many units: as water runs. */
const frayed = (outline: readonly Point[], far: number, random: () => number): readonly Point[] => {
  const next: Point[] = [];
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
    const push = () => (random() + random() - 1) * far;
    next.push([ax, ay], [(ax + bx) / 2 + push(), (ay + by) / 2 + push()]);
  }
  return next;
};

const trace = (pen: Pen, outline: readonly Point[], unit: number): void => {
  pen.beginPath();
  for (const [i, [x, y]] of outline.entries()) {
    const [nx, ny] = outline[(i + 1) % outline.length] ?? [x, y];
    pen.quadraticCurveTo(x * unit, y * unit, ((x + nx) / 2) * unit, ((y + ny) / 2) * unit);
  }
  pen.closePath();
};

/** Glazes over one another, and pools in which colour gathered: part of the half width from the middle, size, tint, how much. */
const glazes = 15;
/** Pixels across at most. */
const finest = 640;
const pools = [
  [-0.55, -0.42, 0.6, "#ffb36b", 0.5],
  [-0.2, -0.1, 0.5, "#ff9f80", 0.3],
  [0.56, -0.4, 0.56, "#f26a7e", 0.34],
  [0.36, 0.12, 0.5, "#fbb2ae", 0.5],
  [-0.44, 0.2, 0.42, "#f0676f", 0.3],
  [0.02, 0.62, 0.46, "#ea5068", 0.36],
  [-0.72, -0.1, 0.3, "#ffd09a", 0.5],
  [0.74, -0.06, 0.32, "#ffc2b8", 0.5],
  [0.1, -0.3, 0.24, "#fff0e4", 0.44],
  [-0.1, 0.36, 0.3, "#ffe2d4", 0.34],
] as const;

/** Drops that fell beside it: place as above, size in units, tint. */
const drops = [
  [-1.06, -0.7, 1.5, "#f9a58b"],
  [-1.0, -0.6, 0.6, "#f26a7e"],
  [1.08, 0.2, 1.2, "#fbb48f"],
  [0.98, 0.34, 0.5, "#f26a7e"],
  [-0.9, 0.6, 1.1, "#f7a08f"],
  [-0.62, 0.92, 0.7, "#fbb48f"],
  [0.66, 0.8, 1.6, "#f4808a"],
  [0.8, 0.66, 0.5, "#fbb48f"],
  [1.0, -0.86, 0.7, "#f4808a"],
] as const;

/** A heart in watercolour: thin glazes that ran, pools, grains of pigment, and a darker rim where it dried. */
export const paintWash = (part: Sheet, heart: HeartPlace, strength = 1): void => {
  // it is soft, and painted no finer than it is seen
  const fine = Math.min(1, finest / part.width);
  const [width, height] = [Math.ceil(part.width * fine), Math.ceil(part.height * fine)];
  const unit = part.unit * fine;
  const random = randomFrom(29);
  const canvas = spareCanvas(width, height);
  const pen = penOf(canvas);
  const { x, y, half, long } = heart;
  // at its tip and its dip it has points of its own
  let rough = outlineOf(heart, 20);
  for (const far of [0.06, 0.045, 0.028, 0.014]) rough = frayed(rough, half * far, random);
  const hue = pen.createLinearGradient(
    ...([(x - half) * unit, (y - half) * unit] as const),
    ...([(x + half * 0.6) * unit, (y + half) * unit] as const),
  );
  hue.addColorStop(0, "#ffa566");
  hue.addColorStop(0.42, "#f7777a");
  hue.addColorStop(1, "#f0808f");
  pen.fillStyle = hue;
  pen.globalAlpha = 0.075;
  let rim = rough;
  for (let i = 0; i < glazes; i++) {
    rim = frayed(rough, half * (0.012 + 0.05 * random()), random);
    trace(pen, rim, unit);
    pen.fill();
  }
  pen.globalCompositeOperation = "source-atop";
  for (const [dx, dy, size, tint, alpha] of pools) {
    const [px, py, r] = [(x + dx * half) * unit, (y + dy * half * long) * unit, size * half * unit];
    const pool = pen.createRadialGradient(px, py, 0, px, py, r);
    pool.addColorStop(0, seen(tint, alpha));
    pool.addColorStop(0.72, seen(tint, alpha * 0.5));
    pool.addColorStop(0.86, seen(tint, alpha * 0.62));
    pool.addColorStop(1, seen(tint, 0));
    pen.globalAlpha = 0.85;
    pen.fillStyle = pool;
    pen.fillRect(0, 0, width, height);
  }
  pen.globalAlpha = 1;
  pen.strokeStyle = "#d8485c";
  for (const [wide, alpha] of [
    [0.55, 0.34],
    [1.7, 0.13],
    [4, 0.06],
  ] as const) {
    pen.globalAlpha = alpha;
    pen.lineWidth = wide * unit;
    trace(pen, rough, unit);
    pen.stroke();
    trace(pen, rim, unit);
    pen.stroke();
  }
  pen.globalAlpha = 1;
  layGrain({ pen, unit, width, height }, 1);
  pen.globalCompositeOperation = "source-over";
  for (const [dx, dy, size, tint] of drops) {
    const [px, py] = [(x + dx * half) * unit, (y + dy * half * long) * unit];
    pen.fillStyle = seen(tint, 0.38);
    pen.strokeStyle = seen(tint, 0.6);
    pen.lineWidth = 0.22 * unit;
    pen.beginPath();
    pen.ellipse(px, py, size * unit, size * 0.88 * unit, dx * 3, 0, 7);
    pen.fill();
    pen.stroke();
  }
  part.pen.save();
  part.pen.globalCompositeOperation = "multiply";
  part.pen.globalAlpha = strength;
  part.pen.imageSmoothingQuality = "high";
  part.pen.drawImage(canvas, 0, 0, width / fine, height / fine);
  part.pen.restore();
};
