import type { Assets, Line, Sheet } from "../drawing.ts";
import { EM, fontOf } from "./faces.ts";
import type { SetLine } from "./setting.ts";

/** Room about a line for what reaches beyond it, in ems: swashes, marks above and below. */
const pad = { x: 0.4, up: 1.3, down: 0.6 } as const;

/** Draws a line's letters, `dx` and `dy` pixels away from their place, in the paint that is set. */
export const inkLine = ({ pen, unit }: Sheet, line: Line, dx = 0, dy = 0): void => {
  const scale = (line.size * unit) / EM;
  pen.save();
  pen.translate(line.x * unit + dx, line.y * unit + dy);
  if (line.turn) pen.rotate((line.turn * Math.PI) / 180);
  pen.scale(scale, scale);
  pen.font = fontOf(line.face);
  pen.textBaseline = "alphabetic";
  pen.textAlign = "left";
  pen.direction = line.direction;
  pen.fillText(line.text.trimEnd(), 0, 0);
  pen.restore();
};

/** A line as a strip of its own, so that its words can come one by one. Pixels. */
export interface Strip {
  readonly image: CanvasImageSource;
  /** Where it lies on the sheet. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a line on its strip, `dx` and `dy` pixels away from its place on the sheet. */
export type PaintLine = (part: Sheet, line: SetLine, dx: number, dy: number) => void;

/** A strip as it is kept from frame to frame, so that a frame makes nothing. */
interface KnownStrip extends Strip {
  image: CanvasImageSource;
  readonly unit: number;
  /** In units. */
  readonly wide: number;
  readonly high: number;
  readonly paint: (part: Sheet) => void;
}

const measured = (unit: number, line: SetLine, paint: PaintLine): Omit<KnownStrip, "image"> => {
  const x = Math.floor((line.x - pad.x * line.size) * unit);
  const y = Math.floor((line.y - pad.up * line.size) * unit);
  const wide = line.width + 2 * pad.x * line.size + 1 / unit;
  const high = (pad.up + pad.down) * line.size + 1 / unit;
  return {
    ...{ unit, x, y, wide, high, width: Math.ceil(wide * unit), height: Math.ceil(high * unit) },
    paint: (part) => paint(part, line, -x, -y),
  };
};

const none = () => new Map<SetLine, KnownStrip>();

/** The strip of a line, kept: `paint` paints it when it is first asked for at this size. */
export const stripOf = (sheet: Sheet, assets: Assets, line: SetLine, paint: PaintLine): Strip => {
  const strips = assets.once("strips", none);
  const known = strips.get(line);
  if (known?.unit === sheet.unit) {
    known.image = assets.kept(sheet, line.key, known.wide, known.high, known.paint);
    return known;
  }
  const own = measured(sheet.unit, line, paint);
  const strip = { ...own, image: assets.kept(sheet, line.key, own.wide, own.high, own.paint) };
  strips.set(line, strip);
  return strip;
};

/** Lays a whole strip on the sheet. */
export const layStrip = ({ pen }: Sheet, strip: Strip): void => {
  pen.drawImage(strip.image, strip.x, strip.y);
};

/** Lays the part of a strip that lies between two places of its line, in units from its left. */
export const layPart = (
  { pen, unit }: Sheet,
  strip: Strip,
  line: Line,
  left: number,
  right: number,
): void => {
  const from = Math.max(0, Math.round((line.x + left) * unit) - strip.x);
  const to = Math.min(strip.width, Math.round((line.x + right) * unit) - strip.x);
  if (to <= from) return;
  pen.drawImage(
    strip.image,
    from,
    0,
    to - from,
    strip.height,
    strip.x + from,
    strip.y,
    to - from,
    strip.height,
  );
};

/** How a part of a line is away from its place: moved by units, and scaled about the middle of its baseline. */
export interface Pose {
  readonly dx: number;
  readonly dy: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

/** Lays the part of a strip between two places of its line in another pose. */
export const posePart = (
  { pen, unit }: Sheet,
  strip: Strip,
  line: Line,
  left: number,
  right: number,
  { dx, dy, scaleX, scaleY }: Pose,
): void => {
  const from = Math.max(0, Math.round((line.x + left) * unit) - strip.x);
  const to = Math.min(strip.width, Math.round((line.x + right) * unit) - strip.x);
  const width = to - from;
  if (width <= 0) return;
  const middle = strip.x + (from + to) / 2 + dx * unit;
  const base = line.y * unit;
  pen.drawImage(
    strip.image,
    from,
    0,
    width,
    strip.height,
    middle - (width / 2) * scaleX,
    base + (strip.y - base) * scaleY + dy * unit,
    width * scaleX,
    strip.height * scaleY,
  );
};
