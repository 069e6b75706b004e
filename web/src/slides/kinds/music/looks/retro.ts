import type { ShownSlide } from "../../../shown.ts";
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
import { inOutCubic, mix, outBack, outCubic, span } from "../../motion.ts";
import { castShadow, layGrain, light, paper, seen } from "../../paper/index.ts";
import { heard, type MusicLook, type Song, songOf, wordsOf } from "../look.ts";
import { paintLabel, paintVinyl } from "./record.ts";

const hand = lettered("Caveat", "700");
const fromFace = sans("800");
const ink = "#5a2430";

/** Seconds: the single comes down, the platter gathers speed, the arm lifts, swings and is lowered; then it plays. */
const landing = { from: 0.2, length: 0.8 } as const;
const starting = { from: 1, length: 0.7 } as const;
const lifting = { from: 1.45, length: 0.25 } as const;
const swinging = { from: 1.7, length: 0.85 } as const;
const lowering = { from: 2.6, length: 0.3 } as const;
const homing = { after: 0.25, length: 0.9 } as const;

/** Places in units on a slide 140 high. */
const platter = { x: 43, y: 52, radius: 35 } as const;
const single = { radius: 32.5, label: 13, hole: 6.4 } as const;
const pivot = { x: 87, y: 24 } as const;
const armLong = 52;
/** Degrees of the arm from hanging straight down: at rest, at the record’s rim, and at its run-out. */
const arm = { rest: 3, rim: 27, end: 43 } as const;
/** Forty-five turns a minute, in radians a second. */
const pace = (45 / 60) * 2 * Math.PI;

const fitOf = ({ height }: Assets): number => Math.min(1, height / 140);

interface Words {
  readonly title: Setting;
  readonly from: Setting;
}
const note = { x: 8, y: 101, width: 84, high: 34 } as const;

const layoutOf = (slide: ShownSlide, assets: Assets): Words =>
  assets.once("words", () => {
    const k = fitOf(assets);
    const { title, from } = wordsOf(slide, assets);
    const set = (
      part: string,
      text: string,
      y: number,
      height: number,
      more: { face: typeof hand; most: number },
    ) =>
      setWords(
        text,
        {
          ...{ part, align: "center" as const, isEven: true, leading: 1, least: 2.4 * k },
          x: 50 - (50 - note.x - 5) * k,
          width: (note.width - 10) * k,
          ...{ y: y * k, height: height * k, face: more.face, most: more.most * k },
        },
        assets,
      );
    const isSigned = from !== "";
    return {
      title: set("title", title, note.y + 3, isSigned ? 21 : 28, { face: hand, most: 14 }),
      from: set("from", from, note.y + 24.5, 5, { face: fromFace, most: 4 }),
    };
  });

