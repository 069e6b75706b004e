import { randomFrom } from "#adapters/webgl/basis/index.ts";
import type { Assets, Line, Sheet } from "../../drawing.ts";
import { outCubic, span, sway } from "../../motion.ts";
import { castShadow, fill, layGrain, seen } from "../../paper/index.ts";

const night = "#06251c";

/** Flakes of cut paper in the sky: from the left and top, and how large; units. */
const flakes = [
  [11, 31, 4.6],
  [88, 27, 3.6],
  [93, 52, 2.6],
  [6, 62, 2.8],
  [91, 84, 2.2],
  [9, 92, 2],
] as const;

const paintFlake = ({ pen, unit }: Sheet, x: number, y: number, size: number): void => {
  pen.save();
  pen.translate(x * unit, y * unit);
  pen.scale((size / 10) * unit, (size / 10) * unit);
  pen.rotate(x);
  pen.lineWidth = 1.3;
  pen.lineCap = "round";
  pen.beginPath();
  for (let arm = 0; arm < 6; arm++) {
    pen.rotate(Math.PI / 3);
    pen.moveTo(0, 0);
    pen.lineTo(0, 9);
    pen.moveTo(-3, 7.6);
    pen.lineTo(0, 5);
    pen.lineTo(3, 7.6);
    pen.moveTo(-2, 4.4);
    pen.lineTo(0, 2.6);
    pen.lineTo(2, 4.4);
  }
  pen.stroke();
  pen.restore();
};

/** A fir of three cut tiers, its foot at this place. */
const fir = (pen: Sheet["pen"], x: number, y: number, size: number): void => {
  for (const [from, wide, high] of [
    [0, 1, 0.62],
    [0.3, 0.78, 0.58],
    [0.58, 0.54, 0.52],
  ] as const) {
    const foot = y - from * size;
    const half = wide * size * 0.34;
    pen.moveTo(x - half, foot);
    pen.quadraticCurveTo(x - half * 0.35, foot - high * size * 0.4, x, foot - high * size);
    pen.quadraticCurveTo(x + half * 0.35, foot - high * size * 0.4, x + half, foot);
    pen.quadraticCurveTo(x, foot + size * 0.05, x - half, foot);
  }
};

/** A hill with firs on it, cut from one sheet: how high it is at the left, in the middle and at the right. */
const hill = (
  { pen, unit, width, height }: Sheet,
  tint: string,
  [left, middle, right]: readonly [number, number, number],
  firs: number,
  tall: number,
  seed: number,
): void => {
  const random = randomFrom(seed);
  castShadow({ pen, unit, width, height }, night, 0.5, -0.5, 2.4);
  pen.fillStyle = tint;
  pen.beginPath();
  pen.moveTo(-2 * unit, height + 2 * unit);
  pen.lineTo(-2 * unit, height - left * unit);
  pen.quadraticCurveTo(width / 2, height - middle * unit, width + 2 * unit, height - right * unit);
  pen.lineTo(width + 2 * unit, height + 2 * unit);
  for (let i = 0; i < firs; i++) {
    const k = (i + 0.3 + random() * 0.5) / firs;
    const ground = (1 - k) ** 2 * left + 2 * k * (1 - k) * middle + k ** 2 * right;
    fir(pen, k * width, height - (ground - 0.8) * unit, tall * (0.6 + random() * 0.5) * unit);
  }
  pen.fill("nonzero");
  pen.shadowColor = "transparent";
};

/** Between a flake and the letters beside it, in units. */
const apart = 2;
/** Whether a flake would be seen between a line’s letters, or would touch them. */
const isUnder = (line: Line, x: number, y: number, size: number): boolean =>
  x + size + apart > line.x &&
  x - size - apart < line.x + line.width &&
  y + size > line.y - line.size &&
  y - size < line.y + line.size * 0.3;

/** A winter night of layered paper, with a gilt edge. */
export const paintWinter = (part: Sheet, lines: readonly Line[]): void => {
  const { pen, unit, width, height } = part;
  fill(part, "#17563f");
  const glow = pen.createRadialGradient(
    width / 2,
    height * 0.4,
    0,
    width / 2,
    height * 0.44,
    height * 0.72,
  );
  glow.addColorStop(0, "#2f8565");
  glow.addColorStop(0.45, "#1f6a4e");
  glow.addColorStop(1, "#0f4533");
  fill(part, glow);
  pen.strokeStyle = seen("#f4e7c9", 0.8);
  for (const [x, y, size] of flakes)
    if (!lines.some((line) => isUnder(line, x, y, size))) paintFlake(part, x, y, size);
  hill(part, "#2c7a5c", [17, 27, 19], 11, 13, 5);
  hill(part, "#1c5a45", [15, 11, 23], 9, 16, 12);
  hill(part, "#0f3d33", [8, 12, 9], 7, 15, 8);
  castShadow(part, night, 0.5, -0.4, 2);
  pen.fillStyle = "#fff6ea";
  pen.beginPath();
  pen.moveTo(-2 * unit, height + 2 * unit);
  pen.lineTo(-2 * unit, height - 6 * unit);
  pen.bezierCurveTo(
    width * 0.25,
    height - 13 * unit,
    width * 0.55,
    height - 2 * unit,
    width + 2 * unit,
    height - 8.5 * unit,
  );
  pen.lineTo(width + 2 * unit, height + 2 * unit);
  pen.fill();
  pen.shadowColor = "transparent";
  layGrain(part, 0.55);
  pen.strokeStyle = seen("#dcbb6c", 0.85);
  pen.lineWidth = 0.45 * unit;
  pen.beginPath();
  pen.roundRect(3 * unit, 3 * unit, width - 6 * unit, height - 6 * unit, 1.6 * unit);
  pen.stroke();
};

