import { graphemes } from "#core/kernel/index.ts";
import type { ShownSlide } from "../../../shown.ts";
import type { Assets } from "../../drawing.ts";
import { inkLine, layStrip, type PaintLine, sans, serif, stripOf } from "../../lettering/index.ts";
import { outCubic, span } from "../../motion.ts";
import { layGrain, light, seen } from "../../paper/index.ts";
import { layText, type TextLayout } from "../layout.ts";
import type { TextLook } from "../look.ts";
import { messageOf } from "../words.ts";
import { timesOf, writingTimes } from "../writing.ts";

const face = serif("600");
const small = sans("800");
const ink = "#2b2140";

const perSign = 0.03;

const layoutOf = (slide: ShownSlide, assets: Assets): TextLayout =>
  assets.once("layout", () =>
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
    }),
  );

const print: PaintLine = (part, line, dx, dy) => {
  part.pen.fillStyle = ink;
  inkLine(part, line, dx, dy);
};

/** Words on plain paper. */
export const simple: TextLook = {
  faces: [face, small],
  rests: (slide) => writingTimes(slide, graphemes(messageOf(slide)).length, perSign).end,
  lines: (slide, assets) => {
    const { message, from } = layoutOf(slide, assets);
    return [...message.lines, ...from.lines];
  },
  draw: (sheet, slide, assets, t) => {
    const { pen, unit } = sheet;
    const { message, from } = layoutOf(slide, assets);
    const ground = assets.kept(sheet, "ground", 100, assets.height, (part) => {
      part.pen.fillStyle = "#fffaf1";
      part.pen.fillRect(0, 0, part.width, part.height);
      part.pen.fillStyle = seen("#f7c9a9", 0.42);
      part.pen.beginPath();
      part.pen.arc(50 * unit, assets.height * 0.47 * unit, 43 * unit, 0, 7);
      part.pen.fill();
      light(part, "#a4613a", 0.8);
      layGrain(part, 0.7);
    });
    pen.drawImage(ground, 0, 0);
    const times = timesOf(slide, assets, message.signs, perSign);
    const all = assets.once("all", () => [...message.lines, ...from.lines]);
    const stagger = (times.end - times.from) / Math.max(1, all.length + 1);
    for (const [i, line] of all.entries()) {
      const k = outCubic(span(t, times.from + i * stagger, 2 * stagger));
      if (k === 0) break;
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
