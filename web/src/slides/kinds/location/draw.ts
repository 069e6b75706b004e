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
import { maps } from "./maps.ts";
import { paintCard, paintGround, paintMark, paintPin, pinHigh, pinWide } from "./post.ts";
import { paintStamp } from "./stamp.ts";
import { loadWorld } from "./world.ts";

/** Seconds: the card lands, its map is printed, it is written on, stamped, and the place is found. */
const lands = 0.7;
const written = { from: 1.05, length: 0.7 } as const;
const stamped = { at: 1.75, length: 0.3 } as const;
const struck = { at: 2.3, length: 0.16 } as const;
const found = { at: 2.65, length: 0.3, ring: 0.8 } as const;
const rests = found.at + found.length + found.ring;

const titleInk = { print: "#d2333f", historic: "#4a2a14", satellite: "#f4f8ff" } as const;
const placeInk = { print: "#1e6f7c", historic: "#7a5230", satellite: "#ffd36b" } as const;
const handInk = { print: "#1d3a63", historic: "#4a2a14", satellite: "#bfe3ff" } as const;

// made once: a frame that asks for a part makes no function
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
