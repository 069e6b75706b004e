import { penOf, spareCanvas } from "#adapters/webgl/basis/index.ts";
import type { ShownSlide } from "../../../shown.ts";
import type { Assets, Line, PaintPart, Sheet } from "../../drawing.ts";
import {
  handOf,
  inkLine,
  lettered,
  type PaintLine,
  type SetLine,
  stripOf,
} from "../../lettering/index.ts";
import { clamp, outBack, outCubic, span, sway } from "../../motion.ts";
import { castShadow, seen, wearInk } from "../../paper/index.ts";
import { type Coming, type Entrance, enterWords } from "../entering.ts";
import { layText, lowOf, sceneryOf, type TextLayout } from "../layout.ts";
import type { TextLook } from "../look.ts";
import { fromOf } from "../words.ts";
import { type WritingTimes, writingTimes } from "../writing.ts";
import { paintLit } from "./houses.ts";
import { hangLamps, hungAt, lightLamps } from "./lamps.ts";
import { letSnow } from "./snowfall.ts";
import { paintVillage } from "./village.ts";

const face = lettered("Sansita Swashed", "700");
const perSign = 0.045;
/** Seconds that a word takes to fall, for the name, and in which snow settles on the letters. */
const falling = 0.5;
const signing = 0.6;
const snowing = 1.6;
/** Letters that are smaller than this, in units, have no snow on them. */
const snowed = 9;
/** An emoji has its own colours: it is as flat as it comes. */
const emoji = /\p{Extended_Pictographic}/u;
const isCard = ({ size, text }: Line): boolean => size >= snowed && !emoji.test(text);

const signatureOf = (slide: ShownSlide) => handOf(slide, fromOf(slide)).signature;
/** How large the village is. */
const villageOf = (slide: ShownSlide, { height }: Assets): number =>
  sceneryOf(slide, 0.66) * Math.min(1, height / 130);

const layout = (slide: ShownSlide, assets: Assets): TextLayout => {
  const low = lowOf(assets);
  const set = (own: ShownSlide) =>
    layText(own, assets, {
      message: {
        ...{ face, align: "center", isEven: true, leading: 1.06 },
        ...{ x: 7, y: 26 * low, width: 86, most: 36, least: 2.8 },
      },
      bottom: assets.height - 46.5 * villageOf(slide, assets),
      from: { face: signatureOf(slide), align: "center", part: 0.5, least: 6.4, most: 8 },
    });
  // the name is signed in the snow at the foot, and leaves the words their room
  const { from } = set(slide);
  const down = assets.height - 4.4 * low - (from.lines.at(-1)?.y ?? 0);
  const lines = from.lines.map((line) => ({ ...line, y: line.y + down }));
  return {
    message: set({ ...slide, subtitle: null, creator: null }).message,
    from: { ...from, lines },
  };
};
const timing = (slide: ShownSlide, assets: Assets): WritingTimes =>
  writingTimes(slide, assets.once("layout", layout).message.signs, perSign, signing);
const cappedOf = (_slide: ShownSlide, assets: Assets): readonly SetLine[] =>
  assets
    .once("layout", layout)
    .message.lines.filter(isCard)
    .map((line) => ({ ...line, key: `cap ${line.key}` }));

/** The upper edges of a line’s letters: what of them is not under themselves a little lower. */
const paintCaps: PaintLine = (part, line, dx, dy) => {
  const canvas = spareCanvas(part.width, part.height);
  const pen = penOf(canvas);
  const own: Sheet = { ...part, pen };
  const thick = 0.07 * line.size * part.unit;
  pen.fillStyle = "#ffffff";
  for (const side of [-0.35, 0, 0.35]) inkLine(own, line, dx + side * thick, dy - 0.5 * thick);
  pen.globalCompositeOperation = "destination-out";
  // the letters lean: what is lower on them lies further left
  for (const side of [-0.75, -0.45, -0.15, 0.15, 0.45])
    inkLine(own, line, dx + side * thick, dy + 0.72 * thick);
  part.pen.shadowColor = seen("#2c6a86", 0.75);
  part.pen.shadowOffsetY = 0.22 * thick;
  part.pen.shadowBlur = 0.3 * thick;
  part.pen.drawImage(canvas, 0, 0);
};

