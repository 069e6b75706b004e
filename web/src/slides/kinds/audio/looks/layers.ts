import type { Assets, Sheet } from "../../drawing.ts";
import { outBack, span, sway } from "../../motion.ts";
import { layerHigh, layerWide, paintLayer } from "./sea.ts";

/** Seconds: layers rise one after the other. */
const rising = { from: 0.05, between: 0.16, length: 0.6 } as const;

/** Layers of the sea from the far one to the near one: tint, rim, seed, swell, units of their middle over the bottom, period of their sway. */
const layers = [
  { key: "far", tint: "#4c3f8f", rim: "#8f7fd0", seed: 1, high: 2.6, up: 61, period: 9 },
  { key: "mid", tint: "#33518f", rim: "#7fb4dc", seed: 2, high: 2.2, up: 53, period: 7.5 },
  { key: "near", tint: "#145a78", rim: "#79d3d0", seed: 3, high: 2, up: 20, period: 6 },
  { key: "front", tint: "#0d3a5c", rim: "#4f9dbd", seed: 4, high: 1.8, up: 9, period: 5 },
] as const;
const painted = layers.map(
  ({ tint, rim, seed, high }) =>
    (part: Sheet) =>
      paintLayer(part, tint, rim, seed, high),
);

/** How far a layer has come up. */
export const risen = (i: number, t: number): number =>
  outBack(span(t, rising.from + i * rising.between, rising.length), 0.9);

/** Where a layer’s upper edge is, in units. */
export const topOf = (i: number, { height }: Assets, t: number): number =>
  height - (layers[i]?.up ?? 0) - 10 + (1 - risen(i < 2 ? i : i + 1, t)) * 70;

/** Lays a layer that begins at `top`, down to where it is `hidden`. Units. */
export const layLayer = (
  sheet: Sheet,
  assets: Assets,
  i: number,
  t: number,
  top: number,
  hidden: number,
): void => {
  const layer = layers[i];
  const paint = painted[i];
  if (!layer || !paint || top >= hidden) return;
  const image = assets.kept(sheet, layer.key, layerWide, layerHigh, paint);
  layDown(
    sheet,
    image,
    -6 + 3.2 * sway(t, layer.period, i * 0.3),
    top,
    layerWide,
    layerHigh,
    hidden,
  );
};

/** Lays as much of a part as is not hidden: from its place down to `hidden`. Units. */
export const layDown = (
  { pen, unit }: Sheet,
  image: CanvasImageSource,
  x: number,
  y: number,
  wide: number,
  high: number,
  hidden: number,
): void => {
  const columns = Math.ceil(wide * unit);
  const rows = Math.min(Math.ceil(high * unit), Math.ceil((hidden - y) * unit));
  if (rows < 1) return;
  pen.drawImage(image, 0, 0, columns, rows, x * unit, y * unit, columns, rows);
};

/**
 * Down to where what lies behind something opaque has to be drawn, in units: it begins at `top`, covers everything from
 * `edge` below that on, and is `high`. Where it ends before what hides it in turn, it hides nothing.
 */
export const behind = (top: number, edge: number, high: number, hidden: number): number =>
  top + high - 1 >= hidden ? Math.min(hidden, top + edge) : hidden;
/** Below this, in units from its top, a layer of waves is all paper. */
export const paperFrom = 15;