const paintDeck = (part: Sheet): void => {
  const { pen, unit, width, height } = part;
  const wood = pen.createLinearGradient(0, 0, width, height);
  wood.addColorStop(0, "#a9693a");
  wood.addColorStop(1, "#6c3a1e");
  pen.fillStyle = wood;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = seen("#3a1a0c", 0.12);
  pen.lineWidth = 0.4 * unit;
  for (let i = 0; i < 26; i++) {
    const y = (i / 26) * height;
    pen.beginPath();
    pen.moveTo(0, y);
    pen.bezierCurveTo(
      width * 0.3,
      y + Math.sin(i * 2.3) * 5 * unit,
      width * 0.7,
      y - Math.sin(i * 1.7) * 5 * unit,
      width,
      y,
    );
    pen.stroke();
  }
  layGrain(part, 0.6);
  const k = height / unit / 140;
  const low = Math.min(1, k);
  pen.save();
  pen.translate(50 * (1 - low) * unit, 0);
  pen.scale(low, low);
  pen.save();
  castShadow(part, "#2a1006", 0.6, 2, 5);
  pen.fillStyle = "#efe4cd";
  pen.beginPath();
  pen.roundRect(4 * unit, 6 * unit, 92 * unit, 91 * unit, 5 * unit);
  pen.fill();
  pen.restore();
  const plate = pen.createLinearGradient(4 * unit, 6 * unit, 80 * unit, 97 * unit);
  plate.addColorStop(0, "#fffaf0");
  plate.addColorStop(1, "#dccba9");
  pen.fillStyle = plate;
  pen.beginPath();
  pen.roundRect(4 * unit, 6 * unit, 92 * unit, 91 * unit, 5 * unit);
  pen.fill();
  // the platter: a rim of dots, and its mat
  const m = { x: platter.x * unit, y: platter.y * unit };
  pen.save();
  castShadow(part, "#4a2a14", 0.55, 0.9, 2.4);
  const rim = pen.createLinearGradient(
    m.x - 30 * unit,
    m.y - 30 * unit,
    m.x + 30 * unit,
    m.y + 30 * unit,
  );
  rim.addColorStop(0, "#ffffff");
  rim.addColorStop(0.5, "#a8a29c");
  rim.addColorStop(1, "#e9e4dc");
  pen.fillStyle = rim;
  pen.beginPath();
  pen.arc(m.x, m.y, platter.radius * unit, 0, 7);
  pen.fill();
  pen.restore();
  pen.fillStyle = "#3a3338";
  for (let i = 0; i < 90; i++) {
    const angle = (i / 90) * 2 * Math.PI;
    pen.beginPath();
    pen.arc(m.x + Math.cos(angle) * 34 * unit, m.y + Math.sin(angle) * 34 * unit, 0.5 * unit, 0, 7);
    pen.fill();
  }
  pen.fillStyle = "#4d3b4a";
  pen.beginPath();
  pen.arc(m.x, m.y, 33 * unit, 0, 7);
  pen.fill();
  // switch and speed
  for (const [x, y, r] of [
    [11, 91, 2.4],
    [18, 91, 1.7],
  ] as const) {
    pen.fillStyle = "#4a3b34";
    pen.beginPath();
    pen.arc(x * unit, y * unit, r * unit, 0, 7);
    pen.fill();
    pen.fillStyle = seen("#ffffff", 0.5);
    pen.beginPath();
    pen.arc((x - 0.5) * unit, (y - 0.6) * unit, r * 0.4 * unit, 0, 7);
    pen.fill();
  }
  // the arm's base
  pen.save();
  castShadow(part, "#4a2a14", 0.5, 0.8, 2);
  pen.fillStyle = "#c9c2b6";
  pen.beginPath();
  pen.arc(pivot.x * unit, pivot.y * unit, 6.4 * unit, 0, 7);
  pen.fill();
  pen.restore();
  pen.fillStyle = "#8f877c";
  pen.beginPath();
  pen.arc(pivot.x * unit, pivot.y * unit, 4.6 * unit, 0, 7);
  pen.fill();
  pen.restore();
  light(part, "#2a1006", 1, 0.5);
};

const singleSide = 2 * single.radius + 12;
const paintSingle = (part: Sheet): void => paintVinyl(part, single.radius, single.label);
const paintOwnLabel = (part: Sheet): void =>
  paintLabel(part, single.label, single.hole, ["#f8b13c", "#d2333f"]);
const paintAdapter = (part: Sheet): void => {
  const { pen, unit, width } = part;
  pen.translate(width / 2, width / 2);
  pen.fillStyle = "#e9523f";
  for (let i = 0; i < 3; i++) {
    pen.rotate((2 * Math.PI) / 3);
    pen.beginPath();
    pen.ellipse(0, -3 * unit, 1.5 * unit, 3.4 * unit, 0.4, 0, 7);
    pen.fill();
  }
  const chrome = pen.createRadialGradient(-0.6 * unit, -0.6 * unit, 0, 0, 0, 2 * unit);
  chrome.addColorStop(0, "#ffffff");
  chrome.addColorStop(1, "#8c8780");
  pen.fillStyle = chrome;
  pen.beginPath();
  pen.arc(0, 0, 1.7 * unit, 0, 7);
  pen.fill();
};

