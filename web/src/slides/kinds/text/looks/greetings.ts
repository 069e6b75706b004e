import type { ShownSlide } from "../../../shown.ts";
import type { Assets, PaintPart, Sheet } from "../../drawing.ts";
import { handOf, inkLine, type PaintLine, serif } from "../../lettering/index.ts";
import { clamp, inOutCubic, mix, outBack, span, sway } from "../../motion.ts";
import { castShadow, fill, layGrain, light, seen, wearInk } from "../../paper/index.ts";
import { type Coming, type Entrance, enterWords } from "../entering.ts";
import { layText, lowOf, type TextLayout } from "../layout.ts";
import type { TextLook } from "../look.ts";
import { fromOf } from "../words.ts";
import { type WritingTimes, writingTimes } from "../writing.ts";
import { growGarden, grownAt, lushOf, plantsOf } from "./garden.ts";

const face = serif("italic 740");
const fromInk = "#2f5f4d";
const shade = "#5a2a1a";
const perSign = 0.04;
/** Seconds that a word takes to stand up, and in which the name is signed. */
const standing = 0.5;
const signing = 0.7;

const signatureOf = (slide: ShownSlide) => handOf(slide, fromOf(slide)).signature;

const layout = (slide: ShownSlide, assets: Assets): TextLayout => {
  const low = lowOf(assets);
  const lush = lushOf(slide);
  const side = 10 + 8.5 * lush;
  return layText(slide, assets, {
    message: {
      face,
      align: "center",
      x: side,
      y: (12 + 11 * lush) * low,
      width: 100 - 2 * side,
      most: 30,
      least: 2.8,
      leading: 1.1,
      isEven: true,
    },
    bottom: assets.height - 28 * lush * low,
    from: { face: signatureOf(slide), align: "center", part: 0.62, least: 6.6, most: 10.5 },
  });
};
const timing = (slide: ShownSlide, assets: Assets): WritingTimes =>
  writingTimes(slide, assets.once("layout", layout).message.signs, perSign, signing);

/** The outline of the arch, so many units within the edge that it is cut along. */
const traceArch = ({ pen, unit }: Sheet, height: number, inset: number): void => {
  const [left, top] = [(7.2 + inset) * unit, (6.4 + inset) * unit];
  const [right, bottom] = [(92.8 - inset) * unit, (height - 7 - inset) * unit];
  const rise = Math.min(34, height * 0.32) * unit;
  const middle = 50 * unit;
  pen.beginPath();
  pen.moveTo(left, bottom);
  pen.lineTo(left, top + rise);
  pen.bezierCurveTo(left, top + rise * 0.3, left + 18 * unit, top, middle, top);
  pen.bezierCurveTo(right - 18 * unit, top, right, top + rise * 0.3, right, top + rise);
  pen.lineTo(right, bottom);
  pen.closePath();
};

/** A board with an arch cut into it, and the light paper deep behind. */
const paintGround: PaintPart = (part, _slide, { height }) => {
  const { pen, unit, width } = part;
  const board = pen.createRadialGradient(
    ...([width * 0.3, part.height * 0.06, 0] as const),
    ...([width * 0.4, part.height * 0.3, part.height] as const),
  );
  board.addColorStop(0, "#3f9a83");
  board.addColorStop(0.5, "#26705f");
  board.addColorStop(1, "#174a47");
  fill(part, board);
  layGrain(part, 0.8);
  // a gilt line, and the thickness of the board
  traceArch(part, height, -1.9);
  pen.strokeStyle = "#ecd49a";
  pen.lineWidth = 0.5 * unit;
  pen.stroke();
  traceArch(part, height, 0);
  pen.fillStyle = "#12403c";
  pen.fill();
  pen.save();
  traceArch(part, height, 0.35);
  pen.clip();
  const paper = pen.createRadialGradient(
    ...([width * 0.36, part.height * 0.24, 0] as const),
    ...([width * 0.5, part.height * 0.5, part.height * 0.72] as const),
  );
  paper.addColorStop(0, "#fffdf4");
  paper.addColorStop(0.55, "#fdf1d9");
  paper.addColorStop(1, "#efd3a8");
  fill(part, paper);
  light(part, shade, 0.9);
  layGrain(part, 1);
  // the board’s shadow falls on it from above left
  for (const [down, blur, alpha] of [
    [0.8, 1.6, 0.5],
    [3.4, 7, 0.42],
  ] as const) {
    pen.shadowColor = seen("#4a2412", alpha);
    pen.shadowOffsetX = 1000 * unit + down * 0.7 * unit;
    pen.shadowOffsetY = down * unit;
    pen.shadowBlur = blur * unit;
    pen.save();
    pen.translate(-1000 * unit, 0);
    traceArch(part, height, 0);
    pen.rect(-60 * unit, -60 * unit, width + 120 * unit, part.height + 120 * unit);
    pen.fillStyle = "#000000";
    pen.fill("evenodd");
    pen.restore();
  }
  pen.restore();
};

