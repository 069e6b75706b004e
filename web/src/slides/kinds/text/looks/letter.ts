import { blend, randomFrom, seedOf } from "#adapters/webgl/basis/index.ts";
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
import { inOutCubic, span } from "../../motion.ts";
import { fill, layGrain, seen, wearInk } from "../../paper/index.ts";
import { layText, type TextLayout } from "../layout.ts";
import type { TextLook } from "../look.ts";
import { fromOf, messageOf } from "../words.ts";
import { type WritingTimes, writingTimes } from "../writing.ts";
import { flourishUnder, layFlourish } from "./flourish.ts";
import { layPen, type PenPoint } from "./pen.ts";
import { paintPressed } from "./pressed.ts";
import { border, paintBlot, paintBoard, paintPaper } from "./sheet.ts";
import { writingSetOf } from "./writingSet.ts";

const shade = "#7a4a2a";

/** Written at reading pace: seconds for a sign. */
const perSign = 0.045;
/** Seconds for the name and the line under it, at the end of which the pen leaves: it is gone when all is there. */
const signing = 1.2;
const flourishing = 0.3;
const leaving = 0.35;
/** Seconds in which the sheet is unfolded. */
const unfolding = 0.75;

const isFromRight = (slide: ShownSlide): boolean => directionOf(messageOf(slide)) === "rtl";

const ofAuthor = (slide: ShownSlide): Hand => handOf(slide, `${messageOf(slide)} ${fromOf(slide)}`);

const layout = (slide: ShownSlide, assets: Assets): TextLayout => {
  const { face, signature, leading } = ofAuthor(slide);
  const set = layText(slide, assets, {
    message: {
      face,
      align: "start",
      x: 9.6,
      y: 10,
      width: 81,
      most: 34,
      least: 2.8,
      leading,
    },
    bottom: assets.height - 12,
    from: { face: signature, align: "end", part: 0.9, least: 7, most: 14 },
  });
  const lines = set.from.lines.map((line) => ({ ...line, turn: -2 }));
  return { ...set, from: { ...set.from, lines } };
};
const timesOf = (slide: ShownSlide, signs: number): WritingTimes =>
  writingTimes(slide, signs, perSign, signing, unfolding);
const timing = (slide: ShownSlide, assets: Assets): WritingTimes =>
  timesOf(slide, assets.once("layout", layout).message.signs);
const flourish = (_slide: ShownSlide, assets: Assets): Float32Array | null => {
  const last = assets.once("layout", layout).from.lines.at(-1);
  return last ? flourishUnder(last) : null;
};
const inkOf = (slide: ShownSlide): string => writingSetOf(slide).ink;

