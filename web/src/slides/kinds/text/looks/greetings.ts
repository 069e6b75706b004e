import type { ShownSlide } from "../../../shown.ts";
import type { Assets, Sheet } from "../../drawing.ts";
import { inkLine, type PaintLine, serif, stripOf } from "../../lettering/index.ts";
import { clamp, outBack, outCubic, span, sway } from "../../motion.ts";
import { castShadow, fill, layGrain, seen } from "../../paper/index.ts";
import { type Entrance, enterLine } from "../entering.ts";
import { layText, lowOf, type TextLayout } from "../layout.ts";
import type { TextLook } from "../look.ts";
import { timesOf } from "../writing.ts";
import { drawConfetti, strewnAt } from "./confetti.ts";

const face = serif("740");
const small = serif("italic 600");
const ink = "#c02e3a";
const fromInk = "#2d4f73";
const shade = "#b0712a";
const perSign = 0.04;
/** Seconds that a word takes to stand up. */
const standing = 0.45;

const layoutOf = (slide: ShownSlide, assets: Assets): TextLayout =>
  assets.once("layout", () =>
    layText(slide, assets, {
      message: {
        face,
        align: "center",
        x: 7,
        y: 26 * lowOf(assets),
        width: 86,
        most: 40,
        least: 2.8,
        leading: 1.12,
        isEven: true,
      },
      bottom: assets.height - 17 * lowOf(assets),
      from: { face: small, align: "center", part: 0.55, least: 6, most: 9.5 },
    }),
  );

/** Rays of cut paper about a bright middle. */
const paintGround = (part: Sheet, height: number): void => {
  const { pen, unit, width } = part;
  fill(part, "#fff0cd");
  const [x, y] = [50 * unit, height * 0.52 * unit];
  const far = Math.hypot(width, part.height);
  castShadow(part, shade, 0.22, 0.4, 1.2);
  pen.fillStyle = "#ffd27d";
  pen.beginPath();
  for (let i = 0; i < 18; i++) {
    const from = ((i * 20 + 3) * Math.PI) / 180;
    pen.moveTo(x, y);
    pen.arc(x, y, far, from, from + Math.PI / 18);
  }
  pen.fill();
  pen.shadowColor = "transparent";
  const glow = pen.createRadialGradient(x, y, 0, x, y, 0.62 * far);
  glow.addColorStop(0, seen("#fffaf0", 1));
  glow.addColorStop(0.42, seen("#fff8e8", 0.88));
  glow.addColorStop(1, seen("#fff8e8", 0));
  fill(part, glow);
  layGrain(part, 0.6);
};

const tints = ["#f94144", "#f9c74f", "#43aa8b", "#577590", "#f8961e", "#90be6d", "#f94144"];
/** The string’s height at a place across, in units. */
const stringAt = (x: number): number => 4 + 8.6 * (1 - ((x - 50) / 52) ** 2);
const flagHigh = 12.4;

/** One flag of cut paper, hanging from the middle of its part’s top. */
const paintFlag = (part: Sheet, tint: string): void => {
  const { pen, unit } = part;
  const x = 8 * unit;
  castShadow(part, shade, 0.34, 0.7, 1.6);
  pen.fillStyle = tint;
  pen.beginPath();
  pen.moveTo(x - 6 * unit, 1 * unit);
  pen.lineTo(x + 6 * unit, 1 * unit);
  pen.lineTo(x, (1 + flagHigh) * unit);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.globalCompositeOperation = "source-atop";
  const light = pen.createLinearGradient(x - 6 * unit, 0, x + 4 * unit, 9 * unit);
  light.addColorStop(0, seen("#ffffff", 0.28));
  light.addColorStop(1, seen("#7a2a1e", 0.14));
  fill(part, light);
  layGrain(part, 0.5);
};

const flagOf = (tint: string) => ({
  key: `flag ${tint}`,
  paint: (part: Sheet) => paintFlag(part, tint),
});
const flags = [flagOf("#f94144"), ...tints.slice(1).map(flagOf)] as const;

/** The bunting, dropping in, then moved a little by the air. */
const hang = (sheet: Sheet, assets: Assets, t: number): void => {
  const { pen, unit } = sheet;
  const fall = outBack(span(t, 0, 0.7), 1.1);
  const up = (1 - fall) * -30 * unit;
  pen.strokeStyle = "#6b4a3a";
  pen.lineWidth = 0.5 * unit;
  pen.beginPath();
  pen.moveTo(-2 * unit, stringAt(-2) * unit + up);
  pen.quadraticCurveTo(50 * unit, 21.2 * unit + up, 102 * unit, stringAt(102) * unit + up);
  pen.stroke();
  for (let i = 0; i < flags.length; i++) {
    const { key, paint } = flags[i] ?? flags[0];
    const flag = assets.kept(sheet, key, 16, 17, paint);
    const x = 7 + i * 14.3;
    pen.save();
    pen.translate(x * unit, stringAt(x) * unit + up);
    pen.rotate((52 - x) * 0.0042 + 0.04 * sway(t, 5.2, i * 0.13));
    pen.drawImage(flag, -8 * unit, -1 * unit);
    pen.restore();
  }
};

/** Stands up from its line, as in a pop-up card. */
const standUp: Entrance = (pose, part) => {
  pose.scaleY = outBack(part, 1.6);
  return clamp(part * 4);
};

const cut: PaintLine = (part, line, dx, dy) => {
  castShadow(part, shade, 0.4, 0.03 * line.size, 0.05 * line.size);
  part.pen.fillStyle = ink;
  inkLine(part, line, dx, dy);
};
const sign: PaintLine = (part, line, dx, dy) => {
  part.pen.fillStyle = fromInk;
  inkLine(part, line, dx, dy);
};

/** A party: bunting, rays, and large words. */
export const greetings: TextLook = {
  faces: [face, small],
  rests: () => Number.POSITIVE_INFINITY,
  lines: (slide, assets) => {
    const { message, from } = layoutOf(slide, assets);
    return [...message.lines, ...from.lines];
  },
  draw: (sheet, slide, assets, t) => {
    const { pen } = sheet;
    const { message, from } = layoutOf(slide, assets);
    const { height } = assets;
    const isStrewn = t >= strewnAt;
    const ground = assets.kept(sheet, isStrewn ? "strewn" : "ground", 100, height, (part) => {
      paintGround(part, height);
      if (isStrewn) drawConfetti(part, assets, t);
    });
    pen.drawImage(ground, 0, 0);
    if (!isStrewn) drawConfetti(sheet, assets, t);
    hang(sheet, assets, t);
    const times = timesOf(slide, assets, message.signs, perSign);
    const pace = Math.max(0.01, times.length - standing) / message.signs;
    const partOf = (before: number) => span(t, times.from + before * pace, standing);
    for (const line of message.lines) {
      if (partOf(line.words[0]?.before ?? 0) <= 0) continue;
      const strip = stripOf(sheet, assets, line, cut);
      enterLine(sheet, strip, line, partOf, standUp);
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
