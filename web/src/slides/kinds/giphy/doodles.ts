import { randomFrom } from "#adapters/webgl/basis/index.ts";
import type { Assets, Sheet } from "../drawing.ts";
import { inOutCubic, span } from "../motion.ts";

type Point = readonly [number, number];
type Kind = "heart" | "star" | "spiral" | "zigzag";

/** Where doodles stand about the middle of the sticker, in units, what they are, and their pencil. */
const doodles: readonly (readonly [number, number, Kind, string])[] = [
  [-38.5, -27, "heart", "#f2545b"],
  [38.5, -29, "star", "#3f9c8b"],
  [-43, 5.6, "spiral", "#577590"],
  [43, 1.4, "heart", "#f8961e"],
  [-37, 31, "star", "#f2545b"],
  [38, 30, "zigzag", "#3f9c8b"],
  [-21, -41, "zigzag", "#f8961e"],
  [22, -42, "spiral", "#577590"],
];
/** Sides of a doodle’s part, in units. */
const side = 11;
/** Pictures of each while it boils, and how many a second. */
const variants = 3;
const perSecond = 5;
/** Seconds for one to be drawn, and between two of them. */
const drawing = 0.47;
const stagger = 0.07;

const pointsOf = (kind: Kind): readonly Point[] => {
  const points: Point[] = [];
  if (kind === "star") {
    for (let i = 0; i <= 5; i++) {
      const turn = -Math.PI / 2 + (i * 4 * Math.PI) / 5;
      points.push([3.4 * Math.cos(turn), 3.4 * Math.sin(turn)]);
    }
    return points;
  }
  for (let i = 0; i <= 40; i++) {
    const q = i / 40;
    const turn = q * 2 * Math.PI;
    if (kind === "heart")
      points.push([
        2.8 * Math.sin(turn) ** 3,
        -(2.4 * Math.cos(turn) - 0.96 * Math.cos(2 * turn) - 0.38 * Math.cos(3 * turn)),
      ]);
    else if (kind === "spiral")
      points.push([q * 3.2 * Math.cos(turn * 2.2), q * 3.2 * Math.sin(turn * 2.2)]);
    else points.push([-4.2 + q * 8.4, (Math.abs(((q * 4) % 2) - 1) - 0.5) * 3.2]);
  }
  return points;
};
const shapes: Readonly<Record<Kind, readonly Point[]>> = {
  heart: pointsOf("heart"),
  star: pointsOf("star"),
  spiral: pointsOf("spiral"),
  zigzag: pointsOf("zigzag"),
};

/** How far a hand is beside each point of its line, right and down, in units. */
const shaking = new Map<number, Float32Array>();
const shakes = (seed: number): Float32Array => {
  const known = shaking.get(seed);
  if (known) return known;
  const random = randomFrom(seed);
  const own = Float32Array.from({ length: 2 * 41 }, () => (random() - 0.5) * 0.34);
  shaking.set(seed, own);
  return own;
};

/** Draws a doodle as far as `part` about the pen’s place; a hand never draws the same line twice. */
const trace = (
  { pen, unit }: Sheet,
  kind: Kind,
  tint: string,
  seed: number,
  part: number,
): void => {
  const points = shapes[kind];
  const shaken = shakes(seed);
  pen.strokeStyle = tint;
  pen.lineWidth = 0.85 * unit;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.beginPath();
  const whole = (points.length - 1) * part;
  for (let i = 0; i <= whole; i++) {
    const point = points[i];
    if (!point) break;
    const right = shaken[2 * i] ?? 0;
    const down = shaken[2 * i + 1] ?? 0;
    pen.lineTo((point[0] + right) * unit, (point[1] + down) * unit);
  }
  // to where the pencil is now
  const before = points[Math.floor(whole)];
  const next = points[Math.floor(whole) + 1];
  const k = whole - Math.floor(whole);
  if (before && next && k > 0)
    pen.lineTo(
      (before[0] + (next[0] - before[0]) * k) * unit,
      (before[1] + (next[1] - before[1]) * k) * unit,
    );
  pen.stroke();
};

const kinds = doodles.map(([x, y, kind, tint], i) => ({
  ...{ x, y, kind, tint },
  turn: (randomFrom(i + 3)() - 0.5) * 0.8,
  parts: Array.from({ length: variants }, (_, n) => ({
    key: `doodle ${i} ${n}`,
    paint: (part: Sheet) => {
      part.pen.translate(part.width / 2, part.height / 2);
      trace(part, kind, tint, i * 11 + n * 101, 1);
    },
  })),
}));

/** Pencil doodles about a place, each drawing itself from `from` on; then they boil, and stand still in a settled slide. */
export const drawDoodles = (
  sheet: Sheet,
  assets: Assets,
  x: number,
  y: number,
  /** Words end there: no doodle stands above. */
  top: number,
  from: number,
  t: number,
): void => {
  const { pen, unit } = sheet;
  const beat = Number.isFinite(t) ? Math.floor(t * perSecond) : 0;
  const stretched = Math.min(1.12, assets.height / 125);
  for (let i = 0; i < kinds.length; i++) {
    const one = kinds[i];
    const part = inOutCubic(span(t, from + i * stagger, drawing));
    if (!one || part === 0) continue;
    const at = y + one.y * stretched;
    if (at < top + 4 || at > assets.height - 4) continue;
    pen.save();
    pen.translate((x + one.x) * unit, at * unit);
    pen.rotate(one.turn + (beat === 0 ? 0 : Math.sin(beat * 1.3 + i) * 0.08));
    const boiled = one.parts[(beat + i) % variants];
    if (part < 1) trace(sheet, one.kind, one.tint, i * 11, part);
    else if (boiled) {
      const image = assets.kept(sheet, boiled.key, side, side, boiled.paint);
      const half = (-side / 2) * unit;
      pen.drawImage(image, half, half);
    }
    pen.restore();
  }
};
