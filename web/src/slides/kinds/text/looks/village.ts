import { blend, randomFrom } from "#adapters/webgl/basis/index.ts";
import type { Pen, Sheet } from "../../drawing.ts";
import { castShadow, fill, layGrain, seen } from "../../paper/index.ts";

const night = "#041c2a";
/** How high the three hills are over the foot at the left, in the middle and at the right; units. */
const far = [31, 27, 34] as const;
const mid = [22, 27, 21] as const;
const near = [12, 9, 14] as const;
type Rise = readonly [number, number, number];

/** How high a hill is at a part of the width. */
const heightAt = ([left, middle, right]: Rise, k: number): number =>
  (1 - k) ** 2 * left + 2 * k * (1 - k) * middle + k ** 2 * right + Math.sin(k * 9 + left) * 0.7;

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

/** Houses on the middle hill: part of the width, how far they stand below its edge, size, walls, and whether it is a church. */
const houses = [
  [0.2, 1.4, 0.82, "#7c3a3a", false],
  [0.43, 0.6, 1.06, "#8a5a44", true],
  [0.63, 1.8, 1, "#7c2b33", false],
  [0.8, 0.8, 0.72, "#5f4a52", false],
] as const;
type House = (typeof houses)[number];

/** Windows of a house in its own units from the middle of its foot: left, top, width, height. */
const panes = [
  [-4, -5.4, 2.6, 3],
  [1.2, -5.4, 2.6, 3],
  [-1.1, -9.4, 2.2, 2.2],
] as const;
const steeple = [-0.7, -15.4, 1.4, 2.4] as const;

/** Puts the pen where a house stands, in its own units. */
const standAt = ({ pen, unit, width, height }: Sheet, [k, down, own]: House, size: number) => {
  pen.translate(k * width, height - (heightAt(mid, k) - down) * size * unit);
  pen.scale(own * size * unit, own * size * unit);
};

/** A gable with snow on its roof, in a house’s own units. */
const layRoof = (pen: Pen, half: number, eaves: number, ridge: number, thick: number): void => {
  pen.fillStyle = "#f3f9fb";
  pen.beginPath();
  pen.moveTo(-half, eaves);
  pen.quadraticCurveTo(-half * 0.3, (eaves + ridge) / 2 - 1, 0, ridge);
  pen.quadraticCurveTo(half * 0.3, (eaves + ridge) / 2 - 1, half, eaves);
  pen.quadraticCurveTo(half * 0.86, eaves + thick * 0.7, half * 0.66, eaves + thick * 0.1);
  pen.quadraticCurveTo(half * 0.4, (eaves + ridge) / 2 + thick, 0, ridge + thick * 1.7);
  pen.quadraticCurveTo(-half * 0.4, (eaves + ridge) / 2 + thick, -half * 0.66, eaves + thick * 0.1);
  pen.quadraticCurveTo(-half * 0.86, eaves + thick * 0.7, -half, eaves);
  pen.fill();
};

const layHouse = (part: Sheet, house: House, size: number): void => {
  const { pen } = part;
  const [, , , tint, isChurch] = house;
  pen.save();
  standAt(part, house, size);
  castShadow({ ...part, unit: part.unit * size }, night, 0.5, 0.3, 1.6);
  const wall = pen.createLinearGradient(-5, 0, 6, 0);
  wall.addColorStop(0, blend(tint, "#ffd9a0", 0.22));
  wall.addColorStop(1, blend(tint, night, 0.42));
  pen.fillStyle = wall;
  if (isChurch) {
    pen.fillRect(-2, -17, 4, 12);
    pen.fillStyle = "#2a4450";
    pen.beginPath();
    pen.moveTo(-2.6, -16.8);
    pen.lineTo(0, -25);
    pen.lineTo(2.6, -16.8);
    pen.fill();
    pen.fillStyle = wall;
  } else {
    pen.fillRect(2.6, -14.6, 1.9, 5);
    pen.fillStyle = "#f3f9fb";
    pen.fillRect(2.3, -15.2, 2.5, 1.1);
    pen.fillStyle = wall;
  }
  pen.beginPath();
  pen.moveTo(-5.4, 1);
  pen.lineTo(-5.4, -7);
  pen.lineTo(0, -12.4);
  pen.lineTo(5.4, -7);
  pen.lineTo(5.4, 1);
  pen.fill();
  pen.shadowColor = "transparent";
  layRoof(pen, 7.2, -6.2, -13.4, 1.5);
  if (isChurch) layRoof(pen, 3, -16.2, -21.5, 0.8);
  pen.fillStyle = "#3a2326";
  pen.fillRect(-1.1, -3.4, 2.2, 4.4);
  pen.fillStyle = "#22323c";
  for (const [x, y, w, h] of isChurch ? [...panes, steeple] : panes) pen.fillRect(x, y, w, h);
  pen.restore();
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

/** The light in all windows, and what it throws about the houses. */
export const paintLit = (part: Sheet, size: number): void => {
  const { pen } = part;
  for (const house of houses) {
    pen.save();
    standAt(part, house, size);
    const halo = pen.createRadialGradient(0, -4, 1, 0, -4, 15);
    halo.addColorStop(0, seen("#ffc24a", 0.42));
    halo.addColorStop(1, seen("#ffc24a", 0));
    pen.fillStyle = halo;
    pen.fillRect(-15, -19, 30, 30);
    for (const [x, y, w, h] of house[4] ? [...panes, steeple] : panes) {
      const pane = pen.createLinearGradient(0, y, 0, y + h);
      pane.addColorStop(0, "#ffdf7e");
      pane.addColorStop(1, "#ffb43c");
      pen.fillStyle = pane;
      pen.fillRect(x, y, w, h);
      pen.fillStyle = "#6b3a1c";
      pen.fillRect(x + w / 2 - 0.14, y, 0.28, h);
      pen.fillRect(x, y + h / 2 - 0.14, w, 0.28);
    }
    pen.restore();
  }
};
