import type { Sheet } from "../drawing.ts";
import { layGrain } from "./grain.ts";

/** Fills the whole of a sheet. */
export const fill = (
  { pen, width, height }: Sheet,
  paint: string | CanvasGradient | CanvasPattern,
): void => {
  pen.fillStyle = paint;
  pen.fillRect(0, 0, width, height);
};

/** "#RRGGBB" with how much of it is seen, 0 to 1. */
export const seen = (hex: string, alpha: number): string => {
  const n = Number.parseInt(hex.slice(1), 16);
  return `rgb(${(n >> 16) & 255} ${(n >> 8) & 255} ${n & 255} / ${alpha})`;
};

/** Light from above left over a sheet, so much of it, and the shade away from it in its own hue. */
export const light = (sheet: Sheet, shade: string, strength = 1, gleam = strength): void => {
  const { pen, width, height } = sheet;
  const fall = pen.createLinearGradient(0, 0, width * 0.7, height);
  fall.addColorStop(0, seen("#fffdf6", Math.min(1, 0.5 * gleam)));
  fall.addColorStop(0.45, seen("#fffdf6", 0));
  fall.addColorStop(0.55, seen(shade, 0));
  fall.addColorStop(1, seen(shade, 0.09 * strength));
  fill(sheet, fall);
  const edge = pen.createRadialGradient(
    width * 0.46,
    height * 0.44,
    Math.min(width, height) * 0.42,
    width * 0.5,
    height * 0.5,
    Math.hypot(width, height) * 0.56,
  );
  edge.addColorStop(0, seen(shade, 0));
  edge.addColorStop(1, seen(shade, 0.1 * strength));
  fill(sheet, edge);
};

/** A sheet of paper in this tint, lit and grained. */
export const paper = (sheet: Sheet, tint: string, shade: string, grain = 0.8, gleam = 1): void => {
  fill(sheet, tint);
  light(sheet, shade, 1, gleam);
  layGrain(sheet, grain);
};

/** A fold across a sheet, `at` units from its top: the part above it catches light, the one below lies in shade. */
export const fold = (sheet: Sheet, at: number, shade: string, strength = 1): void => {
  const { pen, width, unit } = sheet;
  const y = Math.round(at * unit);
  const reach = 17 * unit;
  const above = pen.createLinearGradient(0, y - reach, 0, y);
  above.addColorStop(0, seen("#ffffff", 0));
  above.addColorStop(1, seen("#ffffff", 0.42 * strength));
  pen.fillStyle = above;
  pen.fillRect(0, y - reach, width, reach);
  const below = pen.createLinearGradient(0, y, 0, y + reach);
  below.addColorStop(0, seen(shade, 0.12 * strength));
  below.addColorStop(0.25, seen(shade, 0.045 * strength));
  below.addColorStop(1, seen(shade, 0));
  pen.fillStyle = below;
  pen.fillRect(0, y, width, reach);
  const thin = Math.max(1, 0.22 * unit);
  pen.fillStyle = seen("#ffffff", 0.6 * strength);
  pen.fillRect(0, y - thin, width, thin);
  pen.fillStyle = seen(shade, 0.1 * strength);
  pen.fillRect(0, y, width, thin);
};

/** A shadow in the ground’s own hue under what is drawn next: lengths in units. */
export const castShadow = (
  { pen, unit }: Sheet,
  colour: string,
  alpha: number,
  down: number,
  blur: number,
): void => {
  pen.shadowColor = seen(colour, alpha);
  pen.shadowOffsetY = down * unit;
  pen.shadowOffsetX = down * 0.35 * unit;
  pen.shadowBlur = blur * unit;
};
