import type { Assets, Sheet } from "../drawing.ts";
import { outCubic, span } from "../motion.ts";
import { castShadow, fill, layGrain, light, seen } from "../paper/index.ts";

const shade = "#8a4a34";
const tints = ["#f94144", "#f9c74f", "#43aa8b", "#577590", "#f8961e", "#90be6d"] as const;
/** Sides of the heart’s part, and where its middle lies over the foot of the slide; units. */
const side = 20;
const footing = 11.5;

/** A heart about a middle, so wide. */
const heart = (pen: Sheet["pen"], x: number, y: number, wide: number): void => {
  const w = wide / 2;
  pen.beginPath();
  pen.moveTo(x, y + w * 0.95);
  pen.bezierCurveTo(x - w * 1.5, y + w * 0.05, x - w * 1.05, y - w * 1.05, x, y - w * 0.35);
  pen.bezierCurveTo(x + w * 1.05, y - w * 1.05, x + w * 1.5, y + w * 0.05, x, y + w * 0.95);
  pen.closePath();
};

/** Small flags of cut paper on a string across the top. */
const paintFlags = (part: Sheet): void => {
  const { pen, unit } = part;
  const at = (x: number) => 3 + 7 * (1 - ((x - 50) / 52) ** 2);
  pen.strokeStyle = "#a9805c";
  pen.lineWidth = 0.35 * unit;
  pen.beginPath();
  pen.moveTo(-2 * unit, at(-2) * unit);
  pen.quadraticCurveTo(50 * unit, 17.2 * unit, 102 * unit, at(102) * unit);
  pen.stroke();
  castShadow(part, shade, 0.3, 0.4, 1);
  for (let i = 0; i < 11; i++) {
    const x = 5 + i * 9;
    const lean = (50 - x) * 0.035;
    pen.fillStyle = tints[i % tints.length] ?? tints[0];
    pen.beginPath();
    pen.moveTo((x - 3.2) * unit, at(x - 3.2) * unit);
    pen.lineTo((x + 3.2) * unit, at(x + 3.2) * unit);
    pen.lineTo((x - lean) * unit, (at(x) + 6.4) * unit);
    pen.fill();
  }
  pen.shadowColor = "transparent";
};

/** Warm paper with bunting, and a large pale heart pressed into it. */
export const paintGround = (part: Sheet): void => {
  const { pen, unit, width, height } = part;
  fill(part, "#f9efdd");
  const glow = pen.createRadialGradient(
    width / 2,
    height * 0.45,
    0,
    width / 2,
    height * 0.5,
    height * 0.66,
  );
  glow.addColorStop(0, "#fffaf0");
  glow.addColorStop(1, "#f4e4ca");
  fill(part, glow);
  const middle = height * 0.53;
  for (const [wide, alpha] of [
    [96, 0.26],
    [84, 0.3],
  ] as const) {
    castShadow(part, shade, 0.1, 0.5, 3);
    heart(pen, width / 2, middle, wide * unit);
    pen.fillStyle = seen("#fbcdbd", alpha);
    pen.fill();
  }
  pen.shadowColor = "transparent";
  light(part, shade, 0.7);
  paintFlags(part);
  layGrain(part, 0.6);
  // lines on both sides of the mark
  pen.strokeStyle = "#c9b38f";
  pen.lineWidth = 0.5 * unit;
  pen.beginPath();
  const y = height - footing * unit;
  pen.moveTo(31 * unit, y);
  pen.lineTo(43 * unit, y);
  pen.moveTo(57 * unit, y);
  pen.lineTo(69 * unit, y);
  pen.stroke();
};

const paintHeart = (part: Sheet): void => {
  const { pen, unit } = part;
  const middle = (side / 2) * unit;
  castShadow(part, shade, 0.4, 0.5, 1.4);
  pen.fillStyle = "#d2333f";
  heart(pen, middle, middle, 8.6 * unit);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.globalCompositeOperation = "source-atop";
  const gleam = pen.createLinearGradient(middle - 4 * unit, middle - 4 * unit, middle, middle);
  gleam.addColorStop(0, seen("#ffffff", 0.4));
  gleam.addColorStop(1, seen("#ffffff", 0));
  fill(part, gleam);
};

/** The mark at the foot: it comes up with the title, and beats once when all names are there. */
export const drawHeart = (
  sheet: Sheet,
  assets: Assets,
  t: number,
  rests: number,
  beating: number,
): void => {
  const { pen, unit } = sheet;
  const k = outCubic(span(t, 0.2, 0.5));
  if (k === 0) return;
  const beat = span(t, rests, beating);
  const grown = k * (1 + 0.28 * Math.sin(Math.PI * beat) ** 2 * (1 - beat * 0.3));
  const image = assets.kept(sheet, "heart", side, side, paintHeart);
  const wide = side * unit * grown;
  pen.drawImage(
    image,
    50 * unit - wide / 2,
    (assets.height - footing) * unit - wide / 2,
    wide,
    wide,
  );
};
