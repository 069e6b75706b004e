import type { Assets, Line, Sheet } from "../drawing.ts";
import { EM, fontOf } from "./faces.ts";

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

/**
 * The strip of a line, kept: `paint` draws on a part whose units are the sheet's, moved by `dx` and `dy` pixels (what is at
 * the line's place is drawn there plus these).
 */
export const stripOf = (
  sheet: Sheet,
  assets: Assets,
  key: string,
  line: Line,
  paint: (part: Sheet, dx: number, dy: number) => void,
): Strip => {
  const { unit } = sheet;
  const x = Math.floor((line.x - pad.x * line.size) * unit);
  const y = Math.floor((line.y - pad.up * line.size) * unit);
  const wide = line.width + 2 * pad.x * line.size;
  const high = (pad.up + pad.down) * line.size;
  const image = assets.kept(sheet, key, wide + 1 / unit, high + 1 / unit, (part) =>
    paint(part, -x, -y),
  );
  return {
    image,
    x,
    y,
    width: Math.ceil((wide + 1 / unit) * unit),
    height: Math.ceil((high + 1 / unit) * unit),
  };
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
