import { penOf, spareCanvas } from "#adapters/webgl/basis/index.ts";
import type { ShownSlide } from "../../../shown.ts";
import type { Assets, Line, Sheet } from "../../drawing.ts";
import { inkLine, type PaintLine, serif, stripOf } from "../../lettering/index.ts";
import { clamp, outBack, outCubic, span } from "../../motion.ts";
import { castShadow } from "../../paper/index.ts";
import { type Entrance, enterLine } from "../entering.ts";
import { layText, lowOf, type TextLayout } from "../layout.ts";
import type { TextLook } from "../look.ts";
import { timesOf } from "../writing.ts";
import { hangLamps, hungAt, lightLamps, paintWinter } from "./winter.ts";

const face = serif("640");
const small = serif("italic 560");
const perSign = 0.045;
/** Seconds that a word takes to fall. */
const falling = 0.5;
/** Letters that are smaller than this, in units, have no snow on them. */
const snowed = 9;

const layoutOf = (slide: ShownSlide, assets: Assets): TextLayout =>
  assets.once("layout", () =>
    layText(slide, assets, {
      message: {
        face,
        align: "center",
        x: 9,
        y: 23 * lowOf(assets),
        width: 82,
        most: 38,
        least: 2.8,
        leading: 1.16,
        isEven: true,
      },
      bottom: assets.height - 25 * lowOf(assets),
      from: { face: small, align: "center", part: 0.55, least: 6, most: 9 },
    }),
  );

/** The upper edges of a line’s letters: what of them is not under themselves a little lower. */
const layCaps = (part: Sheet, line: Line, dx: number, dy: number): void => {
  const canvas = spareCanvas(part.width, part.height);
  const pen = penOf(canvas);
  const own = { ...part, pen };
  const thick = 0.075 * line.size * part.unit;
  pen.fillStyle = "#ffffff";
  for (const side of [-0.5, 0, 0.5]) inkLine(own, line, dx + side * thick, dy - 0.45 * thick);
  pen.globalCompositeOperation = "destination-out";
  for (const side of [-0.6, 0, 0.6]) inkLine(own, line, dx + side * thick, dy + 0.7 * thick);
  part.pen.drawImage(canvas, 0, 0);
};

/** Letters of warm paper, with a little snow on large ones. */
const paintLetters: PaintLine = (part, line, dx, dy) => {
  castShadow(part, "#052018", 0.55, 0.035 * line.size, 0.08 * line.size);
  part.pen.fillStyle = line.size >= snowed ? "#ffd98a" : "#fff6ea";
  inkLine(part, line, dx, dy);
  part.pen.shadowColor = "transparent";
  if (line.size >= snowed) layCaps(part, line, dx, dy);
};

/** Falls from above and settles. */
const fallIn: Entrance = (pose, part, { size }) => {
  pose.dy = (1 - outBack(part, 1.1)) * -Math.min(16, 1.8 * size);
  pose.scaleX = pose.scaleY = 1 + (1 - outCubic(part)) * 0.12;
  return clamp(part * 3);
};

const sign: PaintLine = (part, line, dx, dy) => {
  part.pen.fillStyle = "#f2cf7f";
  inkLine(part, line, dx, dy);
};

/** A winter’s night: lights, firs, and words that fall like snow. */
export const xmas: TextLook = {
  faces: [face, small],
  rests: () => Number.POSITIVE_INFINITY,
  lines: (slide, assets) => {
    const { message, from } = layoutOf(slide, assets);
    return [...message.lines, ...from.lines];
  },
  draw: (sheet, slide, assets, t) => {
    const { pen } = sheet;
    const { message, from } = layoutOf(slide, assets);
    const isHung = t >= hungAt;
    const ground = assets.kept(sheet, isHung ? "hung" : "ground", 100, assets.height, (part) => {
      paintWinter(part, message.lines);
      if (isHung) hangLamps(part, assets, t);
    });
    pen.drawImage(ground, 0, 0);
    if (!isHung) hangLamps(sheet, assets, t);
    lightLamps(sheet, assets, t);
    const times = timesOf(slide, assets, message.signs, perSign);
    const pace = Math.max(0.01, times.length - falling) / message.signs;
    const partOf = (before: number) => span(t, times.from + before * pace, falling);
    for (const line of message.lines) {
      if (partOf(line.words[0]?.before ?? 0) <= 0) continue;
      const strip = stripOf(sheet, assets, line, paintLetters);
      enterLine(sheet, strip, line, partOf, fallIn);
    }
    const k = outCubic(span(t, times.signed, times.signing));
    if (k === 0) return;
    for (const line of from.lines) {
      const strip = stripOf(sheet, assets, line, sign);
      pen.globalAlpha = k;
      pen.drawImage(strip.image, strip.x, strip.y + (1 - k) * 2 * sheet.unit);
      pen.globalAlpha = 1;
    }
  },
};
