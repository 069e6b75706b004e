import { penOf, spareCanvas } from "#adapters/webgl/basis/index.ts";
import type { ShownSlide } from "../../../shown.ts";
import type { Assets, Line, PaintPart, Sheet } from "../../drawing.ts";
import { inkLine, type PaintLine, serif } from "../../lettering/index.ts";
import { clamp, outBack, outCubic } from "../../motion.ts";
import { castShadow } from "../../paper/index.ts";
import { type Coming, type Entrance, enterWords } from "../entering.ts";
import { layText, lowOf, type TextLayout } from "../layout.ts";
import type { TextLook } from "../look.ts";
import { type WritingTimes, writingTimes } from "../writing.ts";
import { hangLamps, hungAt, lightLamps, paintWinter } from "./winter.ts";

const face = serif("640");
const small = serif("italic 560");
const perSign = 0.045;
/** Seconds that a word takes to fall. */
const falling = 0.5;
/** Letters that are smaller than this, in units, have no snow on them. */
const snowed = 9;

const layout = (slide: ShownSlide, assets: Assets): TextLayout =>
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
  });
const timing = (slide: ShownSlide, assets: Assets): WritingTimes =>
  writingTimes(slide, assets.once("layout", layout).message.signs, perSign);

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

const paintGround: PaintPart = (part, _slide, assets) =>
  paintWinter(part, assets.once("layout", layout).message.lines);
/** The same with the garland on it, once it hangs. */
const paintHung: PaintPart = (part, slide, assets) => {
  paintGround(part, slide, assets);
  hangLamps(part, assets, Number.POSITIVE_INFINITY);
};

const coming: Coming = { paint: paintLetters, enter: fallIn, length: falling, sign };

/** A winter’s night: lights, firs, and words that fall like snow. */
export const xmas: TextLook = {
  faces: () => [face, small],
  rests: () => Number.POSITIVE_INFINITY,
  lines: (_slide, assets) => {
    const { message, from } = assets.once("layout", layout);
    return [...message.lines, ...from.lines];
  },
  draw: (sheet, _slide, assets, t) => {
    const { height } = assets;
    const ground =
      t >= hungAt
        ? assets.kept(sheet, "hung", 100, height, paintHung)
        : assets.kept(sheet, "ground", 100, height, paintGround);
    sheet.pen.drawImage(ground, 0, 0);
    if (t < hungAt) hangLamps(sheet, assets, t);
    lightLamps(sheet, assets, t);
    const set = assets.once("layout", layout);
    enterWords(sheet, assets, set, assets.once("times", timing), coming, t);
  },
};