const lamps = ["#ffd166", "#ff6b6b", "#7bdff2", "#ffe3a3", "#b8f2a8"] as const;
const count = 11;
/** Sides of a lamp’s part, in units. */
const side = 13;

/** Where the cord hangs at this part of its way, in units. */
const cordAt = (k: number): number => 8.5 + 26 * k * (1 - k) - 11 * k * (1 - k) * Math.sin(k * 9);

const paintLamp = ({ pen, unit }: Sheet, tint: string, isLit: boolean): void => {
  const middle = (side / 2) * unit;
  if (isLit) {
    const halo = pen.createRadialGradient(middle, middle, 0, middle, middle, middle);
    halo.addColorStop(0, seen(tint, 0.75));
    halo.addColorStop(0.25, seen(tint, 0.3));
    halo.addColorStop(1, seen(tint, 0));
    pen.fillStyle = halo;
    pen.fillRect(0, 0, 2 * middle, 2 * middle);
  }
  pen.fillStyle = "#123b2e";
  pen.fillRect(middle - 0.55 * unit, middle - 2.6 * unit, 1.1 * unit, 1.5 * unit);
  pen.fillStyle = tint;
  pen.globalAlpha = isLit ? 1 : 0.5;
  pen.beginPath();
  pen.ellipse(middle, middle, 1.25 * unit, 1.85 * unit, 0, 0, 7);
  pen.fill();
  pen.globalAlpha = 1;
  pen.fillStyle = seen("#ffffff", isLit ? 0.9 : 0.35);
  pen.beginPath();
  pen.ellipse(middle - 0.25 * unit, middle - 0.3 * unit, 0.5 * unit, 0.9 * unit, 0, 0, 7);
  pen.fill();
};

const lampOf = (tint: string) => ({
  off: `off ${tint}`,
  on: `on ${tint}`,
  paintOff: (part: Sheet) => paintLamp(part, tint, false),
  paintOn: (part: Sheet) => paintLamp(part, tint, true),
});
const lampKinds = lamps.map(lampOf);

/** Seconds in which the garland drops: from then on it hangs. */
export const hungAt = 0.6;
/** When the first lamp comes on, between two of them, and for each; seconds. */
const lighting = { first: 0.5, stagger: 0.09, each: 0.25 } as const;

/** Where the part of a lamp has its corner, in units. */
const lampX = (i: number): number => ((i + 0.5) / count) * 104 - 2 - side / 2;
const lampY = (i: number): number => cordAt((i + 0.5) / count) + 2.3 - side / 2;

/** The garland and its lamps, as it drops. */
export const hangLamps = (sheet: Sheet, assets: Assets, t: number): void => {
  const { pen, unit } = sheet;
  const up = (1 - outCubic(span(t, 0, hungAt))) * -34 * unit;
  pen.strokeStyle = "#0a2f24";
  pen.lineWidth = 0.5 * unit;
  pen.beginPath();
  for (let i = 0; i <= 24; i++) {
    const k = i / 24;
    pen.lineTo((k * 104 - 2) * unit, cordAt(k) * unit + up);
  }
  pen.stroke();
  for (let i = 0; i < count; i++) {
    const lamp = lampKinds[i % lampKinds.length];
    if (!lamp) continue;
    const image = assets.kept(sheet, lamp.off, side, side, lamp.paintOff);
    pen.drawImage(image, lampX(i) * unit, lampY(i) * unit + up);
  }
};

/** Its lamps come on one by one, and glow a little more and less. */
export const lightLamps = (sheet: Sheet, assets: Assets, t: number): void => {
  const { pen, unit } = sheet;
  const up = (1 - outCubic(span(t, 0, hungAt))) * -34 * unit;
  for (let i = 0; i < count; i++) {
    const lit = span(t, lighting.first + i * lighting.stagger, lighting.each);
    const lamp = lampKinds[i % lampKinds.length];
    if (lit === 0 || !lamp) break;
    pen.globalAlpha = lit * (0.86 + 0.14 * sway(t, 3.4, i * 0.37));
    const image = assets.kept(sheet, lamp.on, side, side, lamp.paintOn);
    pen.drawImage(image, lampX(i) * unit, lampY(i) * unit + up);
  }
  pen.globalAlpha = 1;
};
