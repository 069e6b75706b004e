import { blend } from "#adapters/webgl/basis/index.ts";
import type { Assets, PaintPart, Sheet } from "../drawing.ts";
import { outBack, span, sway } from "../motion.ts";
import { castShadow, fill, layGrain, light, seen } from "../paper/index.ts";

const shade = "#8a4a34";
const tints = ["#f94144", "#f9c74f", "#43aa8b", "#577590", "#f8961e", "#90be6d"] as const;
const dotted = "#fffaf0";

/** Warm paper, brightest behind the names. */
export const paintGround = (part: Sheet): void => {
  const { pen, width, height } = part;
  fill(part, "#f9efdd");
  const glow = pen.createRadialGradient(
    ...([width * 0.48, height * 0.36, 0] as const),
    ...([width / 2, height * 0.5, height * 0.7] as const),
  );
  glow.addColorStop(0, "#fffcf3");
  glow.addColorStop(0.6, "#fcefdb");
  glow.addColorStop(1, "#f1d8b8");
  fill(part, glow);
  light(part, shade, 0.8);
  layGrain(part, 0.9);
};

/** Two strings over the top: their ends in units, and how far they hang. */
const strings = [
  [-4, 53, 5.4, 9.4],
  [47, 104, 6.4, 8.6],
] as const;
const each = 6;
const flagWide = 9;
const flagHigh = 12;

const heightAt = ([from, to, top, sag]: (typeof strings)[number], x: number): number =>
  top - 3 + sag * Math.sin(((x - from) / (to - from)) * Math.PI);

/** A flag of cut paper with dots or stripes, hanging from the middle of its part’s top. */
const paintFlag = (part: Sheet, tint: string, i: number): void => {
  const { pen, unit } = part;
  const x = (flagWide / 2) * unit;
  castShadow(part, shade, 0.36, 0.5, 1.2);
  pen.fillStyle = tint;
  pen.beginPath();
  pen.moveTo(x - 3.7 * unit, 0.6 * unit);
  pen.lineTo(x + 3.7 * unit, 0.6 * unit);
  pen.lineTo(x, 9.6 * unit);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.globalCompositeOperation = "source-atop";
  pen.fillStyle = seen(dotted, 0.72);
  if (i % 2 === 1)
    for (const [dx, y] of [
      [-1.9, 2.4],
      [0, 2.4],
      [1.9, 2.4],
      [-0.95, 4.4],
      [0.95, 4.4],
      [0, 6.4],
    ] as const) {
      pen.beginPath();
      pen.arc(x + dx * unit, y * unit, 0.48 * unit, 0, 7);
      pen.fill();
    }
  else if (i % 3 === 0)
    for (const y of [2, 4.2, 6.4]) pen.fillRect(0, y * unit, flagWide * unit, 0.7 * unit);
  const fold = pen.createLinearGradient(x - 4 * unit, 0, x + 4 * unit, 0);
  fold.addColorStop(0, seen("#ffffff", 0.26));
  fold.addColorStop(0.5, seen("#ffffff", 0.06));
  fold.addColorStop(0.52, seen(blend(tint, "#3a1420", 0.6), 0.2));
  fold.addColorStop(1, seen(blend(tint, "#3a1420", 0.6), 0.08));
  fill(part, fold);
  layGrain(part, 0.5);
};

const flags = Array.from({ length: strings.length * each }, (_, i) => ({
  key: `flag ${i % tints.length} ${i % 2} ${i % 3}`,
  paint: (part: Sheet) => paintFlag(part, tints[i % tints.length] ?? tints[0], i),
}));

/** How low it hangs on a slide that is less high. */
const lowOf = ({ height }: Assets): number => Math.min(1, height / 130);
/** Room for the strings, and for the longest flag on them. */
const buntingHigh = 30;

/** Both strings as they hang. */
const paintStrings: PaintPart = ({ pen, unit }, _slide, assets) => {
  const low = lowOf(assets);
  pen.strokeStyle = "#8a5f48";
  pen.lineWidth = 0.42 * unit;
  for (const string of strings) {
    const [from, to] = string;
    pen.beginPath();
    for (let i = 0; i <= 16; i++) {
      const x = from + ((to - from) * i) / 16;
      pen.lineTo(x * unit, heightAt(string, x) * low * unit);
    }
    pen.stroke();
  }
};

/** Where each flag hangs, in units on a slide of full height, and how it leans. Radians. */
const hung = strings.flatMap((string) =>
  Array.from({ length: each }, (_, i) => {
    const [from, to] = string;
    const x = from + ((to - from) * (i + 0.5)) / each;
    const slope = heightAt(string, x + 1) - heightAt(string, x - 1);
    const phase = i * 0.07 + strings.indexOf(string) * 0.3;
    return { x, y: heightAt(string, x) - 0.6, lean: Math.atan(slope / 2) * 0.7, phase };
  }),
);

