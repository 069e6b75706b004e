import { blend, penOf, randomFrom, spareCanvas } from "#adapters/webgl/basis/index.ts";
import type { Pen, Sheet } from "../../drawing.ts";
import { castShadow, fill, fold, layGrain, light, seen } from "../../paper/index.ts";
import type { WritingSet } from "./writingSet.ts";

/** From the slide’s edge to the paper’s, in units. */
export const border = 3.2;
const shade = "#7a4a2a";

/** What it lies on: card with a woven pattern, as envelopes are lined with. */
export const paintBoard = (part: Sheet, { board }: WritingSet): void => {
  const { pen, unit, width, height } = part;
  fill(part, board);
  pen.strokeStyle = seen(blend(board, "#ffffff", 0.5), 0.5);
  pen.lineWidth = 0.36 * unit;
  pen.beginPath();
  const step = 2.6 * unit;
  for (let y = -2 * step; y < height + step; y += step)
    for (let x = 0; x <= width + step; x += step) {
      const up = Math.round(x / step) % 2 === 0 ? 0 : step * 0.55;
      if (x === 0) pen.moveTo(x, y + up);
      else pen.lineTo(x, y + up);
    }
  pen.stroke();
  light(part, blend(board, "#4a1420", 0.6), 1.6);
  layGrain(part, 0.6);
};

/** The outline of a sheet that was torn along a ruler. */
const traceSheet = (pen: Pen, unit: number, width: number, height: number): void => {
  const random = randomFrom(71);
  const near = border * unit;
  const [right, bottom] = [width - near, height - near];
  const step = 1.1 * unit;
  const bite = () => (random() ** 2 * 0.7 - 0.1) * unit;
  pen.beginPath();
  for (let x = near; x < right; x += step) pen.lineTo(x, near + bite());
  for (let y = near; y < bottom; y += step) pen.lineTo(right - bite(), y);
  for (let x = right; x > near; x -= step) pen.lineTo(x, bottom - bite());
  for (let y = bottom; y > near; y -= step) pen.lineTo(near + bite(), y);
  pen.closePath();
};

const prints: Readonly<Record<WritingSet["print"], (part: Sheet) => void>> = {
  // threads of the mould it was made in
  laid: ({ pen, unit, width, height }) => {
    pen.fillStyle = seen("#8a6136", 0.05);
    for (let y = 0; y < height; y += 0.8 * unit) pen.fillRect(0, y, width, 0.3 * unit);
    pen.fillStyle = seen("#8a6136", 0.08);
    for (let x = 9 * unit; x < width; x += 16 * unit) pen.fillRect(x, 0, 0.34 * unit, height);
  },
  squared: ({ pen, unit, width, height }) => {
    const thin = Math.max(1, Math.round(0.16 * unit));
    pen.fillStyle = seen("#6f9bbf", 0.3);
    for (let x = border + 3.4; x < 100; x += 4) pen.fillRect(Math.round(x * unit), 0, thin, height);
    for (let y = border + 3.4; y * unit < height; y += 4)
      pen.fillRect(0, Math.round(y * unit), width, thin);
  },
  airmail: ({ pen, unit, width, height }) => {
    const near = border * unit;
    const band = 2.5 * unit;
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, width, height);
    pen.rect(near + band, near + band, width - 2 * (near + band), height - 2 * (near + band));
    pen.clip("evenodd");
    for (let i = -30; i < 60; i++) {
      pen.fillStyle = i % 2 === 0 ? "#d24a4f" : "#3f6aa8";
      const x = i * 6.4 * unit;
      pen.beginPath();
      pen.moveTo(x, 0);
      pen.lineTo(x + 3.6 * unit, 0);
      pen.lineTo(x + 3.6 * unit + height * 0.62, height);
      pen.lineTo(x + height * 0.62, height);
      pen.fill();
    }
    pen.restore();
  },
};

/** The paper on nothing, with its shadow and where it was folded, so many units from its top. */
export const paintPaper = (part: Sheet, set: WritingSet, folds: readonly number[]): void => {
  const { unit, width, height } = part;
  const canvas = spareCanvas(width, height);
  const pen = penOf(canvas);
  const own: Sheet = { ...part, pen };
  pen.fillStyle = set.paper;
  traceSheet(pen, unit, width, height);
  pen.fill();
  pen.globalCompositeOperation = "source-atop";
  prints[set.print](own);
  light(own, shade, 0.9);
  for (const at of folds) fold(own, at, shade, 1.2);
  layGrain(own, 0.6);
  pen.strokeStyle = seen("#ffffff", 0.6);
  pen.lineWidth = 0.5 * unit;
  traceSheet(pen, unit, width, height);
  pen.stroke();
  castShadow(part, "#5a2418", 0.5, 0.9, 2.6);
  part.pen.drawImage(canvas, 0, 0);
  part.pen.shadowColor = "transparent";
};

/** A blot of ink with its spatter, about a place in units. */
export const paintBlot = (part: Sheet, x: number, y: number, ink: string): void => {
  const { pen, unit } = part;
  const random = randomFrom(13);
  pen.fillStyle = seen(ink, 0.86);
  pen.beginPath();
  for (let i = 0; i <= 22; i++) {
    const a = (i / 22) * 2 * Math.PI;
    const r = (1.25 + Math.sin(a * 3 + 1) * 0.16 + Math.sin(a * 5) * 0.1) * unit;
    pen.lineTo(x * unit + Math.cos(a) * r, y * unit + Math.sin(a) * r);
  }
  pen.fill();
  for (let i = 0; i < 7; i++) {
    const [a, far] = [random() * 6.3, 1.8 + random() * 2];
    pen.beginPath();
    pen.arc(
      (x + Math.cos(a) * far) * unit,
      (y + Math.sin(a) * far) * unit,
      (0.1 + random() * 0.28) * unit,
      0,
      7,
    );
    pen.fill();
  }
  pen.fillStyle = seen("#ffffff", 0.22);
  pen.beginPath();
  pen.arc((x - 0.4) * unit, (y - 0.5) * unit, 0.34 * unit, 0, 7);
  pen.fill();
};
