import type { ShownSlide } from "../../../shown.ts";
import type { Assets, PaintPart, Sheet } from "../../drawing.ts";
import { inkLine, type PaintLine, serif } from "../../lettering/index.ts";
import { clamp, outBack, span, sway } from "../../motion.ts";
import { castShadow, fill, layGrain, seen } from "../../paper/index.ts";
import { type Coming, type Entrance, enterWords } from "../entering.ts";
import { layText, lowOf, type TextLayout } from "../layout.ts";
import type { TextLook } from "../look.ts";
import { type WritingTimes, writingTimes } from "../writing.ts";
import { drawConfetti, strewnAt } from "./confetti.ts";

const face = serif("740");
const small = serif("italic 600");
const ink = "#c02e3a";
const fromInk = "#2d4f73";
const shade = "#b0712a";
const perSign = 0.04;
/** Seconds that a word takes to stand up. */
const standing = 0.45;

const layout = (slide: ShownSlide, assets: Assets): TextLayout =>
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
  });
const timing = (slide: ShownSlide, assets: Assets): WritingTimes =>
  writingTimes(slide, assets.once("layout", layout).message.signs, perSign);

/** Rays of cut paper about a bright middle. */
const paintGround: PaintPart = (part, _slide, assets) => {
  const { pen, unit, width, height } = part;
  fill(part, "#fff0cd");
  const [x, y] = [50 * unit, assets.height * 0.52 * unit];
  const far = Math.hypot(width, height);
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

/** The same with all that was strewn on it. */
const paintStrewn: PaintPart = (part, slide, assets) => {
  paintGround(part, slide, assets);
  drawConfetti(part, assets, Number.POSITIVE_INFINITY);
};

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
    const own = flags[i] ?? flags[0];
    const flag = assets.kept(sheet, own.key, 16, 17, own.paint);
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

const coming: Coming = { paint: cut, enter: standUp, length: standing, sign };

/** A party: bunting, rays, and large words. */
export const greetings: TextLook = {
  faces: () => [face, small],
  rests: () => Number.POSITIVE_INFINITY,
  lines: (_slide, assets) => {
    const { message, from } = assets.once("layout", layout);
    return [...message.lines, ...from.lines];
  },
  draw: (sheet, _slide, assets, t) => {
    const { height } = assets;
    const ground =
      t >= strewnAt
        ? assets.kept(sheet, "strewn", 100, height, paintStrewn)
        : assets.kept(sheet, "ground", 100, height, paintGround);
    sheet.pen.drawImage(ground, 0, 0);
    if (t < strewnAt) drawConfetti(sheet, assets, t);
    hang(sheet, assets, t);
    const set = assets.once("layout", layout);
    enterWords(sheet, assets, set, assets.once("times", timing), coming, t);
  },
};
