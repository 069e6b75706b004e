import { randomFrom, seedOf } from "#adapters/webgl/basis/index.ts";
import { graphemes } from "#core/kernel/index.ts";
import type { ShownSlide } from "../../../shown.ts";
import type { Assets, PaintPart, Sheet } from "../../drawing.ts";
import {
  directionOf,
  type Hand,
  handOf,
  inkLine,
  type PaintLine,
  type SetLine,
  stripOf,
  writeLine,
} from "../../lettering/index.ts";
import { span } from "../../motion.ts";
import { fold, paper, wearInk } from "../../paper/index.ts";
import { layText, type TextLayout } from "../layout.ts";
import type { TextLook } from "../look.ts";
import { fromOf, messageOf } from "../words.ts";
import { type WritingTimes, writingTimes } from "../writing.ts";
import { layPen, type PenPoint } from "./pen.ts";

const ink = "#29336b";
const shade = "#8a5a34";

/** Written at reading pace: seconds for a sign. */
const perSign = 0.045;
/** Seconds for the name, at the end of which the pen leaves: it is gone when all is there. */
const signing = 0.85;
const leaving = 0.35;
/** The margin’s line, in units from the side on which lines begin. */
const margin = 9.4;

const isFromRight = (slide: ShownSlide): boolean => directionOf(messageOf(slide)) === "rtl";

const ofAuthor = (slide: ShownSlide): Hand => handOf(slide, `${messageOf(slide)} ${fromOf(slide)}`);

const layout = (slide: ShownSlide, assets: Assets): TextLayout => {
  const isRight = isFromRight(slide);
  const { face, signature, leading } = ofAuthor(slide);
  const set = layText(slide, assets, {
    message: {
      face,
      align: "start",
      x: isRight ? 6 : 13,
      y: 11,
      width: 81,
      most: 40,
      least: 2.8,
      leading,
    },
    bottom: assets.height - 9,
    from: { face: signature, align: "end", part: 0.85, least: 7, most: 13 },
  });
  const lines = set.from.lines.map((line) => ({ ...line, turn: -2 }));
  return { ...set, from: { ...set.from, lines } };
};
const timing = (slide: ShownSlide, assets: Assets): WritingTimes =>
  writingTimes(slide, assets.once("layout", layout).message.signs, perSign, signing);

/** Printed lines: the words stand on them, and where these are large, others lie between. */
const rule = ({ pen, unit, width, height }: Sheet, { message }: TextLayout, isRight: boolean) => {
  const step = message.size * message.leading;
  const pitch = step / Math.max(1, Math.round(step / 8.4));
  const thin = Math.max(1, Math.round(0.24 * unit));
  const first = (message.lines[0]?.y ?? 20) + message.size * 0.07;
  pen.fillStyle = "rgb(128 160 196 / 0.42)";
  for (let y = first - Math.floor((first - 12) / pitch) * pitch; y * unit < height; y += pitch)
    pen.fillRect(0, Math.round(y * unit), width, thin);
  pen.fillStyle = "rgb(217 104 96 / 0.5)";
  pen.fillRect(Math.round((isRight ? 100 - margin : margin) * unit), 0, thin, height);
};

/** A line as a hand writes it: each word a little askew and off the line. */
const writeAskew: PaintLine = (part, line, dx, dy) => {
  const random = randomFrom(seedOf(line.key + line.text));
  part.pen.fillStyle = ink;
  if (line.direction === "rtl" || line.words.some((word) => word.isJoined))
    inkLine(part, line, dx, dy);
  else
    for (const { text, left } of line.words) {
      const y = line.y + (random() - 0.5) * 0.045 * line.size;
      const turn = ((random() - 0.5) * 10) / Math.max(5, text.length);
      inkLine(part, { ...line, text, x: line.x + left, y, turn }, dx, dy);
    }
  wearInk(part, 0.55);
};

const sign: PaintLine = (part, line, dx, dy) => {
  part.pen.fillStyle = ink;
  inkLine(part, line, dx, dy);
  wearInk(part, 0.55);
};

const point: PenPoint = { x: 0, y: 0, size: 0 };

/** The pen is put on the first line, or follows what was written of one: to its end where all of it is. */
const startAt = (line: SetLine | undefined): void => {
  if (!line) return;
  point.x = line.direction === "rtl" ? line.x + line.width : line.x;
  point.y = line.y;
  point.size = line.size;
};
const follow = (line: SetLine, at: number | null): void => {
  point.x = at ?? (line.direction === "rtl" ? line.x : line.x + line.width);
  point.y = line.y;
  point.size = line.size;
};

const paintGround: PaintPart = (part, slide, assets) => {
  paper(part, "#fdf8ea", shade, 0.55);
  rule(part, assets.once("layout", layout), isFromRight(slide));
  fold(part, assets.height / 3, shade, 0.8);
  fold(part, (assets.height * 2) / 3, shade, 0.8);
};

/** A sheet of ruled paper that was folded twice, written with a pen. */
export const letter: TextLook = {
  faces: (slide) => {
    const { face, signature } = ofAuthor(slide);
    return [face, signature];
  },
  rests: (slide) => writingTimes(slide, graphemes(messageOf(slide)).length, perSign, signing).end,
  lines: (_slide, assets) => {
    const { message, from } = assets.once("layout", layout);
    return [...message.lines, ...from.lines];
  },
  draw: (sheet, _slide, assets, t) => {
    const { message, from } = assets.once("layout", layout);
    sheet.pen.drawImage(assets.kept(sheet, "ground", 100, assets.height, paintGround), 0, 0);
    startAt(message.lines[0]);
    const times = assets.once("times", timing);
    const written = span(t, times.from, times.length) * message.signs;
    for (let i = 0; i < message.lines.length; i++) {
      const line = message.lines[i];
      if (!line || (line.words[0]?.before ?? 0) >= written) break;
      const strip = stripOf(sheet, assets, line, writeAskew);
      follow(line, writeLine(sheet, strip, line, written));
    }
    const signed = span(t, times.signed, signing - leaving) * from.signs;
    for (let i = 0; i < from.lines.length && signed > 0; i++) {
      const line = from.lines[i];
      if (!line) break;
      const strip = stripOf(sheet, assets, line, sign);
      follow(line, writeLine(sheet, strip, line, signed));
    }
    const gone = span(t, times.end - leaving, leaving);
    if (message.signs > 0 && gone < 1) layPen(sheet, assets, point, t, gone);
  },
};
