import type { Assets, Line, PaintPart, Sheet, SlideDrawing } from "../drawing.ts";
import { inkLine, type Setting } from "../lettering/index.ts";
import { mix, outBack, outCubic, span } from "../motion.ts";
import { castShadow } from "../paper/index.ts";
import {
  faces,
  handFace,
  type Layout,
  layPlace,
  margin,
  markFace,
  markSide,
  stampHigh,
  stampWide,
  styleOf,
} from "./layout.ts";
import { paintChart, paintRose, roseSide } from "./looks/historic.ts";
import { paintInk, paintLand, paintSea } from "./looks/print.ts";
import { paintClouds, paintEarth, paintSights } from "./looks/satellite.ts";
import { mapOf, type SlideMap } from "./map.ts";
import {
  paintCard,
  paintGround,
  paintMark,
  paintPin,
  paintStamp,
  pinHigh,
  pinWide,
} from "./post.ts";
import { loadWorld, worldNow } from "./world.ts";

/** Seconds: the card lands, its map is printed, it is written on, stamped, and the place is found. */
const lands = 0.7;
const printed = { from: 0.45, length: 0.5, between: 0.32 } as const;
const written = { from: 1.05, length: 0.7 } as const;
const stamped = { at: 1.75, length: 0.3 } as const;
const struck = { at: 2.3, length: 0.16 } as const;
const found = { at: 2.65, length: 0.3, ring: 0.8 } as const;
const zooms = { from: 0.2, length: 2 } as const;
const rests = found.at + found.length + found.ring;

const titleInk = { print: "#d2333f", historic: "#4a2a14", satellite: "#f4f8ff" } as const;
const placeInk = { print: "#1e6f7c", historic: "#7a5230", satellite: "#ffd36b" } as const;
const handInk = { print: "#1d3a63", historic: "#4a2a14", satellite: "#bfe3ff" } as const;

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
const groundOf: PaintPart = (part, slide) => paintGround(part, styleOf(slide));
const cardOf: PaintPart = (part, slide, assets) => paintCard(part, layPlace(slide, assets), margin);
const stampOf: PaintPart = (part, slide) => paintStamp(part, styleOf(slide));
const markOf: PaintPart = (part, slide, assets) => paintMark(part, layPlace(slide, assets));
const pinOf: PaintPart = (part, slide) => paintPin(part, styleOf(slide));

/** Words that are written at one time, as a part of their own. */
const writing =
  (name: "title" | "place" | "from", inks: Readonly<Record<string, string>>): PaintPart =>
  (own, slide, assets) => {
    const layout = layPlace(slide, assets);
    const setting = layout[name];
    own.pen.fillStyle = inks[layout.style] ?? "#000000";
    for (const line of setting.lines) inkLine(own, { ...line, y: line.y - setting.top + above });
  };
/** Units above and below the lines of a part of words. */
const above = 3;
const paintWords = {
  title: writing("title", titleInk),
  place: writing("place", placeInk),
  from: writing("from", handInk),
} as const;

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

const maps = { print: drawPrint, historic: drawHistoric, satellite: drawSatellite } as const;

/** Words as they are written, from where they are read. */
const write = (
  sheet: Sheet,
  assets: Assets,
  setting: Setting,
  part: keyof typeof paintWords,
  k: number,
): void => {
  if (k === 0 || setting.lines.length === 0) return;
  const { pen, unit } = sheet;
  const [top, high] = [setting.top - above, setting.bottom - setting.top + 2 * above + 1];
  const image = assets.kept(sheet, part, 100, high, paintWords[part]);
  const from = setting.direction === "rtl" ? 1 - k : 0;
  const wide = k * 100 * unit;
  if (k === 1) pen.drawImage(image, 0, top * unit);
  else if (wide >= 1) {
    const x = from * 100 * unit;
    pen.drawImage(image, x, 0, wide, high * unit, x, top * unit, wide, high * unit);
  }
};

