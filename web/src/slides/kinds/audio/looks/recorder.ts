import { makerOf, type ShownSlide } from "../../../shown.ts";
import type { Assets, Sheet } from "../../drawing.ts";
import {
  inkLine,
  layStrip,
  lettered,
  type PaintLine,
  type Setting,
  sans,
  setWords,
  stripOf,
} from "../../lettering/index.ts";
import { inOutCubic, outBack, outCubic, span } from "../../motion.ts";
import { type Clip, clipOf, heard, levelAt } from "../clip.ts";
import type { AudioLook } from "../look.ts";
import { cassette, label, layCassette } from "./cassette.ts";
import {
  bay,
  body,
  keys,
  lamp,
  meter,
  needleHigh,
  pad,
  paintBody,
  paintKey,
  paintLid,
  paintMeterGlass,
  paintNeedle,
  paintStrip,
  paintTable,
  playKey,
  strip,
} from "./machine.ts";

const hand = lettered("Caveat", "700");
const fromFace = sans("900");
const ink = "#2b2a5c";

/** Seconds: the cassette drops in, the lid shuts, the key goes down; at the end it springs up. */
const dropping = { from: 0.12, length: 0.6 } as const;
const landed = dropping.from + dropping.length;
const shutting = { from: 0.72, length: 0.42 } as const;
const pressing = { from: 1.28, length: 0.14 } as const;
const springing = 0.16;

/** Settled, it plays: so much of the clip has been heard. */
const playing = 0.42;

/** Where the machine and the cassette stand, in units, on a slide 140 high. */
const machine = { x: 8, y: 6 } as const;
const inBay = { x: bay.x + (bay.wide - cassette.wide) / 2, y: bay.y + 6 } as const;

interface Words {
  readonly title: Setting;
  readonly from: Setting;
}

/** On a slide less high than 5:7 the machine is smaller, and stands in the middle. */
const fitOf = ({ height }: Assets): number => Math.min(1, height / 140);

const setAll = (slide: ShownSlide, assets: Assets): Words => {
  const k = fitOf(assets);
  const x0 = 50 - (50 - machine.x) * k;
  const x = (at: number) => x0 + at * k;
  const y = (at: number) => (machine.y + at) * k;
  const title = setWords(
    slide.title?.trim() || assets.say("slides.audio"),
    {
      ...{ part: "title", face: hand, align: "center", isEven: true },
      x: x(inBay.x + label.x + 2),
      y: y(inBay.y + label.y + 0.4),
      width: (label.wide - 4) * k,
      height: (label.high - 0.6) * k,
      ...{ most: 12 * k, least: 2.4 * k, leading: 0.98 },
    },
    assets,
  );
  const name = slide.subtitle?.trim() || makerOf(slide);
  const from = setWords(
    name,
    {
      ...{ part: "from", face: fromFace, align: "center" },
      x: x(10),
      y: y(strip.y),
      width: (body.wide - 20) * k,
      height: strip.high * k,
      ...{ most: 3.9 * k, least: 1.6 * k, leading: 1 },
    },
    assets,
  );
  return { title, from };
};
const wordsOf = (assets: Assets): Words => assets.once("words", setAll);

const write: PaintLine = (part, line, dx, dy) => {
  part.pen.fillStyle = ink;
  inkLine(part, line, dx, dy);
};
/** Raised letters: whitened where the tape was stretched. */
const emboss: PaintLine = (part, line, dx, dy) => {
  part.pen.fillStyle = "rgb(80 6 14 / 0.7)";
  inkLine(part, line, dx + 0.18 * part.unit, dy + 0.2 * part.unit);
  part.pen.fillStyle = "#fff4ee";
  inkLine(part, line, dx, dy);
};

