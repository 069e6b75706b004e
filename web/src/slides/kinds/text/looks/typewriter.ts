import { randomFrom, seedOf } from "#adapters/webgl/basis/index.ts";
import { graphemes } from "#core/kernel/index.ts";
import type { ShownSlide } from "../../../shown.ts";
import type { Assets } from "../../drawing.ts";
import {
  inkLine,
  type PaintLine,
  type SetLine,
  type Setting,
  stripOf,
  typeLine,
  typewritten,
} from "../../lettering/index.ts";
import { inOutCubic, outCubic, span } from "../../motion.ts";
import { seen, wearInk } from "../../paper/index.ts";
import { layText } from "../layout.ts";
import type { TextLook } from "../look.ts";
import { messageOf } from "../words.ts";
import { entranceOf } from "../writing.ts";
import { machineHigh, paintMachine, paintSheet, paintWall } from "./machine.ts";

const face = typewritten("700");
const ink = "#2a2430";
/** Seconds for a sign, before the first one, and for rolling the sheet out. */
const perSign = 0.055;
const before = 0.2;
const rolling = 0.7;
/** Where what is being typed stands, in units over the slide’s lower edge. */
const typingAt = 31;

/** What is typed: message and name, all lines in their order, and where each sign ends. */
interface Typed {
  readonly lines: readonly SetLine[];
  readonly places: readonly (readonly (readonly number[])[])[];
  readonly signs: number;
}

/** Where each sign of each word of a line ends, in units from the line’s left. */
const placesOf = (line: SetLine, assets: Assets): readonly (readonly number[])[] =>
  line.words.map((word) => {
    let typed = "";
    return graphemes(word.text).map((sign) => {
      typed += sign;
      const wide = assets.measure(typed, line.face) * line.size;
      return line.direction === "rtl" ? word.right - wide : word.left + wide;
    });
  });

/** The name’s words come after the message’s. */
const after = (setting: Setting, signs: number): readonly SetLine[] =>
  setting.lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, before: word.before + signs })),
  }));

const setTyped = (slide: ShownSlide, assets: Assets): Typed => {
  const { message, from } = layText(slide, assets, {
    message: {
      face,
      align: "start",
      x: 8,
      y: 14,
      width: 84,
      most: 26,
      least: 2.6,
      leading: 1.36,
    },
    bottom: assets.height - 9,
    from: { face, align: "start", part: 0.72, least: 5, most: 8, sign: "— " },
  });
  const lines = [...message.lines, ...after(from, message.signs)];
  return {
    lines,
    places: lines.map((line) => placesOf(line, assets)),
    signs: message.signs + from.signs,
  };
};

/** When it is typed, and when the sheet is out. Seconds. */
const timesOf = (slide: ShownSlide, signs: number) => {
  const most = entranceOf(slide) - before - rolling;
  const length = Math.max(0.2, Math.min(most, signs * perSign));
  return { length, end: before + length + rolling };
};
const timing = (slide: ShownSlide, assets: Assets) =>
  timesOf(slide, assets.once("layout", setTyped).signs);

/** Letters as they were struck: each a little askew, and as dark as its finger was heavy. */
const strike: PaintLine = (part, line, dx, dy) => {
  const { pen } = part;
  const random = randomFrom(seedOf(line.key + line.text));
  pen.fillStyle = ink;
  if (line.direction === "rtl" || line.words.some((word) => word.isJoined))
    inkLine(part, line, dx, dy);
  else
    for (const word of line.words) {
      const signs = graphemes(word.text);
      const each = (word.right - word.left) / Math.max(1, word.signs);
      let at = word.left;
      for (const text of signs) {
        pen.globalAlpha = 0.86 + 0.14 * random();
        const y = line.y + (random() - 0.5) * 0.03 * line.size;
        const turn = (random() - 0.5) * 1.8;
        inkLine(part, { ...line, text, x: line.x + at, y, turn }, dx, dy);
        at += each;
      }
    }
  pen.globalAlpha = 1;
  wearInk(part, 0.9);
};

/** Of the sheet on the wall behind it. */
const shadow = seen("#0d3a34", 0.35);

/** How far down the sheet still is, in units, so that the line in hand stands over the roller; 0 when it is out. */
const sunk = ({ lines, signs }: Typed, height: number, written: number, out: number): number => {
  if (out >= 1) return 0;
  const at = height - typingAt;
  let y = lines[0]?.y ?? at;
  let last = y;
  for (const line of lines) {
    const first = line.words[0];
    if (!first || first.before > written) break;
    // it climbs while the first sign of a line is struck
    y = last + (line.y - last) * outCubic(Math.min(1, (written - first.before) / 2 + 0.001));
    last = line.y;
  }
  if (written >= signs) y = last;
  return (at - y) * (1 - inOutCubic(out));
};

/** A sheet that is typed on in front of the reader, and then rolled out to be read whole. */
export const typewriter: TextLook = {
  faces: () => [face],
  rests: (slide) => timesOf(slide, graphemes(messageOf(slide)).length + 32).end,
  lines: (_slide, assets) => assets.once("layout", setTyped).lines,
  draw: (sheet, _slide, assets, t) => {
    const { pen, unit } = sheet;
    const { height } = assets;
    const typed = assets.once("layout", setTyped);
    const times = assets.once("times", timing);
    const written = span(t, before, times.length) * typed.signs;
    const out = span(t, before + times.length, rolling);
    const down = Math.round(sunk(typed, height, written, out) * unit);
    if (down !== 0) pen.drawImage(assets.kept(sheet, "wall", 100, height, paintWall), 0, 0);
    const ground = assets.kept(sheet, "ground", 100, height, paintSheet);
    if (down > 0) {
      pen.fillStyle = shadow;
      pen.fillRect(0, down - 0.8 * unit, sheet.width, unit);
    }
    pen.translate(0, down);
    pen.drawImage(ground, 0, 0);
    for (let i = 0; i < typed.lines.length; i++) {
      const line = typed.lines[i];
      const places = typed.places[i];
      if (!line || !places || (line.words[0]?.before ?? 0) >= written) break;
      const strip = stripOf(sheet, assets, line, strike);
      typeLine(sheet, strip, line, written, places);
    }
    pen.translate(0, -down);
    if (out >= 1) return;
    const gone = inOutCubic(out) * (machineHigh + 6) * unit;
    const machine = assets.kept(sheet, "machine", 100, machineHigh, paintMachine);
    pen.drawImage(machine, 0, Math.round((height - machineHigh) * unit + gone));
  },
};
