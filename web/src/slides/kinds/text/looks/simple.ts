import { graphemes } from "#core/kernel/index.ts";
import type { ShownSlide } from "../../../shown.ts";
import type { Assets, Line, PaintPart, Sheet } from "../../drawing.ts";
import {
  EM,
  fontOf,
  inkLine,
  layStrip,
  type PaintLine,
  posePart,
  type Setting,
  sans,
  setWords,
  stripOf,
} from "../../lettering/index.ts";
import { outBack, outCubic, span } from "../../motion.ts";
import { fill, layGrain, light, wearInk } from "../../paper/index.ts";
import type { TextLook } from "../look.ts";
import { fromOf, messageOf } from "../words.ts";
import { entranceOf } from "../writing.ts";
import { layDisc, paintDisc } from "./discs.ts";
import { type Poster, posterOf } from "./posters.ts";
import { type Block, echoes, faceIn, setBlock, type TypeLine } from "./woodtype.ts";

const small = sans("800");
/** Seconds before the first line, and for each; those of all lines begin within this. */
const first = 0.15;
const sliding = 0.65;
const within = 1.6;
const signing = 0.5;

interface Layout {
  readonly poster: Poster;
  readonly block: Block;
  readonly from: Setting;
  readonly lines: readonly Line[];
}

const layout = (slide: ShownSlide, assets: Assets): Layout => {
  const low = Math.min(1, assets.height / 140);
  const message = messageOf(slide);
  const from = setWords(
    fromOf(slide),
    {
      ...{ part: "from", face: small, align: "end", stand: "bottom", leading: 1.1 },
      ...{ x: 6, width: 88, y: assets.height - 13 * low, height: 8 * low, most: 5.4, least: 2.6 },
    },
    assets,
  );
  const bottom = from.lines.length > 0 ? from.top - 2.5 : assets.height - 6;
  const block = setBlock(message, { x: 5, y: 5, width: 90, height: bottom - 5 }, assets);
  const poster = posterOf(slide);
  return { poster, block, from, lines: [...block.lines.map(({ line }) => line), ...from.lines] };
};

const timesOf = (slide: ShownSlide, lines: number) => {
  const most = entranceOf(slide) - first - sliding - signing;
  const step = Math.min(0.2, Math.min(within, most) / Math.max(1, lines));
  const signed = first + step * lines + sliding * 0.6;
  return { step, signed, end: signed + signing };
};

const timing = (slide: ShownSlide, assets: Assets) => {
  const { block } = assets.once("layout", layout);
  return timesOf(slide, block.isEcho ? echoes : block.lines.length);
};

/** Prints a line in one ink, or each sentence of much text in the next. */
const printLine =
  ({ shown, drawn }: TypeLine, inks: readonly string[], sentence: number): PaintLine =>
  ({ pen, unit, ...part }, line, dx, dy) => {
    const scale = (line.size * unit) / EM;
    pen.save();
    pen.translate(line.x * unit + dx, line.y * unit + dy);
    pen.scale(scale * drawn, scale);
    pen.font = fontOf(line.face);
    pen.textBaseline = "alphabetic";
    pen.textAlign = "left";
    pen.direction = line.direction;
    let now = sentence;
    let said = "";
    for (const run of line.direction === "rtl" ? [shown] : shown.split(/(?<=[.!?。！？]\s)/u)) {
      pen.fillStyle = inks[now % inks.length] ?? "#fff3df";
      pen.fillText(run, pen.measureText(said).width, 0);
      said += run;
      now++;
    }
    pen.restore();
    wearInk({ pen, unit, ...part }, 0.34);
  };

/** How each line is printed, and again where it is echoed: from the middle outwards. */
const paints = (_slide: ShownSlide, assets: Assets): readonly PaintLine[] => {
  const { block, poster } = assets.once("layout", layout);
  if (block.isEcho) {
    const [own] = block.lines;
    return own ? [poster.inks[0], ...poster.echo].map((ink) => printLine(own, [ink], 0)) : [];
  }
  const isLong = block.lines.length > 6;
  let sentence = 0;
  return block.lines.map((own, i) => {
    const inks = isLong ? poster.inks : [poster.inks[i % poster.inks.length] ?? "#fff3df"];
    const paint = printLine(own, inks, isLong ? sentence : 0);
    sentence += [...own.line.text.matchAll(/[.!?。！？](?=\s|$)/gu)].length;
    return paint;
  });
};

