import type { Swarm } from "#core/domain/cover/index.ts";
import { type AnyCanvas, blend, lightness, type Pen, penOf, spareCanvas } from "../basis/index.ts";

/** Colours side by side in the atlas; a row for each picture, the last one for dots. */
export const COLUMNS = 8;
const CELL = 128;
/** What is drawn reaches this far from the middle of its cell; the rest is room for its shadow. */
export const REACH = 0.84;

const PETALS = { rose: 5, daisy: 9, blossom: 6 } as const;
const GREENS = [
  "#3F8F5A",
  "#5FA84E",
  "#2F7F67",
  "#7DB95A",
  "#4C9A6A",
  "#8CC063",
  "#357A55",
  "#69A85C",
];
const DUSK = "#2A0A2A";

const petal = (pen: Pen, r: number, wide: number, tip: number): void => {
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.bezierCurveTo(-wide, -r * 0.32, -wide * tip, -r, 0, -r);
  pen.bezierCurveTo(wide * tip, -r, wide, -r * 0.32, 0, 0);
  pen.fill();
};

const flower = (
  pen: Pen,
  r: number,
  petals: number,
  color: string,
  centre: string,
  tip: number,
): void => {
  for (let ring = 0; ring < 2; ring++)
    for (let i = 0; i < petals; i++) {
      pen.save();
      pen.rotate(((i + ring * 0.5) / petals) * Math.PI * 2);
      const long = r * (ring ? 0.7 : 1);
      const ink = pen.createRadialGradient(0, 0, 0, 0, -long * 0.45, long * 0.78);
      ink.addColorStop(0, blend(color, DUSK, ring ? 0.28 : 0.42));
      ink.addColorStop(0.5, color);
      ink.addColorStop(1, blend(color, "#FFFFFF", 0.42));
      pen.fillStyle = ink;
      petal(pen, long, (long * 2.75) / petals, tip);
      pen.restore();
    }
  const eye = pen.createRadialGradient(-r * 0.06, -r * 0.08, 0, 0, 0, r * 0.24);
  eye.addColorStop(0, blend(centre, "#FFFFFF", 0.6));
  eye.addColorStop(0.6, centre);
  eye.addColorStop(1, blend(centre, "#5A2A00", 0.5));
  pen.fillStyle = eye;
  pen.beginPath();
  pen.arc(0, 0, r * 0.21, 0, Math.PI * 2);
  pen.fill();
};

const leaf = (pen: Pen, r: number, color: string): void => {
  for (const side of [-1, 1]) {
    pen.fillStyle = side < 0 ? blend(color, "#00221A", 0.16) : blend(color, "#FFFFFF", 0.2);
    pen.beginPath();
    pen.moveTo(0, r);
    pen.bezierCurveTo(side * r * 0.8, r * 0.25, side * r * 0.52, -r * 0.7, 0, -r);
    pen.closePath();
    pen.fill();
  }
  pen.strokeStyle = blend(color, "#FFFFFF", 0.5);
  pen.lineWidth = r * 0.055;
  pen.beginPath();
  pen.moveTo(0, r);
  pen.lineTo(0, -r * 0.82);
  pen.stroke();
};

const fern = (pen: Pen, r: number, color: string): void => {
  pen.strokeStyle = blend(color, "#00221A", 0.25);
  pen.lineWidth = r * 0.06;
  pen.beginPath();
  pen.moveTo(0, r);
  pen.lineTo(0, -r * 0.9);
  pen.stroke();
  for (let i = 0; i < 6; i++)
    for (const side of [-1, 1]) {
      const y = r * (0.72 - i * 0.29);
      pen.fillStyle = blend(color, "#FFFFFF", side < 0 ? 0.04 : 0.2);
      pen.save();
      pen.translate(0, y);
      pen.rotate(side * (1.02 - i * 0.06));
      petal(pen, r * (0.62 - i * 0.065), r * 0.2, 0.6);
      pen.restore();
    }
};

const berry = (pen: Pen, r: number, color: string): void => {
  const ink = pen.createRadialGradient(-r * 0.28, -r * 0.34, 0, 0, 0, r * 0.74);
  ink.addColorStop(0, blend(color, "#FFFFFF", 0.72));
  ink.addColorStop(0.35, blend(color, "#FFFFFF", 0.12));
  ink.addColorStop(0.75, color);
  ink.addColorStop(1, blend(color, DUSK, 0.35));
  pen.fillStyle = ink;
  pen.beginPath();
  pen.arc(0, 0, r * 0.7, 0, Math.PI * 2);
  pen.fill();
};

const dot = (pen: Pen, r: number, color: string): void => {
  const ink = pen.createRadialGradient(-r * 0.3, -r * 0.35, 0, 0, 0, r);
  ink.addColorStop(0, blend(color, "#FFFFFF", 0.4));
  ink.addColorStop(0.6, color);
  ink.addColorStop(1, blend(color, DUSK, 0.14));
  pen.fillStyle = ink;
  pen.beginPath();
  pen.arc(0, 0, r, 0, Math.PI * 2);
  pen.fill();
};

const DRAW: Record<Swarm["assets"][number], (pen: Pen, r: number, i: number, ink: string) => void> =
  {
    rose: (pen, r, _, ink) => flower(pen, r, PETALS.rose, ink, "#FFCF5A", 1.15),
    daisy: (pen, r, _, ink) => flower(pen, r, PETALS.daisy, ink, blend(ink, "#FFF1B8", 0.8), 0.8),
    blossom: (pen, r, _, ink) =>
      flower(pen, r, PETALS.blossom, blend(ink, "#FFFFFF", 0.15), blend(ink, DUSK, 0.45), 1.3),
    leaf: (pen, r, i) => leaf(pen, r, GREENS[i % GREENS.length] ?? "#3F8F5A"),
    fern: (pen, r, i) => fern(pen, r, GREENS[(i + 3) % GREENS.length] ?? "#3F8F5A"),
    berry: (pen, r, _, ink) =>
      berry(pen, r, lightness(ink) > 0.93 ? blend(ink, "#E0A0B0", 0.4) : ink),
  };

/** Draws a swarm's pictures in its colours, once; the last column of the dots is white, to be tinted. */
export const drawSprites = ({ assets, dotsColors }: Swarm): AnyCanvas => {
  const rows = assets.length + 1;
  const canvas = spareCanvas(COLUMNS * CELL, rows * CELL);
  // read back, so that every browser draws it by the processor and alike
  const pen = penOf(canvas, true);
  const r = (CELL / 2) * REACH;
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < COLUMNS; i++) {
      const ink = dotsColors[i % dotsColors.length] ?? "#FFFFFF";
      const asset = assets[row];
      pen.save();
      pen.translate((i + 0.5) * CELL, (row + 0.5) * CELL);
      if (asset) DRAW[asset](pen, r, i, ink);
      else dot(pen, r, i === COLUMNS - 1 ? "#FFFFFF" : ink);
      pen.restore();
    }
  return canvas;
};

export const isGreen = (asset: Swarm["assets"][number]): boolean =>
  asset === "leaf" || asset === "fern";
