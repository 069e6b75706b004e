import type { Assets, PaintPart, Sheet } from "../drawing.ts";
import { mix, outBack, outCubic, span } from "../motion.ts";
import { type Layout, layPlace } from "./layout.ts";
import { paintChart, paintRose, roseSide } from "./looks/historic.ts";
import { paintInk, paintLand, paintSea } from "./looks/print.ts";
import { paintClouds, paintEarth, paintSights } from "./looks/satellite.ts";
import { mapOf, type SlideMap } from "./map.ts";
import { worldNow } from "./world.ts";

/** Seconds: how a map is printed, and how the camera comes to rest. */
const printed = { from: 0.45, length: 0.5, between: 0.32 } as const;
const zooms = { from: 0.2, length: 2 } as const;

const mapIn = (assets: Assets): SlideMap =>
  assets.once("map", (slide) => {
    const { width, height } = layPlace(slide, assets);
    return mapOf(slide, worldNow(), width, height);
  });

// made once: a frame that asks for a part makes no function
const land: PaintPart = (part, _, assets) => paintLand(part, mapIn(assets));
const lastInk: PaintPart = (part, _, assets) => paintInk(part, mapIn(assets));
const chartOf: PaintPart = (part, _, assets) => paintChart(part, mapIn(assets));
const earthOf: PaintPart = (part, _, assets) => paintEarth(part, mapIn(assets));
const sightsOf: PaintPart = (part, _, assets) => paintSights(part, mapIn(assets));

/** A part of the map that comes in from the left as a roller passes. */
const roll = (sheet: Sheet, image: CanvasImageSource, { x, y, height }: Layout, wide: number) => {
  const { pen, unit } = sheet;
  if (wide <= 0) return;
  pen.save();
  pen.beginPath();
  pen.rect(x * unit, y * unit, wide * unit, height * unit);
  pen.clip();
  pen.drawImage(image, x * unit, y * unit);
  pen.restore();
};

/** One ink of the print after another. */
const printLayer = (
  sheet: Sheet,
  assets: Assets,
  layout: Layout,
  name: string,
  paint: PaintPart,
  k: number,
): void => {
  const image = assets.kept(sheet, name, layout.width, layout.height, paint);
  roll(sheet, image, layout, layout.width * outCubic(k));
};

const drawPrint = (sheet: Sheet, assets: Assets, layout: Layout, t: number): void => {
  const { from, between, length } = printed;
  printLayer(sheet, assets, layout, "sea", paintSea, span(t, from, length));
  printLayer(sheet, assets, layout, "land", land, span(t, from + between, length));
  printLayer(sheet, assets, layout, "ink", lastInk, span(t, from + 2 * between, length));
};

/** Where the rose has most of the sea: the corner farthest from land. */
const roseAt = (assets: Assets) =>
  assets.once("rose", (slide) => {
    const { width, height } = layPlace(slide, assets);
    const map = mapIn(assets);
    const [reachX, reachY] = [width / 2 - 11, height / 2 - 11];
    let best = { x: -reachX, y: reachY, far: -1 };
    for (const [sx, sy] of [
      [-1, 1],
      [1, 1],
      [-1, -1],
    ] as const) {
      const [x, y] = [sx * reachX, sy * reachY];
      let far = Infinity;
      for (const coast of map.coasts)
        for (let i = 0; i < coast.length; i += 2)
          far = Math.min(far, Math.hypot((coast[i] ?? 0) - x, (coast[i + 1] ?? 0) - y));
      if (far > best.far) best = { x, y, far };
    }
    return best;
  });

const drawHistoric = (sheet: Sheet, assets: Assets, layout: Layout, t: number): void => {
  const { pen, unit } = sheet;
  const { x, y, width, height } = layout;
  const chart = assets.kept(sheet, "chart", width, height, chartOf);
  const k = outCubic(span(t, printed.from, 1.1));
  if (k === 0) return;
  const [mx, my] = [(x + width / 2) * unit, (y + height / 2) * unit];
  pen.save();
  if (k < 1) {
    pen.beginPath();
    pen.arc(mx, my, k * 0.5 * Math.hypot(width, height) * unit, 0, 7);
    pen.clip();
  }
  pen.drawImage(chart, x * unit, y * unit);
  pen.restore();
  const open = span(t, 1.2, 0.9);
  if (open === 0) return;
  const rose = assets.kept(sheet, "rose", roseSide, roseSide, paintRose);
  const at = roseAt(assets);
  const size = 0.8 * layout.low * outBack(Math.min(1, open * 1.6)) * roseSide * unit;
  pen.save();
  pen.translate(mx + at.x * unit, my + at.y * unit);
  // the needle finds north
  pen.rotate((1 - outCubic(open)) * -2.6 + Math.sin(open * 16) * 0.22 * (1 - open));
  pen.drawImage(rose, -size / 2, -size / 2, size, size);
  pen.restore();
};

const drawSatellite = (sheet: Sheet, assets: Assets, layout: Layout, t: number): void => {
  const { pen, unit } = sheet;
  const { x, y, width, height } = layout;
  const earth = assets.kept(sheet, "earth", width, height, earthOf);
  const clouds = assets.kept(sheet, "clouds", width, height, paintClouds);
  const sights = assets.kept(sheet, "sights", width, height, sightsOf);
  const near = span(t, zooms.from, zooms.length);
  const zoom = mix(2.4, 1, 1 - (1 - near) ** 4);
  const [mx, my] = [(x + width / 2) * unit, (y + height / 2) * unit];
  const [w, h] = [width * unit, height * unit];
  pen.save();
  pen.beginPath();
  pen.rect(x * unit, y * unit, w, h);
  pen.clip();
  pen.drawImage(earth, mx - (w * zoom) / 2, my - (h * zoom) / 2, w * zoom, h * zoom);
  // they pass nearer to the camera, and so faster
  const above = mix(3.4, 1, 1 - (1 - near) ** 4);
  pen.globalAlpha = Math.min(1, near * 2);
  pen.drawImage(clouds, mx - (w * above) / 2, my - (h * above) / 2, w * above, h * above);
  pen.globalAlpha = span(t, 1.5, 0.6);
  pen.drawImage(sights, x * unit, y * unit);
  pen.restore();
};

/** How the map of each style comes in. */
export const maps = { print: drawPrint, historic: drawHistoric, satellite: drawSatellite } as const;
