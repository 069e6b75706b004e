import { randomFrom, seedOf } from "#adapters/webgl/basis/index.ts";
import { graphemes } from "#core/kernel/index.ts";
import type { ShownSlide } from "../../../shown.ts";
import type { Assets, PaintPart } from "../../drawing.ts";
import {
  handOf,
  inkLine,
  lettered,
  type PaintLine,
  type SetLine,
  type Setting,
  stripOf,
  typeLine,
  writeLine,
} from "../../lettering/index.ts";
import { inOutCubic, mix, outCubic, span } from "../../motion.ts";
import { wearInk } from "../../paper/index.ts";
import { layText } from "../layout.ts";
import type { TextLook } from "../look.ts";
import { fromOf, messageOf } from "../words.ts";
import { entranceOf } from "../writing.ts";
import {
  machineHigh,
  machineLow,
  paintMachine,
  paintSheet,
  paintWall,
  strikeBar,
} from "./machine.ts";

const face = lettered("Special Elite");
const ink = "#2a2430";
const red = "#b4232c";
const penInk = "#27408b";
/** Seconds for a sign, before the first one, for rolling the sheet out, and for signing it. */
const perSign = 0.055;
const before = 0.35;
const rolling = 0.7;
const signing = 0.55;
/** Where what is being typed stands, in units over the slide’s lower edge. */
const typingAt = 40.5;
/** How far the sheet goes to both sides while a line is typed, in units. */
const travel = 2.4;