/** The line again, so many heights of it above or below itself. */
const echoOf = (line: TypeLine["line"], i: number): TypeLine["line"] => ({
  ...line,
  key: `echo ${i}`,
  y: line.y + i * line.size * 0.8,
});
const echoed = (_slide: ShownSlide, assets: Assets) => {
  const [own] = assets.once("layout", layout).block.lines;
  const reach = (echoes - 1) / 2;
  return own
    ? Array.from({ length: echoes }, (_, i) => ({
        line: echoOf(own.line, i - reach),
        far: i - reach,
      }))
    : [];
};

const sign =
  (ink: string): PaintLine =>
  (part, line, dx, dy) => {
    part.pen.fillStyle = ink;
    inkLine(part, line, dx, dy);
  };
const signIn = (_slide: ShownSlide, assets: Assets): PaintLine =>
  sign(assets.once("layout", layout).poster.inks[0] ?? "#fff3df");

const paintGround: PaintPart = (part, _slide, assets) => {
  const { poster } = assets.once("layout", layout);
  fill(part, poster.ground);
  light(part, "#3a1420", 0.9, 0.24);
  layGrain(part, 0.5);
};
const discParts = [0, 1].map(
  (i): PaintPart =>
    (part, _slide, assets) => {
      const { discs, ground } = assets.once("layout", layout).poster;
      paintDisc(part, discs[i] ?? ground, i === 1);
    },
);
/** The ground with both discs, as they stay. */
const paintWhole: PaintPart = (part, slide, assets) => {
  paintGround(part, slide, assets);
  for (const [i, paint] of discParts.entries())
    layDisc(part, assets, i, paint, Number.POSITIVE_INFINITY);
};

const pose = { dx: 0, dy: 0, scaleX: 1, scaleY: 1 };

/** Slides a line in from its side, narrow at first, as far as it has come. */
const slideIn = (
  sheet: Sheet,
  assets: Assets,
  line: TypeLine["line"],
  paint: PaintLine,
  k: number,
  way: number,
): void => {
  const strip = stripOf(sheet, assets, line, paint);
  if (k === 1) {
    layStrip(sheet, strip);
    return;
  }
  pose.dx = (1 - outCubic(k)) * way * 104;
  pose.scaleX = 0.62 + 0.38 * outBack(k, 1.5);
  posePart(sheet, strip, line, -line.size, line.width + line.size, pose);
};

const drawLines = (sheet: Sheet, assets: Assets, step: number, t: number): void => {
  const { block } = assets.once("layout", layout);
  const paint = assets.once("paints", paints);
  if (block.isEcho) {
    for (const { line, far } of assets.once("echoed", echoed)) {
      const k = span(t, first + Math.abs(far) * 0.22 + (far > 0 ? 0.08 : 0), sliding);
      const own = paint[Math.abs(far)];
      if (k > 0 && own) slideIn(sheet, assets, line, own, k, far % 2 === 0 ? -1 : 1);
    }
    return;
  }
  for (let i = 0; i < block.lines.length; i++) {
    const line = block.lines[i]?.line;
    const own = paint[i];
    const k = span(t, first + i * step, sliding);
    if (k > 0 && line && own) slideIn(sheet, assets, line, own, k, i % 2 === 0 ? -1 : 1);
  }
};

/** Words as large as the page: a poster of wood type. */
export const simple: TextLook = {
  faces: () => [faceIn("normal"), small],
  rests: (slide) => timesOf(slide, graphemes(messageOf(slide)).length).end,
  lines: (_slide, assets) => assets.once("layout", layout).lines,
  draw: (sheet, _slide, assets, t) => {
    const { pen, unit } = sheet;
    const { from, poster } = assets.once("layout", layout);
    const times = assets.once("times", timing);
    const isOver = t >= times.end;
    const ground = isOver
      ? assets.kept(sheet, "whole", 100, assets.height, paintWhole)
      : assets.kept(sheet, "ground", 100, assets.height, paintGround);
    pen.drawImage(ground, 0, 0);
    for (let i = 0; i < discParts.length && !isOver; i++) {
      const paint = discParts[i];
      if (paint) layDisc(sheet, assets, i, paint, t);
    }
    drawLines(sheet, assets, times.step, t);
    const k = outCubic(span(t, times.signed, signing));
    const [line] = from.lines;
    if (k === 0 || !line) return;
    pen.globalAlpha = k;
    layStrip(sheet, stripOf(sheet, assets, line, assets.once("sign", signIn)));
    // a rule from the other side
    const room = 88 - line.width - 3;
    const isRight = line.direction === "rtl";
    pen.fillStyle = poster.inks[0] ?? "#fff3df";
    const x = isRight ? line.x + line.width + 3 + room * (1 - k) : 6;
    if (room > 4)
      pen.fillRect(x * unit, (line.y - line.size * 0.4) * unit, room * k * unit, 0.6 * unit);
    pen.globalAlpha = 1;
  },
};