const drawStamp = (sheet: Sheet, assets: Assets, layout: Layout, t: number): void => {
  const k = span(t, stamped.at, stamped.length);
  if (k === 0) return;
  const { pen, unit } = sheet;
  const { low, x, y, width } = layout;
  const image = assets.kept(sheet, "stamp", stampWide, stampHigh, stampOf);
  const size = low * mix(1.6, 1, outCubic(k));
  pen.save();
  pen.translate((x + width - 9.5 * low) * unit, (y + 11 * low) * unit);
  pen.rotate(mix(0.3, 0.05, k));
  pen.scale(size, size);
  pen.globalAlpha = Math.min(1, k * 3);
  castShadow(sheet, "#2a0d05", 0.5, mix(2.4, 0.25, k), mix(3, 0.7, k));
  pen.drawImage(image, (-stampWide / 2) * unit, (-stampHigh / 2) * unit);
  pen.restore();
  const hit = span(t, struck.at, struck.length);
  if (hit === 0) return;
  const mark = assets.kept(sheet, "mark", markSide, markSide, markOf);
  const large = low * mix(1.5, 1, hit * hit);
  pen.save();
  pen.translate((x + width - 23 * low) * unit, (y + 16 * low) * unit);
  pen.rotate(-0.2);
  pen.scale(large, large);
  pen.globalAlpha = 0.9 * hit;
  pen.drawImage(mark, (-markSide / 2) * unit, (-markSide / 2) * unit);
  pen.restore();
};

const drawPin = (sheet: Sheet, assets: Assets, layout: Layout, t: number): void => {
  const k = span(t, found.at, found.length);
  if (k === 0) return;
  const { pen, unit } = sheet;
  const { style, low } = layout;
  const [x, y] = [(layout.x + layout.width / 2) * unit, (layout.y + layout.height / 2) * unit];
  const ring = span(t, found.at + found.length, found.ring);
  pen.save();
  pen.lineWidth = 0.5 * unit;
  pen.strokeStyle = style === "satellite" ? "#ffd36b" : "#ffffff";
  if (ring > 0 && ring < 1) {
    pen.globalAlpha = 1 - ring;
    pen.beginPath();
    pen.arc(x, y, outCubic(ring) * 12 * unit, 0, 7);
    pen.stroke();
  }
  pen.globalAlpha = 1;
  const image = assets.kept(sheet, "pin", pinWide, pinHigh, pinOf);
  const bounce = ring > 0 && ring < 1 ? Math.abs(Math.sin(ring * 7)) * (1 - ring) ** 2 * 2.4 : 0;
  const up = (1 - k * k) * 60 + bounce;
  const size = low * 0.92;
  pen.fillStyle = "rgb(20 8 4 / 0.35)";
  pen.beginPath();
  pen.ellipse(x + 0.6 * unit, y, (1.4 + up * 0.06) * unit, 0.6 * unit, 0, 0, 7);
  pen.fill();
  pen.drawImage(
    image,
    x - (pinWide / 2) * size * unit,
    y - (pinHigh - 0.6) * size * unit - up * unit,
    pinWide * size * unit,
    pinHigh * size * unit,
  );
  pen.restore();
};

/** A postcard with the map of a place, in three styles (SLIDE-11, SLIDE-18, SLIDE-28). */
const postcard: SlideDrawing = {
  faces: (slide) => {
    const { title, place } = faces[styleOf(slide)];
    return [title, place, handFace, markFace];
  },
  pictures: () => [],
  rests: () => rests,
  lines: (slide, assets): readonly Line[] => {
    const { title, place, from } = layPlace(slide, assets);
    return [...title.lines, ...place.lines, ...from.lines];
  },
  draw: (sheet, slide, assets, t) => {
    const { pen, unit } = sheet;
    const { height } = assets;
    const layout = layPlace(slide, assets);
    pen.drawImage(assets.kept(sheet, "ground", 100, height, groundOf), 0, 0);
    const come = span(t, 0, lands);
    if (come === 0) return;
    const card = assets.kept(sheet, "card", 100, height, cardOf);
    const away = 1 - outBack(come, 1.1);
    pen.save();
    if (come < 1) {
      pen.translate((50 - away * 12) * unit, (0.5 + away * 1.2) * height * unit);
      pen.rotate(away * -0.28);
      pen.translate(-50 * unit, (-height / 2) * unit);
    }
    pen.drawImage(card, 0, 0);
    maps[layout.style](sheet, assets, layout, t);
    write(sheet, assets, layout.title, "title", outCubic(span(t, written.from, written.length)));
    const more = outCubic(span(t, written.from + 0.4, written.length));
    write(sheet, assets, layout.place, "place", more);
    write(sheet, assets, layout.from, "from", more);
    drawStamp(sheet, assets, layout, t);
    pen.restore();
    drawPin(sheet, assets, layout, t);
  },
};

/** The drawing, once the atlas is there that it draws from. */
export const location = async (): Promise<SlideDrawing> => {
  await loadWorld();
  return postcard;
};