const armSide = { wide: 16, high: armLong + 16 } as const;
/** The arm, hanging down from its pivot, which is 12 units below the part’s top. */
const paintArm = (part: Sheet): void => {
  const { pen, unit, width } = part;
  const x = width / 2;
  pen.lineCap = "round";
  const tube = pen.createLinearGradient(x - unit, 0, x + unit, 0);
  tube.addColorStop(0, "#ffffff");
  tube.addColorStop(0.5, "#c9c2b8");
  tube.addColorStop(1, "#857d72");
  pen.strokeStyle = tube;
  pen.lineWidth = 1.8 * unit;
  pen.beginPath();
  pen.moveTo(x, 6 * unit);
  pen.lineTo(x, (armLong + 4) * unit);
  pen.quadraticCurveTo(x, (armLong + 8) * unit, x - 1.6 * unit, (armLong + 10) * unit);
  pen.stroke();
  pen.fillStyle = "#3a3035";
  pen.beginPath();
  pen.roundRect(x - 3 * unit, unit, 6 * unit, 7 * unit, 1.6 * unit);
  pen.fill();
  pen.save();
  pen.translate(x - 1.9 * unit, (armLong + 10.6) * unit);
  pen.rotate(0.36);
  pen.fillStyle = "#d2333f";
  pen.beginPath();
  pen.roundRect(-2 * unit, -3.4 * unit, 4 * unit, 7 * unit, 0.9 * unit);
  pen.fill();
  pen.fillStyle = seen("#ffffff", 0.35);
  pen.fillRect(-1.3 * unit, -2.8 * unit, 0.8 * unit, 5.6 * unit);
  pen.restore();
};
const paintArmShadow = (part: Sheet): void => {
  const { pen, unit, width } = part;
  pen.strokeStyle = seen("#3a1a0c", 0.3);
  pen.lineCap = "round";
  pen.lineWidth = 2.2 * unit;
  pen.beginPath();
  pen.moveTo(width / 2, 8 * unit);
  pen.lineTo(width / 2, (armLong + 12) * unit);
  pen.stroke();
};

const paintNote = (part: Sheet): void => {
  const { pen, unit, width, height } = part;
  pen.translate(width / 2, height / 2);
  pen.rotate(-0.022);
  pen.translate(-width / 2, -height / 2);
  pen.save();
  castShadow(part, "#2a1006", 0.5, 1, 2.6);
  pen.fillStyle = "#fff8e8";
  pen.fillRect(4 * unit, 4 * unit, width - 8 * unit, height - 8 * unit);
  pen.restore();
  pen.save();
  pen.beginPath();
  pen.rect(4 * unit, 4 * unit, width - 8 * unit, height - 8 * unit);
  pen.clip();
  paper(part, "#fff8e8", "#8a5a34", 0.8);
  pen.restore();
};

const write: PaintLine = (part, line, dx, dy) => {
  part.pen.fillStyle = ink;
  inkLine(part, line, dx, dy);
};

/** Degrees of the arm at a time, and how high it is lifted, 0 to 1. Written into. */
const held = { degrees: 0, lift: 0 };
const holdArm = ({ lead, seconds }: Song, at: number, t: number): Readonly<typeof held> => {
  if (!Number.isFinite(t)) {
    held.degrees = mix(arm.rim, arm.end, at);
    held.lift = 0;
    return held;
  }
  const over = lead + seconds;
  const out = inOutCubic(span(t, swinging.from, swinging.length));
  const home = inOutCubic(span(t, over + homing.after, homing.length));
  held.degrees = mix(mix(arm.rest, mix(arm.rim, arm.end, at), out), arm.rest, home);
  const up =
    outCubic(span(t, lifting.from, lifting.length)) -
    outCubic(span(t, lowering.from, lowering.length));
  held.lift = Math.max(up, Math.sin(Math.PI * span(t, over + 0.1, homing.after + homing.length)));
  return held;
};

