import type { Assets, Sheet } from "../../drawing.ts";
import { outBack, span } from "../../motion.ts";
import { castShadow } from "../../paper/index.ts";

const shade = "#b0712a";

/** Places from the left and the bottom, in units; what lies there, how large and how turned. */
const pieces = [
  ["curl", "#f94144", 13, 11, 1.5, -8],
  ["curl", "#43aa8b", 83, 10, 1.6, 12],
  ["curl", "#f8961e", 48, 5.5, 1.2, 4],
  ["dot", "#577590", 33, 13, 2, 0],
  ["dot", "#f94144", 65, 14, 1.8, 0],
  ["dot", "#f9c74f", 94, 20, 1.6, 0],
  ["dot", "#90be6d", 6, 22, 1.7, 0],
  ["dot", "#f9c74f", 24, 5, 1.4, 0],
  ["dot", "#f94144", 74, 4.5, 1.2, 0],
  ["slip", "#577590", 40, 10, 1, 34],
  ["slip", "#f8961e", 93, 7, 1, -28],
  ["slip", "#90be6d", 58, 9.5, 1, -56],
  ["slip", "#43aa8b", 4, 8, 1, 62],
] as const;

const paint = (part: Sheet, kind: string, tint: string, size: number): void => {
  const { pen, unit, width, height } = part;
  pen.translate(width / 2, height / 2);
  castShadow(part, shade, 0.36, 0.5, 1);
  pen.fillStyle = tint;
  pen.strokeStyle = tint;
  pen.lineCap = "round";
  if (kind === "dot") {
    pen.beginPath();
    pen.arc(0, 0, size * unit, 0, 7);
    pen.fill();
  } else if (kind === "slip") pen.fillRect(-0.9 * unit, -2.1 * unit, 1.8 * unit, 4.2 * unit);
  else {
    pen.lineWidth = 1.5 * unit;
    pen.scale(size, size);
    pen.beginPath();
    pen.moveTo(-5.4 * unit, 0.8 * unit);
    pen.bezierCurveTo(-3 * unit, -4 * unit, -2.2 * unit, 4 * unit, 0, 0);
    pen.bezierCurveTo(2 * unit, -4 * unit, 2.6 * unit, 4 * unit, 5.4 * unit, -0.6 * unit);
    pen.stroke();
  }
};

/** What is kept of each: its part is as large as it has to be for its shadow and its turn. */
const parts = pieces.map(([kind, tint, , , size]) => ({
  key: `${kind} ${tint} ${size}`,
  side: kind === "curl" ? 14 * size : 8,
  paint: (part: Sheet) => paint(part, kind, tint, size),
}));

/** Seconds between two pieces, and for each; when all of them lie. */
const stagger = 0.05;
const first = 0.15;
const coming = 0.5;
export const strewnAt = first + pieces.length * stagger + coming;

/** Paper streamers at the foot of a greeting, coming up one after the other. */
export const drawConfetti = (sheet: Sheet, assets: Assets, t: number): void => {
  const { pen, unit } = sheet;
  for (let i = 0; i < pieces.length; i++) {
    const k = span(t, first + i * stagger, coming);
    const piece = pieces[i];
    const part = parts[i];
    if (k === 0 || !piece || !part) break;
    const image = assets.kept(sheet, part.key, part.side, part.side, part.paint);
    const x = piece[2];
    const up = piece[3];
    const turn = piece[5];
    const half = Math.ceil(part.side * unit) / 2;
    const grown = outBack(k);
    pen.save();
    pen.translate(x * unit, (assets.height - up + (1 - grown) * 16) * unit);
    pen.rotate((turn * Math.PI) / 180 + (1 - grown) * 1.4);
    pen.scale(grown, grown);
    pen.drawImage(image, -half, -half);
    pen.restore();
  }
};