const keyStep = keys.wide + keys.gap;
const rowWide = keys.count * keyStep - keys.gap;
/** A row of keys that stand up; `but` is missing in it. */
const rowOf = (but: number) => ({
  key: `keys but ${but}`,
  paint: (part: Sheet): void => {
    const { pen, unit } = part;
    for (let i = 0; i < keys.count; i++) {
      if (i === but) continue;
      pen.save();
      pen.translate(i * keyStep * unit, 0);
      paintKey(part, i);
      pen.restore();
    }
  },
});
const rows = { up: rowOf(-1), pressed: rowOf(playKey) } as const;
const paintPlayKey = (part: Sheet): void => paintKey(part, playKey);
const playX = keys.x + playKey * keyStep;

const layKeys = (sheet: Sheet, assets: Assets, down: number): void => {
  const { pen, unit } = sheet;
  const row = down <= 0 ? rows.up : rows.pressed;
  const others = assets.kept(sheet, row.key, rowWide, keys.high, row.paint);
  pen.drawImage(others, keys.x * unit, keys.y * unit);
  if (down <= 0) return;
  const image = assets.kept(sheet, "play key", keys.wide, keys.high, paintPlayKey);
  // a pressed key is lower, and shorter to the eye
  const x = playX * unit;
  const top = (keys.y + down * 1.5) * unit;
  const wide = keys.wide * unit;
  pen.drawImage(image, x, top, wide, (keys.high - down * 1.1) * unit);
  pen.globalAlpha = 0.28 * down;
  pen.fillStyle = "rgb(40 22 12)";
  pen.fillRect(x, top, wide, 2.2 * unit);
  pen.globalAlpha = 1;
};

/** Radians of the needle from upright, at rest and at full swing. */
const swing = { rest: -0.92, full: 0.86 } as const;

/** Where the needle turns. */
const axleX = meter.x + meter.wide / 2;
const axleY = meter.y + meter.high - 3.5;
/** Radians of its whole way. */
const way = swing.full - swing.rest;

const layMeter = (sheet: Sheet, assets: Assets, level: number): void => {
  const { pen, unit } = sheet;
  const needle = assets.kept(sheet, "needle", 2, needleHigh, paintNeedle);
  const x = axleX * unit;
  const y = axleY * unit;
  pen.translate(x, y);
  const turn = swing.rest + way * Math.sqrt(level);
  pen.rotate(turn);
  pen.drawImage(needle, -unit, -needleHigh * unit);
  pen.rotate(-turn);
  pen.translate(-x, -y);
  const glass = assets.kept(sheet, "meter glass", meter.wide, meter.high, paintMeterGlass);
  pen.drawImage(glass, meter.x * unit, meter.y * unit);
};

/** The lamp with room for its glow, in the middle of its part. */
const lampSide = 2 * (lamp.radius + 5);
const lampLeft = lamp.x - lampSide / 2;
const lampTop = lamp.y - lampSide / 2;
const lampOf = (on: boolean) => ({
  key: on ? "lamp on" : "lamp off",
  paint: ({ pen, unit }: Sheet): void => {
    pen.fillStyle = on ? "#ff4a3d" : "#6d1f1c";
    if (on) {
      pen.shadowColor = "#ff5a45";
      pen.shadowBlur = 3 * unit;
    }
    pen.beginPath();
    pen.arc((lampSide / 2) * unit, (lampSide / 2) * unit, lamp.radius * unit, 0, 7);
    pen.fill();
  },
});
const lamps = { on: lampOf(true), off: lampOf(false) } as const;

const layLamp = (sheet: Sheet, assets: Assets, { key, paint }: ReturnType<typeof lampOf>): void => {
  const { pen, unit } = sheet;
  const image = assets.kept(sheet, key, lampSide, lampSide, paint);
  pen.drawImage(image, lampLeft * unit, lampTop * unit);
};

/** How far the play key is down: pressed before the clip begins, up again when it is over. */
const keyDown = ({ lead, seconds }: Clip, t: number): number => {
  if (!Number.isFinite(t)) return 1;
  return (
    outCubic(span(t, pressing.from, pressing.length)) - outCubic(span(t, lead + seconds, springing))
  );
};