/** Seconds after which no flag swings any more. */
const stillAt = 2.5;

/** The bunting as it comes, each flag swinging. */
const layFlags = (sheet: Sheet, assets: Assets, t: number): void => {
  const { pen, unit } = sheet;
  const low = lowOf(assets);
  const up = (1 - outBack(span(t, 0, 0.6), 1.1)) * -22 * unit;
  // they swing out
  const swing = 0.16 * (1 - span(t, 0.3, stillAt - 0.3));
  pen.drawImage(assets.kept(sheet, "strings", 104, buntingHigh, paintStrings), 0, up);
  for (let i = 0; i < flags.length; i++) {
    const flag = flags[i];
    const place = hung[i];
    if (!flag || !place) continue;
    const image = assets.kept(sheet, flag.key, flagWide, flagHigh, flag.paint);
    pen.save();
    // on whole pixels: small integers are not allocated
    pen.translate(Math.round(place.x * unit) | 0, Math.round(place.y * low * unit + up) | 0);
    pen.rotate(place.lean + (swing === 0 ? 0 : sway(t, 1.3, place.phase) * swing));
    if (low < 1) pen.scale(low, low);
    pen.drawImage(image, Math.round((-flagWide / 2) * unit) | 0, 0);
    pen.restore();
  }
};
const paintBunting: PaintPart = (part, _slide, assets) =>
  layFlags(part, assets, Number.POSITIVE_INFINITY);

/** The bunting, unrolling from the sides; once it is still it is one part. */
export const hangFlags = (sheet: Sheet, assets: Assets, t: number): void => {
  if (t < stillAt) layFlags(sheet, assets, t);
  else sheet.pen.drawImage(assets.kept(sheet, "bunting", 104, buntingHigh, paintBunting), 0, 0);
};

/** Small hearts of paper beside the large one: places in parts of its half width from its middle, size, turn, tint. */
const hearts = [
  [-1, 0.68, 1, -0.4, 0],
  [1.02, 0.5, 0.8, 0.3, 4],
  [-0.66, 0.94, 0.7, 0.2, 1],
  [1.04, -0.66, 0.7, 0.5, 0],
  [-1.05, -0.62, 0.6, -0.2, 4],
  [0.52, 0.98, 0.9, -0.3, 0],
] as const;
const side = 8;

const paintHeart = (part: Sheet, tint: string): void => {
  const { pen, unit } = part;
  const middle = (side / 2) * unit;
  castShadow(part, shade, 0.36, 0.4, 1);
  pen.fillStyle = tint;
  const w = 2.4 * unit;
  pen.beginPath();
  pen.moveTo(middle, middle + w);
  pen.bezierCurveTo(middle - w * 1.5, middle, middle - w, middle - w, middle, middle - w * 0.35);
  pen.bezierCurveTo(middle + w, middle - w, middle + w * 1.5, middle, middle, middle + w);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.globalCompositeOperation = "source-atop";
  const gleam = pen.createLinearGradient(middle - w, middle - w, middle + w, middle + w);
  gleam.addColorStop(0, seen("#ffffff", 0.4));
  gleam.addColorStop(0.6, seen("#ffffff", 0));
  fill(part, gleam);
};
const heartOf = (tint: string) => ({
  key: `heart ${tint}`,
  paint: (part: Sheet) => paintHeart(part, tint),
});
const heartKinds = tints.map(heartOf);

type HeartPlace = {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly long: number;
};
/** Hearts that come up about the large one from `from` on, when all have signed. */
export const strewHearts = (
  sheet: Sheet,
  assets: Assets,
  place: HeartPlace,
  t: number,
  from: number,
): void => {
  const { pen, unit } = sheet;
  for (let i = 0; i < hearts.length; i++) {
    const [dx, dy, size, turn, tint] = hearts[i] ?? hearts[0];
    const k = span(t, from + i * 0.06, 0.5);
    const kind = heartKinds[tint];
    if (k === 0 || !kind) continue;
    const image = assets.kept(sheet, kind.key, side, side, kind.paint);
    // on whole pixels: small integers are not allocated
    const half = Math.round((side / 2) * size * outBack(k, 1.7) * unit) | 0;
    pen.save();
    pen.translate(
      Math.round((place.x + dx * place.half) * unit) | 0,
      Math.round((place.y + dy * place.half * place.long + (1 - k) * 5) * unit) | 0,
    );
    pen.rotate(turn);
    pen.drawImage(image, -half, -half, 2 * half, 2 * half);
    pen.restore();
  }
};