/** Letters of warm card, as thick as they are large. */
const paintLetters: PaintLine = (part, line, dx, dy) => {
  const { pen, unit } = part;
  const isLarge = isCard(line);
  const deep = isLarge ? 0.034 * line.size * unit : 0;
  castShadow(part, "#021420", 0.7, 0.05 * line.size, 0.14 * line.size);
  pen.fillStyle = isLarge ? "#9a5322" : "#fff1cf";
  inkLine(part, line, dx, dy + deep);
  pen.shadowColor = "transparent";
  if (!isLarge) return;
  inkLine(part, line, dx, dy + deep * 0.5);
  const base = line.y * unit + dy;
  const warm = pen.createLinearGradient(0, base - 0.76 * line.size * unit, 0, base);
  warm.addColorStop(0, "#fff3d2");
  warm.addColorStop(1, "#ffcb74");
  pen.fillStyle = warm;
  inkLine(part, line, dx, dy);
};

/** Falls from above and settles. */
const fallIn: Entrance = (pose, part, { size }: Line) => {
  pose.dy = (1 - outBack(part, 1.1)) * -Math.min(16, 1.8 * size);
  pose.scaleX = pose.scaleY = 1 + (1 - outCubic(part)) * 0.12;
  return clamp(part * 3);
};

const sign: PaintLine = (part, line, dx, dy) => {
  part.pen.fillStyle = "#8a2436";
  inkLine(part, line, dx, dy);
  wearInk(part, 0.4);
};

const paintGround: PaintPart = (part, slide, assets) =>
  paintVillage(part, villageOf(slide, assets));
/** The same with the branches over it, once they hang, and all windows lit. */
const paintHung: PaintPart = (part, slide, assets) => {
  paintGround(part, slide, assets);
  hangLamps(part, assets, Number.POSITIVE_INFINITY);
};
const paintWindows: PaintPart = (part, slide, assets) => paintLit(part, villageOf(slide, assets));

const coming: Coming = { paint: paintLetters, enter: fallIn, length: falling, sign };

/** A village on a winter’s night, and words that snow settles on. */
export const xmas: TextLook = {
  faces: (slide) => [face, signatureOf(slide)],
  rests: () => Number.POSITIVE_INFINITY,
  lines: (_slide, assets) => {
    const { message, from } = assets.once("layout", layout);
    return [...message.lines, ...from.lines];
  },
  draw: (sheet, _slide, assets, t) => {
    const { pen } = sheet;
    const { height } = assets;
    const ground =
      t >= hungAt
        ? assets.kept(sheet, "hung", 100, height, paintHung)
        : assets.kept(sheet, "ground", 100, height, paintGround);
    pen.drawImage(ground, 0, 0);
    const lit = span(t, 0.6, 0.9);
    if (lit > 0) {
      pen.globalAlpha = lit * (0.95 + 0.05 * sway(t, 2.3));
      pen.drawImage(assets.kept(sheet, "lit", 100, height, paintWindows), 0, 0);
      pen.globalAlpha = 1;
    }
    letSnow(sheet, assets, t);
    if (t < hungAt) hangLamps(sheet, assets, t);
    lightLamps(sheet, assets, t);
    const times = assets.once("times", timing);
    enterWords(sheet, assets, assets.once("layout", layout), times, coming, t);
    const snow = outCubic(span(t, times.signed, snowing));
    if (snow === 0) return;
    pen.globalAlpha = snow;
    for (const line of assets.once("capped", cappedOf)) {
      const { image, x, y } = stripOf(sheet, assets, line, paintCaps);
      pen.drawImage(image, x, y);
    }
    pen.globalAlpha = 1;
  },
};