const halfBody = body.wide / 2;
const stripTop = strip.y - 1;

/** A cassette goes into a machine, a key goes down, and the tape turns for as long as the voice is heard. */
export const recorder: AudioLook = {
  faces: [hand, fromFace],
  lines: (_slide, assets) => {
    const { title, from } = wordsOf(assets);
    return [...title.lines, ...from.lines];
  },
  draw: (sheet, _slide, assets, t) => {
    const { pen, unit } = sheet;
    const { title, from } = wordsOf(assets);
    const clip = clipOf(assets);
    const at = heard(clip, t, playing);
    const k = fitOf(assets);
    pen.drawImage(assets.kept(sheet, "table", 100, assets.height, paintTable), 0, 0);
    const ended = span(t, clip.lead + clip.seconds, 0.22);
    const knock = ended === 0 || ended === 1 ? 0 : Math.sin(Math.PI * ended);
    pen.save();
    pen.translate((50 - (50 - machine.x) * k) * unit, (machine.y * k + knock * 0.4) * unit);
    pen.scale(k, k);
    const shell = assets.kept(sheet, "body", body.wide + 2 * pad, body.high + 2 * pad, paintBody);
    pen.drawImage(shell, -pad * unit, -pad * unit);
    const down = keyDown(clip, t);
    layMeter(sheet, assets, levelAt(clip, at));
    layLamp(sheet, assets, at > 0 && at < 1 ? lamps.on : lamps.off);
    layKeys(sheet, assets, down);
    if (from.lines.length > 0) {
      const wide = (from.lines[0]?.width ?? 0) / k + 8;
      const tape = assets.kept(sheet, "strip", wide, strip.high + 2, paintStrip);
      pen.drawImage(tape, (halfBody - wide / 2) * unit, stripTop * unit);
    }
    const drop = inOutCubic(span(t, dropping.from, dropping.length));
    pen.save();
    if (drop < 1) {
      pen.beginPath();
      pen.rect(bay.x * unit, -40 * unit, bay.wide * unit, (40 + bay.y + bay.high) * unit);
      pen.clip();
    }
    const land = drop < 1 || t > landed + 0.18 ? 0 : Math.sin(Math.PI * span(t, landed, 0.18));
    const up = (1 - drop) * 92 + land * 0.8;
    pen.translate(inBay.x * unit, (inBay.y - up) * unit);
    if (drop > 0) layCassette(sheet, assets, clip, at);
    pen.restore();
    pen.restore();
    if (drop > 0) layTitle(sheet, assets, title, up * k);
    for (let i = 0; i < from.lines.length; i++) {
      const line = from.lines[i];
      if (line) layStrip(sheet, stripOf(sheet, assets, line, emboss));
    }
    shut(sheet, assets, k, outBack(span(t, shutting.from, shutting.length), 1.2));
  },
};

/** The title, written on the label, as far up as the cassette is. */
const layTitle = (sheet: Sheet, assets: Assets, { lines }: Setting, up: number): void => {
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (!line) break;
    const image = stripOf(sheet, assets, line, write);
    sheet.pen.drawImage(image.image, image.x, image.y - up * sheet.unit);
  }
};

/** The lid’s left edge before the slide’s middle, and its lower edge, in units of the machine. */
const lidIn = 50 - machine.x - bay.x;
const lidFoot = machine.y + bay.y + bay.high;

/** The lid, hinged at its lower edge, falls shut. */
const shut = (sheet: Sheet, assets: Assets, k: number, closed: number): void => {
  if (closed <= 0) return;
  const { pen, unit } = sheet;
  const lid = assets.kept(sheet, "lid", bay.wide, bay.high, paintLid);
  const scale = k * unit;
  const high = bay.high * scale * Math.min(1.02, closed);
  const x = 50 * unit - lidIn * scale;
  pen.drawImage(lid, x, lidFoot * scale - high, bay.wide * scale, high);
};