/** A line as a hand writes it: each word a little askew and off the line. */
const writeAskew =
  (ink: string): PaintLine =>
  (part, line, dx, dy) => {
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
const signIn =
  (ink: string): PaintLine =>
  (part, line, dx, dy) => {
    part.pen.fillStyle = ink;
    inkLine(part, line, dx, dy);
    wearInk(part, 0.55);
  };
/** How lines and name are painted, once for a slide. */
const paints = (slide: ShownSlide) => ({
  line: writeAskew(inkOf(slide)),
  name: signIn(inkOf(slide)),
});

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

const foldsOf = ({ height }: Assets): readonly number[] => [height / 3, (height * 2) / 3];

/** Where a posy lies: in what the words leave of the lower corner, across from the name. */
const posyOf = (slide: ShownSlide, assets: Assets) => {
  const { message, from } = assets.once("layout", layout);
  const isRight = isFromRight(slide);
  const foot = assets.height - border - 3.4;
  const free = foot - (message.lines.length > 0 ? message.bottom : assets.height * 0.6);
  const beside = from.lines.reduce((most, { width }) => Math.max(most, width), 0);
  const high = Math.min(28, free * 0.9, (84 - beside) * 0.9);
  return { x: isRight ? 86 : 14, y: foot, high, way: isRight ? -1 : 1 };
};

const paintSheet: PaintPart = (part, slide, assets) => {
  const set = writingSetOf(slide);
  paintPaper(part, set, foldsOf(assets));
  const isRight = isFromRight(slide);
  paintBlot(part, isRight ? 11 : 89, border + 6, set.ink);
  const posy = posyOf(slide, assets);
  if (posy.high > 7) paintPressed(part, posy, set.petals);
};
const paintCard: PaintPart = (part, slide) => paintBoard(part, writingSetOf(slide));
const paintGround: PaintPart = (part, slide, assets) => {
  paintCard(part, slide, assets);
  paintSheet(part, slide, assets);
};

/** The back of a third of the sheet, in the shade of what is folded over it. */
const paintBack: PaintPart = (part, slide) => {
  const { pen, height } = part;
  fill(part, blend(writingSetOf(slide).paper, "#e6d3b2", 0.35));
  const low = pen.createLinearGradient(0, 0, 0, height);
  low.addColorStop(0, seen(shade, 0.16));
  low.addColorStop(0.5, seen(shade, 0));
  low.addColorStop(1, seen(shade, 0.16));
  fill(part, low);
  layGrain(part, 1);
};

/** Lays a third of the sheet that turns about a fold: its back until it stands, then its face. `open` is 0 to 1. */
const layFlap = (sheet: Sheet, assets: Assets, open: number, isUpper: boolean): void => {
  const { pen, unit, width } = sheet;
  const third = (assets.height / 3) * unit;
  const at = isUpper ? third : 2 * third;
  const turn = Math.cos(Math.PI * open);
  const high = Math.abs(turn) * (third - (turn > 0 ? border * unit : 0));
  const near = border * unit;
  const up = turn > 0 !== isUpper ? 1 : 0;
  if (turn > 0) {
    const back = assets.kept(sheet, "back", 100, assets.height / 3, paintBack);
    pen.drawImage(back, near, at - up * high, width - 2 * near, high);
  } else {
    const page = assets.kept(sheet, "page", 100, assets.height, paintSheet);
    const from = isUpper ? 0 : 2 * third;
    pen.drawImage(page, 0, from, width, third, 0, at - up * high, width, high);
  }
  pen.fillStyle = seen(shade, 0.3 * (1 - Math.abs(turn)) + (turn > 0 ? 0.08 : 0));
  pen.fillRect(near, at - up * high, width - 2 * near, high);
};

/** The sheet as it is unfolded: first its upper third, then its lower one. */
const unfold = (sheet: Sheet, assets: Assets, t: number): void => {
  const { pen, width } = sheet;
  pen.drawImage(assets.kept(sheet, "board", 100, assets.height, paintCard), 0, 0);
  const page = assets.kept(sheet, "page", 100, assets.height, paintSheet);
  const third = (assets.height / 3) * sheet.unit;
  pen.drawImage(page, 0, third, width, third, 0, third, width, third);
  const lower = inOutCubic(span(t, 0.28, unfolding - 0.28));
  layFlap(sheet, assets, lower, false);
  layFlap(sheet, assets, inOutCubic(span(t, 0, 0.5)), true);
};

/** Writes the name, then the line under it, and lays the pen where it has come to. */
const signName = (
  sheet: Sheet,
  slide: ShownSlide,
  assets: Assets,
  times: WritingTimes,
  t: number,
): void => {
  const { from } = assets.once("layout", layout);
  const { name } = assets.once("paints", paints);
  const length = signing - leaving - flourishing;
  const signed = span(t, times.signed, length) * from.signs;
  for (let i = 0; i < from.lines.length && signed > 0; i++) {
    const line = from.lines[i];
    if (line) follow(line, writeLine(sheet, stripOf(sheet, assets, line, name), line, signed));
  }
  const path = assets.once("flourish", flourish);
  const drawn = span(t, times.signed + length, flourishing);
  if (!path || drawn === 0) return;
  const at = layFlourish(sheet, path, drawn, inkOf(slide));
  point.x = path[at] ?? point.x;
  point.y = path[at + 1] ?? point.y;
};

/** A sheet that is unfolded, written with a pen, and signed. */
export const letter: TextLook = {
  faces: (slide) => {
    const { face, signature } = ofAuthor(slide);
    return [face, signature];
  },
  rests: (slide) => timesOf(slide, graphemes(messageOf(slide)).length).end,
  lines: (_slide, assets) => {
    const { message, from } = assets.once("layout", layout);
    return [...message.lines, ...from.lines];
  },
  draw: (sheet, slide, assets, t) => {
    const { message } = assets.once("layout", layout);
    if (t < unfolding) unfold(sheet, assets, t);
    else sheet.pen.drawImage(assets.kept(sheet, "ground", 100, assets.height, paintGround), 0, 0);
    startAt(message.lines[0]);
    const times = assets.once("times", timing);
    const paint = assets.once("paints", paints);
    const written = span(t, times.from, times.length) * message.signs;
    for (let i = 0; i < message.lines.length; i++) {
      const line = message.lines[i];
      if (!line || (line.words[0]?.before ?? 0) >= written) break;
      const strip = stripOf(sheet, assets, line, paint.line);
      follow(line, writeLine(sheet, strip, line, written));
    }
    signName(sheet, slide, assets, times, t);
    const gone = span(t, times.end - leaving, leaving);
    const isHeld = message.signs > 0 && t > times.from - 0.15;
    if (isHeld && gone < 1) layPen(sheet, assets, point, t - times.from + 0.15, gone);
  },
};
