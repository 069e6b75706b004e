import type { Assets, Sheet } from "../../drawing.ts";
import { EM, fontOf, lettered } from "../../lettering/index.ts";
import { clamp, mix } from "../../motion.ts";
import { castShadow, layGrain, seen } from "../../paper/index.ts";

export const digits = lettered("Anybody", "800");

/** Size of one flap, in units; a fold runs across its middle. */
export const flap = { wide: 33, high: 47, round: 3.2 } as const;
const shade = "#3d0f1c";
const plate = "#2a2230";
const cream = "#fff6e4";

/** A whole flap with its digit; what is seen of it is its upper or its lower half. */
const paintFlap = (part: Sheet, digit: number): void => {
  const { pen, unit, width } = part;
  const { wide, high, round } = flap;
  const body = pen.createLinearGradient(0, 0, 0, high * unit);
  for (const [at, tint] of [
    [0, "#43384c"],
    [0.47, "#332a3c"],
    [0.5, "#1d1623"],
    [0.53, "#3a3043"],
    [1, "#292130"],
  ] as const)
    body.addColorStop(at, tint);
  pen.fillStyle = body;
  pen.beginPath();
  pen.roundRect(0, 0, wide * unit, high * unit, round * unit);
  pen.fill();
  pen.save();
  pen.clip();
  const scale = (44 * unit) / EM;
  pen.translate(width / 2, (high / 2) * unit);
  pen.scale(scale, scale);
  pen.font = fontOf(digits);
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  pen.fillStyle = cream;
  pen.fillText(String(digit), 0, 0.36 * EM);
  pen.restore();
  pen.save();
  pen.clip();
  layGrain(part, 0.35);
  pen.restore();
  // the fold, and the pins at its ends
  pen.fillStyle = seen("#120b16", 0.85);
  pen.fillRect(0, (high / 2 - 0.28) * unit, wide * unit, 0.56 * unit);
  pen.fillStyle = seen("#ffffff", 0.14);
  pen.fillRect(0, (high / 2 + 0.28) * unit, wide * unit, Math.max(1, 0.16 * unit));
};

const paints = Array.from({ length: 10 }, (_, digit) => ({
  key: `flap ${digit}`,
  paint: (part: Sheet) => paintFlap(part, digit),
}));

/** Keeps the flap of a digit. */
const flapOf = (sheet: Sheet, assets: Assets, digit: number): CanvasImageSource => {
  const own = paints[digit] ?? paints[0];
  if (!own) throw new Error("There are ten digits");
  return assets.kept(sheet, own.key, flap.wide, flap.high, own.paint);
};

/** The box in which a flap turns. */
const paintBox = (part: Sheet): void => {
  const { pen, unit } = part;
  const { wide, high, round } = flap;
  castShadow(part, shade, 0.55, 1.6, 4);
  pen.fillStyle = plate;
  pen.beginPath();
  pen.roundRect(4 * unit, 4 * unit, (wide + 3) * unit, (high + 3) * unit, (round + 1.2) * unit);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.strokeStyle = seen("#ffffff", 0.16);
  pen.lineWidth = Math.max(1, 0.24 * unit);
  pen.stroke();
  for (const x of [4.4, wide + 4.6]) {
    pen.fillStyle = "#0f0a13";
    pen.beginPath();
    pen.roundRect(x * unit, (4 + high / 2 - 1.5) * unit, 2 * unit, 6 * unit, 0.8 * unit);
    pen.fill();
  }
};

/** Lays half of a flap, as high as its turn lets it be seen: `open` from 0 (edge on) to 1 (flat). */
const layHalf = (
  sheet: Sheet,
  image: CanvasImageSource,
  x: number,
  y: number,
  half: "upper" | "lower",
  open: number,
): void => {
  const { pen, unit } = sheet;
  const wide = Math.ceil(flap.wide * unit);
  const high = Math.ceil(flap.high * unit);
  const middle = Math.round(high / 2);
  const top = half === "upper" ? 0 : middle;
  const rows = half === "upper" ? middle : high - middle;
  const seenRows = rows * open;
  if (seenRows < 0.5) return;
  const at = half === "upper" ? y + middle - seenRows : y + middle;
  pen.drawImage(image, 0, top, wide, rows, x, at, wide, seenRows);
  if (open === 1) return;
  // turned away from the light above, it darkens
  pen.fillStyle = `rgb(18 10 22 / ${0.62 * (1 - open)})`;
  pen.fillRect(x, at, wide, seenRows);
};

/**
 * One digit on its flaps, its box’s upper left corner at a place in units: `turns` flaps have fallen since it stood
 * `count` before `digit`; a part of one is one on its way.
 */
export const layDigit = (
  sheet: Sheet,
  assets: Assets,
  place: { readonly x: number; readonly y: number },
  digit: number,
  count: number,
  turns: number,
): void => {
  const { pen, unit } = sheet;
  const box = assets.kept(sheet, "box", flap.wide + 11, flap.high + 11, paintBox);
  pen.drawImage(box, Math.round((place.x - 4) * unit), Math.round((place.y - 4) * unit));
  const fallen = clamp(turns / count) * count;
  const whole = Math.floor(fallen);
  const part = fallen - whole;
  const now = (((digit - count + whole) % 10) + 10) % 10;
  const x = Math.round((place.x + 1.5) * unit);
  const y = Math.round((place.y + 1.5) * unit);
  const image = flapOf(sheet, assets, now);
  if (part === 0) {
    pen.drawImage(image, x, y);
    return;
  }
  const next = flapOf(sheet, assets, (now + 1) % 10);
  layHalf(sheet, next, x, y, "upper", 1);
  layHalf(sheet, image, x, y, "lower", 1);
  const angle = mix(0, Math.PI, part);
  if (part < 0.5) layHalf(sheet, image, x, y, "upper", Math.cos(angle));
  else layHalf(sheet, next, x, y, "lower", -Math.cos(angle));
};