/** What is typed: all lines in their order, and where each sign ends; and the name, signed under it. */
interface Typed {
  readonly lines: readonly SetLine[];
  readonly places: readonly (readonly (readonly number[])[])[];
  readonly signs: number;
  /** So many signs at its beginning are red: whom it greets. */
  readonly greeting: number;
  readonly from: Setting;
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

const signatureOf = (slide: ShownSlide) => handOf(slide, fromOf(slide)).signature;

const setTyped = (slide: ShownSlide, assets: Assets): Typed => {
  const { message, from } = layText(slide, assets, {
    message: {
      face,
      align: "start",
      x: 10,
      y: 15,
      width: 80,
      most: 25,
      least: 2.6,
      leading: 1.26,
    },
    bottom: assets.height - machineLow - 8,
    from: { face: signatureOf(slide), align: "end", part: 0.9, least: 7.4, most: 12 },
  });
  const greets = /^[^\n]{2,16}?[,!،]/u.exec(messageOf(slide))?.[0] ?? "";
  return {
    lines: message.lines,
    places: message.lines.map((line) => placesOf(line, assets)),
    signs: message.signs,
    greeting: greets.length < messageOf(slide).length ? graphemes(greets).length : 0,
    from: { ...from, lines: from.lines.map((line) => ({ ...line, turn: -3 })) },
  };
};

/** When it is typed, when the sheet is out, and when it is signed. Seconds. */
const timesOf = (slide: ShownSlide, signs: number) => {
  const most = entranceOf(slide) - before - rolling - signing;
  const length = Math.max(0.2, Math.min(most, signs * perSign));
  const out = before + length;
  return { length, out, signed: out + rolling * 0.8, end: out + rolling * 0.8 + signing };
};
const timing = (slide: ShownSlide, assets: Assets) =>
  timesOf(slide, assets.once("layout", setTyped).signs);

/** Letters as they were struck: each a little askew, and as dark as its finger was heavy. */
const strike =
  (greeting: number): PaintLine =>
  (part, line, dx, dy) => {
    const { pen } = part;
    const random = randomFrom(seedOf(line.key + line.text));
    pen.fillStyle = ink;
    if (line.direction === "rtl" || line.words.some((word) => word.isJoined))
      inkLine(part, line, dx, dy);
    else
      for (const word of line.words) {
        let typed = "";
        for (const [i, text] of graphemes(word.text).entries()) {
          pen.globalAlpha = 0.84 + 0.16 * random();
          pen.fillStyle = word.before + i < greeting ? red : ink;
          const y = line.y + (random() - 0.5) * 0.035 * line.size;
          const turn = (random() - 0.5) * 2;
          const each = (word.right - word.left) / Math.max(1, word.signs);
          const at = word.left + graphemes(typed).length * each;
          inkLine(part, { ...line, text, x: line.x + at, y, turn }, dx, dy);
          typed += text;
        }
      }
    pen.globalAlpha = 1;
    wearInk(part, 1);
  };
const striking = (_slide: ShownSlide, assets: Assets): PaintLine =>
  strike(assets.once("layout", setTyped).greeting);
const sign: PaintLine = (part, line, dx, dy) => {
  part.pen.fillStyle = penInk;
  inkLine(part, line, dx, dy);
  wearInk(part, 0.5);
};

/** The line that is typed by now. */
const inHand = ({ lines }: Typed, written: number): number => {
  let at = 0;
  for (let i = 1; i < lines.length; i++)
    if ((lines[i]?.words[0]?.before ?? Number.POSITIVE_INFINITY) <= written) at = i;
  return at;
};

/** How far down the sheet still is, in units, so that the line in hand stands over the roller; 0 when it is out. */
const sunk = ({ lines }: Typed, i: number, height: number, written: number): number => {
  const at = height - typingAt;
  const line = lines[i];
  const last = lines[i - 1];
  if (!line) return at;
  if (!last) return at - line.y;
  // it climbs while the first sign of a line is struck
  const k = outCubic(Math.min(1, (written - (line.words[0]?.before ?? 0)) / 2 + 0.001));
  return at - mix(last.y, line.y, k);
};

/** How far aside the sheet is, in units: it goes to the left as a line is typed, and comes back with the next. */
const aside = ({ lines, signs }: Typed, i: number, written: number): number => {
  const from = lines[i]?.words[0]?.before ?? 0;
  const to = lines[i + 1]?.words[0]?.before ?? signs;
  const k = Math.min(1, (written - from) / Math.max(1, to - from));
  const way = lines[i]?.direction === "rtl" ? -1 : 1;
  return way * (i > 0 && k < 0.08 ? mix(-travel, travel, k / 0.08) : mix(travel, -travel, k));
};

/** Wall and sheet as they are left, with the machine at the foot. */
const paintOut: PaintPart = (part, _slide, assets) => {
  paintWall(part);
  paintSheet(part);
  const top = Math.round((assets.height - machineLow) * part.unit);
  part.pen.drawImage(
    assets.kept(part, "machine", 100, machineHigh, paintMachine),
    ...([0, top] as const),
  );
};

/** A sheet that is typed on in front of the reader, rolled out to be read whole, and signed. */
export const typewriter: TextLook = {
  faces: (slide) => [face, signatureOf(slide)],
  rests: (slide) => timesOf(slide, graphemes(messageOf(slide)).length + 1).end,
  lines: (_slide, assets) => {
    const { lines, from } = assets.once("layout", setTyped);
    return [...lines, ...from.lines];
  },
  draw: (sheet, _slide, assets, t) => {
    const { pen, unit } = sheet;
    const { height } = assets;
    const typed = assets.once("layout", setTyped);
    const times = assets.once("times", timing);
    const paint = assets.once("striking", striking);
    const written = span(t, before, times.length) * typed.signs;
    const out = inOutCubic(span(t, times.out, rolling));
    const isOut = out >= 1;
    const now = inHand(typed, written);
    const left = 1 - out;
    const down = isOut ? 0 : Math.round(left * sunk(typed, now, height, written) * unit);
    const over = isOut ? 0 : Math.round(left * aside(typed, now, written) * unit);
    const come = isOut ? 0 : Math.round((1 - outCubic(span(t, 0, before))) * 30 * unit);
    if (isOut) pen.drawImage(assets.kept(sheet, "out", 100, height, paintOut), 0, 0);
    else {
      pen.drawImage(assets.kept(sheet, "wall", 100, height, paintWall), 0, 0);
      pen.translate(over, down + come);
      pen.drawImage(assets.kept(sheet, "sheet", 100, height + 40, paintSheet), 0, 0);
    }
    for (let i = 0; i < typed.lines.length; i++) {
      const line = typed.lines[i];
      const places = typed.places[i];
      if (!line || !places || (line.words[0]?.before ?? 0) >= written) break;
      typeLine(sheet, stripOf(sheet, assets, line, paint), line, written, places);
    }
    if (!isOut) pen.translate(-over, -down - come);
    const signed = span(t, times.signed, signing) * typed.from.signs;
    for (let i = 0; i < typed.from.lines.length && signed > 0; i++) {
      const line = typed.from.lines[i];
      if (line) writeLine(sheet, stripOf(sheet, assets, line, sign), line, signed);
    }
    if (isOut) return;
    const top = Math.round((height - mix(machineHigh, machineLow, out)) * unit);
    const machine = assets.kept(sheet, "machine", 100, machineHigh, paintMachine);
    pen.drawImage(machine, 0, top);
    const isTyping = written > 0 && t < times.out;
    if (isTyping) strikeBar(sheet, top, Math.max(0, Math.sin((written % 1) * Math.PI)));
  },
};