/** How far the record has turned, in radians: it gathers speed while the platter does, and runs down when the song is over. */
const turned = ({ lead, seconds }: Song, t: number): number => {
  if (!Number.isFinite(t)) return 0.6;
  const gathering = span(t, starting.from, starting.length);
  const full = Math.max(0, Math.min(t, lead + seconds) - starting.from - starting.length);
  const down = Math.max(0, Math.min(1.6, t - lead - seconds));
  return pace * ((starting.length * gathering ** 2) / 2 + full + down - down ** 2 / 3.2);
};

/** A single is put on: the arm swings over, is lowered, and goes with the song from the rim to the run-out. */
export const retro: MusicLook = {
  faces: [hand, fromFace],
  lines: (slide, assets) => {
    const { title, from } = layoutOf(slide, assets);
    return [...title.lines, ...from.lines];
  },
  draw: (sheet, slide, assets, t) => {
    const { pen, unit } = sheet;
    const song = songOf(slide, assets);
    const at = heard(song, t);
    const k = fitOf(assets);
    pen.drawImage(assets.kept(sheet, "deck", 100, assets.height, paintDeck), 0, 0);
    pen.save();
    pen.translate(50 * (1 - k) * unit, 0);
    pen.scale(k, k);
    const land = span(t, landing.from, landing.length);
    if (land > 0) layRecord(sheet, assets, outCubic(land), turned(song, t));
    const { degrees, lift } = holdArm(song, at, t);
    layArm(sheet, assets, degrees, lift);
    pen.restore();
    const come = outBack(span(t, 0.1, 0.7), 1);
    const { title, from } = layoutOf(slide, assets);
    const wide = note.width * k + 8;
    const card = assets.kept(sheet, "note", wide, note.high * k + 8, paintNote);
    const up = (1 - come) * 50;
    pen.drawImage(card, (50 - wide / 2) * unit, (note.y * k - 4 + up) * unit);
    layWords(sheet, assets, title, up);
    layWords(sheet, assets, from, up);
  },
};

const layWords = (sheet: Sheet, assets: Assets, { lines }: Setting, up: number): void => {
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (!line) break;
    const strip = stripOf(sheet, assets, line, write);
    if (up === 0) layStrip(sheet, strip);
    else sheet.pen.drawImage(strip.image, strip.x, strip.y + up * sheet.unit);
  }
};

const layRecord = (sheet: Sheet, assets: Assets, land: number, turn: number): void => {
  const { pen, unit } = sheet;
  const vinyl = assets.kept(sheet, "single", singleSide, singleSide, paintSingle);
  const label = assets.kept(
    sheet,
    "label",
    2 * single.label + 1,
    2 * single.label + 1,
    paintOwnLabel,
  );
  const adapter = assets.kept(sheet, "adapter", 14, 14, paintAdapter);
  pen.save();
  pen.translate((platter.x + (1 - land) * 16) * unit, (platter.y - (1 - land) * 92) * unit);
  pen.scale(1 + 0.18 * (1 - land), 1 + 0.18 * (1 - land));
  pen.drawImage(vinyl, (-singleSide / 2) * unit, (-singleSide / 2) * unit);
  pen.rotate(turn);
  const half = single.label + 0.5;
  pen.drawImage(label, -half * unit, -half * unit);
  pen.drawImage(adapter, -7 * unit, -7 * unit);
  pen.restore();
};

const layArm = (sheet: Sheet, assets: Assets, degrees: number, lift: number): void => {
  const { pen, unit } = sheet;
  const turn = (degrees * Math.PI) / 180;
  const shadow = assets.kept(sheet, "arm shadow", armSide.wide, armSide.high, paintArmShadow);
  const own = assets.kept(sheet, "arm", armSide.wide, armSide.high, paintArm);
  for (const image of [shadow, own]) {
    const off = image === shadow ? 1 + 1.6 * lift : 0;
    pen.save();
    pen.translate(
      (pivot.x + off) * unit,
      (pivot.y + 1.4 * off - (image === own ? lift * 0.8 : 0)) * unit,
    );
    pen.rotate(turn);
    pen.drawImage(image, (-armSide.wide / 2) * unit, -12 * unit);
    pen.restore();
  }
};
