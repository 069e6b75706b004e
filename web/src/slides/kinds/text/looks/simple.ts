import { graphemes } from "#core/kernel/index.ts";
import type { ShownSlide } from "../../../shown.ts";
import type { Assets, PaintPart } from "../../drawing.ts";
import {
  inkLine,
  layStrip,
  type PaintLine,
  type SetLine,
  sans,
  serif,
  stripOf,
} from "../../lettering/index.ts";
import { outCubic, span } from "../../motion.ts";
import { layGrain, light, seen } from "../../paper/index.ts";
import { layText, type TextLayout } from "../layout.ts";
import type { TextLook } from "../look.ts";
import { messageOf } from "../words.ts";
import { type WritingTimes, writingTimes } from "../writing.ts";

const face = serif("600");
const small = sans("800");
const ink = "#2b2140";

const perSign = 0.03;

const layout = (slide: ShownSlide, assets: Assets): TextLayout =>
  layText(slide, assets, {
    message: {
      face,
      align: "center",
      x: 7,
      y: 9,
      width: 86,
      most: 44,
      least: 2.8,
      leading: 1.14,
      isEven: true,
    },
    bottom: assets.height - 9,
    from: { face: small, align: "center", part: 0.5, least: 5, most: 8 },
  });
const timing = (slide: ShownSlide, assets: Assets): WritingTimes =>
  writingTimes(slide, assets.once("layout", layout).message.signs, perSign);
const linesOf = (_slide: ShownSlide, assets: Assets): readonly SetLine[] => {
  const { message, from } = assets.once("layout", layout);
  return [...message.lines, ...from.lines];
};

const print: PaintLine = (part, line, dx, dy) => {
  part.pen.fillStyle = ink;
  inkLine(part, line, dx, dy);
};

const paintGround: PaintPart = (part, _slide, assets) => {
  const { pen, unit, width, height } = part;
  pen.fillStyle = "#fffaf1";
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = seen("#f7c9a9", 0.42);
  pen.beginPath();
  pen.arc(50 * unit, assets.height * 0.47 * unit, 43 * unit, 0, 7);
  pen.fill();
  light(part, "#a4613a", 0.8);
  layGrain(part, 0.7);
};

/** Words on plain paper. */
export const simple: TextLook = {
  faces: () => [face, small],
  rests: (slide) => writingTimes(slide, graphemes(messageOf(slide)).length, perSign).end,
  lines: (_slide, assets) => assets.once("lines", linesOf),
  draw: (sheet, _slide, assets, t) => {
    const { pen, unit } = sheet;
    pen.drawImage(assets.kept(sheet, "ground", 100, assets.height, paintGround), 0, 0);
    const times = assets.once("times", timing);
    const all = assets.once("lines", linesOf);
    const stagger = (times.end - times.from) / Math.max(1, all.length + 1);
    for (let i = 0; i < all.length; i++) {
      const line = all[i];
      const k = outCubic(span(t, times.from + i * stagger, 2 * stagger));
      if (k === 0 || !line) break;
      const strip = stripOf(sheet, assets, line, print);
      if (k === 1) {
        layStrip(sheet, strip);
        continue;
      }
      pen.globalAlpha = k;
      pen.drawImage(strip.image, strip.x, strip.y + (1 - k) * line.size * 0.5 * unit);
      pen.globalAlpha = 1;
    }
  },
};