/** The same with all that has grown about it. */
const paintGrown: PaintPart = (part, slide, assets) => {
  paintGround(part, slide, assets);
  part.pen.imageSmoothingQuality = "high";
  growGarden(part, assets, assets.once("plants", plantsOf), Number.POSITIVE_INFINITY);
};

/** Stands up from its line, as in a pop-up card. */
const standUp: Entrance = (pose, part) => {
  pose.scaleY = outBack(part, 1.6);
  return clamp(part * 4);
};

const cut: PaintLine = (part, line, dx, dy) => {
  const { pen, unit } = part;
  castShadow(part, shade, 0.42, Math.min(0.9, 0.035 * line.size), Math.min(1.6, 0.06 * line.size));
  const base = line.y * unit + dy;
  const ink = pen.createLinearGradient(0, base - 0.75 * line.size * unit, 0, base);
  ink.addColorStop(0, "#d5364a");
  ink.addColorStop(1, "#9c1b3a");
  pen.fillStyle = ink;
  inkLine(part, line, dx, dy);
};
const sign: PaintLine = (part, line, dx, dy) => {
  part.pen.fillStyle = fromInk;
  inkLine(part, line, dx, dy);
  wearInk(part, 0.4);
};

const coming: Coming = { paint: cut, enter: standUp, length: standing, sign };

/** One wing of a butterfly, its body at the left. */
const paintWing = (part: Sheet): void => {
  const { pen, unit } = part;
  castShadow(part, shade, 0.35, 0.3, 0.8);
  const tint = pen.createLinearGradient(0, 0, 5 * unit, 6 * unit);
  tint.addColorStop(0, "#f8961e");
  tint.addColorStop(1, "#ffd27d");
  pen.fillStyle = tint;
  pen.beginPath();
  pen.moveTo(0, 4 * unit);
  pen.bezierCurveTo(2 * unit, 0, 6 * unit, 0, 5.4 * unit, 2.6 * unit);
  pen.bezierCurveTo(5.2 * unit, 4 * unit, 3 * unit, 4.4 * unit, 3.6 * unit, 5 * unit);
  pen.bezierCurveTo(4.4 * unit, 6.4 * unit, 1.6 * unit, 8 * unit, 0, 4.6 * unit);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.fillStyle = "#3b2230";
  pen.fillRect(0, 2.8 * unit, 0.34 * unit, 2.8 * unit);
};

/** A butterfly comes in from the side and stays by the words. */
const fly = (sheet: Sheet, assets: Assets, set: TextLayout, t: number): void => {
  const { pen, unit } = sheet;
  const k = inOutCubic(span(t, 1.4, 2.2));
  const from = set.from.lines[0];
  const last = from ?? set.message.lines.at(-1);
  if (k === 0 || !last) return;
  const end = Math.min(86, last.x + last.width + 5);
  const x = mix(106, end, k) + sway(t, 5.1) * 1.2;
  const y = mix(last.y - 46, last.y - 3 - last.size * 0.5, k) + sway(t, 3.7, 0.2) * 1.4;
  const wing = assets.kept(sheet, "wing", 7, 9, paintWing);
  const open = Number.isFinite(t) ? 0.55 + 0.45 * Math.cos(t * (k < 1 ? 13 : 4)) : 0.9;
  pen.save();
  pen.translate(x * unit, y * unit);
  pen.rotate(-0.4 + sway(t, 6.1, 0.4) * 0.2);
  for (let side = -1; side <= 1; side += 2) {
    pen.save();
    pen.scale(side * Math.max(0.12, open), 1);
    pen.drawImage(wing, 0, -4 * unit);
    pen.restore();
  }
  pen.restore();
};

/** A garden about an arch, and words that stand up in it. */
export const greetings: TextLook = {
  faces: (slide) => [face, signatureOf(slide)],
  rests: () => Number.POSITIVE_INFINITY,
  lines: (_slide, assets) => {
    const { message, from } = assets.once("layout", layout);
    return [...message.lines, ...from.lines];
  },
  draw: (sheet, _slide, assets, t) => {
    const { height } = assets;
    const isGrown = t >= grownAt;
    const ground = isGrown
      ? assets.kept(sheet, "grown", 100, height, paintGrown)
      : assets.kept(sheet, "ground", 100, height, paintGround);
    sheet.pen.drawImage(ground, 0, 0);
    if (!isGrown) growGarden(sheet, assets, assets.once("plants", plantsOf), t);
    const set = assets.once("layout", layout);
    enterWords(sheet, assets, set, assets.once("times", timing), coming, t);
    fly(sheet, assets, set, t);
  },
};
