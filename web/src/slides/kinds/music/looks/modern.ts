import { blend, randomFrom, seedOf } from "#adapters/webgl/basis/index.ts";
import type { ShownSlide } from "../../../shown.ts";
import type { Assets, Sheet } from "../../drawing.ts";
import {
  inkLine,
  type PaintLine,
  type Setting,
  sans,
  serif,
  setWords,
  stripOf,
} from "../../lettering/index.ts";
import { inOutCubic, outBack, outCubic, span, sway } from "../../motion.ts";
import { castShadow, layGrain, seen } from "../../paper/index.ts";
import { heard, type MusicLook, songOf, wordsOf } from "../look.ts";
import { paintLabel, paintVinyl } from "./record.ts";

const titleFace = serif("680");
const fromFace = sans("800");

/** Colours of a sleeve, its room and its label, from dark to bright; one set for each song. */
const palettes = [
  ["#2a1248", "#7a2f7d", "#f0646b", "#ffc27a"],
  ["#0d2b45", "#1f6f8b", "#52b69a", "#f9e79f"],
  ["#3a0d24", "#a3294a", "#ef6f5b", "#ffd9a0"],
  ["#14213d", "#3d5a98", "#9a7bd0", "#ffb4c2"],
  ["#123524", "#2f7a4f", "#b5c95a", "#fff0a8"],
] as const;
type Palette = (typeof palettes)[number];

/** Seconds: the sleeve comes up, the record slides out, the pane below it springs up. */
const rising = { from: 0.1, length: 0.7 } as const;
const sliding = { from: 0.75, length: 0.7 } as const;
const paning = { from: 0.55, length: 0.6 } as const;

/** Places in units on a slide 140 high. */
const sleeve = { x: 12, y: 12, side: 62 } as const;
const record = { radius: 29.5, label: 10.5, out: 17 } as const;
const pane = { x: 8, y: 88, width: 84, high: 43 } as const;
/** Thirty-three and a third turns a minute, in radians a second. */
const pace = (100 / 180) * 2 * Math.PI;
/** Strokes of the pane’s meter, and how often a second it beats. */
const strokes = 25;
const beat = 1.9;

const fitOf = ({ height }: Assets): number => Math.min(1, height / 140);

interface Own {
  readonly palette: Palette;
  readonly seed: number;
  readonly room: (part: Sheet) => void;
  readonly art: (part: Sheet) => void;
  readonly label: (part: Sheet) => void;
}

/** What a song looks like, from its own name: the same in every list and on every device. */
const ownOf = (slide: ShownSlide, assets: Assets): Own =>
  assets.once("own", () => {
    const seed = seedOf(slide.spotify_track_id ?? slide.title ?? "song");
    const palette = palettes[seed % palettes.length] ?? palettes[0];
    return {
      palette,
      seed,
      room: (part) => paintRoom(part, palette),
      art: (part) => paintSleeve(part, palette, seed),
      label: (part) => paintLabel(part, record.label, 1.1, [palette[3], palette[2]]),
    };
  });

const paintRoom = (part: Sheet, [dark, middle, warm]: Palette): void => {
  const { pen, width, height } = part;
  const wall = pen.createLinearGradient(0, 0, width * 0.5, height);
  wall.addColorStop(0, middle);
  wall.addColorStop(1, dark);
  pen.fillStyle = wall;
  pen.fillRect(0, 0, width, height);
  for (const [x, y, r, tint, alpha] of [
    [0.2, 0.16, 0.6, warm, 0.5],
    [0.95, 0.55, 0.7, middle, 0.7],
    [0.3, 0.95, 0.6, warm, 0.26],
  ] as const) {
    const glow = pen.createRadialGradient(
      x * width,
      y * height,
      0,
      x * width,
      y * height,
      r * height,
    );
    glow.addColorStop(0, seen(tint, alpha));
    glow.addColorStop(1, seen(tint, 0));
    pen.fillStyle = glow;
    pen.fillRect(0, 0, width, height);
  }
  layGrain(part, 0.6);
};

/** Sleeve art: a sun over hills, or rings, or leaves of colour; the seed says which. */
const paintSleeve = (part: Sheet, [dark, middle, warm, bright]: Palette, seed: number): void => {
  const { pen, unit } = part;
  const side = sleeve.side * unit;
  pen.translate(4 * unit, 4 * unit);
  pen.save();
  castShadow(part, "#0a0312", 0.65, 1.8, 4.6);
  pen.fillStyle = warm;
  pen.fillRect(0, 0, side, side);
  pen.restore();
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, side, side);
  pen.clip();
  const sky = pen.createLinearGradient(0, 0, 0, side);
  sky.addColorStop(0, warm);
  sky.addColorStop(0.7, bright);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, side, side);
  const random = randomFrom(seed);
  const kind = seed % 3;
  if (kind === 0) {
    pen.fillStyle = blend(bright, "#ffffff", 0.6);
    pen.beginPath();
    pen.arc(side * (0.35 + 0.3 * random()), side * 0.42, side * 0.19, 0, 7);
    pen.fill();
    for (let i = 0; i < 4; i++) {
      pen.fillStyle = blend(blend(warm, middle, i / 3), dark, i / 5);
      pen.beginPath();
      pen.moveTo(0, side);
      const base = side * (0.56 + i * 0.12);
      for (let x = 0; x <= 20; x++)
        pen.lineTo((x / 20) * side, base + Math.sin(x * 0.45 + i * 2 + seed) * side * 0.05);
      pen.lineTo(side, side);
      pen.fill();
    }
  } else if (kind === 1) {
    for (let i = 7; i > 0; i--) {
      pen.fillStyle = [dark, middle, warm, bright][i % 4] ?? warm;
      pen.beginPath();
      pen.arc(side * 0.5, side * 0.62, (side * i) / 9.5, 0, 7);
      pen.fill();
    }
    pen.fillStyle = dark;
    pen.fillRect(0, side * 0.8, side, side * 0.2);
  } else
    for (let i = 0; i < 16; i++) {
      pen.fillStyle = seen(
        [dark, middle, warm, blend(bright, "#ffffff", 0.4)][i % 4] ?? warm,
        0.92,
      );
      pen.save();
      pen.translate(random() * side, random() * side);
      pen.rotate(random() * 6);
      pen.beginPath();
      pen.ellipse(0, 0, side * 0.25, side * 0.075, 0, 0, 7);
      pen.fill();
      pen.restore();
    }
  layGrain(part, 0.8);
  // the worn edge, and the gloss of the board
  const gloss = pen.createLinearGradient(0, 0, side, side);
  gloss.addColorStop(0, seen("#ffffff", 0.26));
  gloss.addColorStop(0.5, seen("#ffffff", 0));
  gloss.addColorStop(1, seen("#000000", 0.22));
  pen.fillStyle = gloss;
  pen.fillRect(0, 0, side, side);
  pen.fillStyle = seen("#000000", 0.22);
  pen.fillRect(side - 0.7 * unit, 0, 0.7 * unit, side);
  pen.restore();
};

const recordSide = 2 * record.radius + 12;
const paintRecord = (part: Sheet): void => paintVinyl(part, record.radius, record.label);

/** A pane of frosted glass with a bright upper edge. */
const paintPane = (part: Sheet): void => {
  const { pen, unit, width, height } = part;
  pen.save();
  castShadow(part, "#0a0312", 0.5, 1.2, 4);
  pen.fillStyle = seen("#fff4fb", 0.2);
  pen.beginPath();
  pen.roundRect(4 * unit, 4 * unit, width - 8 * unit, height - 8 * unit, 5 * unit);
  pen.fill();
  pen.restore();
  const edge = pen.createLinearGradient(0, 4 * unit, 0, height - 4 * unit);
  edge.addColorStop(0, seen("#ffffff", 0.75));
  edge.addColorStop(0.25, seen("#ffffff", 0.16));
  edge.addColorStop(1, seen("#ffffff", 0.1));
  pen.strokeStyle = edge;
  pen.lineWidth = 0.5 * unit;
  pen.stroke();
};

interface Words {
  readonly title: Setting;
  readonly from: Setting;
}
const layoutOf = (slide: ShownSlide, assets: Assets): Words =>
  assets.once("words", () => {
    const k = fitOf(assets);
    const { title, from } = wordsOf(slide, assets);
    const x = 50 - (50 - pane.x - 6) * k;
    const width = (pane.width - 12) * k;
    const set = setWords(
      title,
      {
        ...{ part: "title", face: titleFace, align: "center", stand: "middle", isEven: true },
        ...{ x, width, y: (pane.y + 4) * k, height: (from === "" ? 24 : 18) * k },
        ...{ most: 9.6 * k, least: 2.6 * k, leading: 1.08 },
      },
      assets,
    );
    return {
      title: set,
      from: setWords(
        from,
        {
          ...{ part: "from", face: fromFace, align: "center", stand: "top" },
          ...{ x, width, y: (pane.y + 23) * k, height: 5.4 * k },
          ...{ most: 4.3 * k, least: 2 * k, leading: 1.1 },
        },
        assets,
      ),
    };
  });

const cream: PaintLine = (part, line, dx, dy) => {
  part.pen.shadowColor = seen("#1a0626", 0.6);
  part.pen.shadowBlur = 0.12 * line.size * part.unit;
  part.pen.fillStyle = "#fffaf2";
  inkLine(part, line, dx, dy);
};

const layWords = (sheet: Sheet, assets: Assets, { lines }: Setting, down: number): void => {
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (!line) break;
    const strip = stripOf(sheet, assets, line, cream);
    sheet.pen.drawImage(strip.image, strip.x, strip.y + down * sheet.unit);
  }
};

const period = 1 / beat;
const foot = pane.y + pane.high - 6;
const strokeWide = (0.6 * (pane.width - 16)) / strokes;
const strokeRound = strokeWide / 2;

/** The strokes of the song’s line as they stand while it is not heard, in units. */
const meter = {
  strokes: Array.from({ length: strokes }, (_, i) => ({
    x: pane.x + 8 + ((i + 0.2) * (pane.width - 16)) / strokes,
    still: 1.2 + 3.4 * Math.abs(Math.sin(i * 1.9) * Math.cos(i * 0.7)),
    phase: i * 0.37,
  })),
} as const;

/** The song’s own line: strokes that rise with its beat, bright as far as it has been heard. */
const layMeter = (sheet: Sheet, at: number, alive: number, t: number): void => {
  const { pen, unit } = sheet;
  const moving = alive === 1;
  const last = at * strokes - 0.5;
  pen.save();
  pen.scale(unit, unit);
  for (let i = 0; i < strokes; i++) {
    const stroke = meter.strokes[i];
    if (!stroke) break;
    const high = moving ? stroke.still + 0.8 + 0.8 * sway(t, period, stroke.phase) : stroke.still;
    pen.fillStyle = i <= last ? "#fffaf2" : "rgb(255 250 242 / 0.38)";
    pen.beginPath();
    pen.roundRect(stroke.x, foot - high, strokeWide, high, strokeRound);
    pen.fill();
  }
  pen.restore();
};

/** The sleeve’s middle, and half of what turns in it and of it itself: worked out once. Units. */
const middle = { x: sleeve.x + sleeve.side / 2, y: sleeve.y + sleeve.side / 2 } as const;
const halfRecord = recordSide / 2;
const labelSide = 2 * record.label + 1;
const halfLabel = -labelSide / 2;
const sleeveCorner = -sleeve.side / 2 - 4;

/** A record slides out of its sleeve and turns; the room is in the sleeve’s colours. */
export const modern: MusicLook = {
  faces: [titleFace, fromFace],
  lines: (slide, assets) => {
    const { title, from } = layoutOf(slide, assets);
    return [...title.lines, ...from.lines];
  },
  draw: (sheet, slide, assets, t) => {
    const { pen, unit } = sheet;
    const song = songOf(slide, assets);
    const own = ownOf(slide, assets);
    const at = heard(song, t);
    const k = fitOf(assets);
    const alive = Number.isFinite(t) && at > 0 && at < 1 ? 1 : 0;
    pen.drawImage(assets.kept(sheet, "room", 100, assets.height, own.room), 0, 0);
    const rise = outBack(span(t, rising.from, rising.length), 0.8);
    const out = inOutCubic(span(t, sliding.from, sliding.length));
    const glass = outBack(span(t, paning.from, paning.length), 0.9);
    pen.save();
    pen.translate(50 * (1 - k) * unit, 0);
    pen.scale(k, k);
    pen.save();
    pen.translate(middle.x * unit, (middle.y + (1 - rise) * 70) * unit);
    if (alive === 1) {
      const beatNow = 1 + 0.008 * Math.max(0, sway(t, period)) ** 4;
      pen.scale(beatNow, beatNow);
    }
    const vinyl = assets.kept(sheet, "record", recordSide, recordSide, paintRecord);
    const label = assets.kept(sheet, "label", labelSide, labelSide, own.label);
    const x = record.out * out * unit;
    const rim = halfRecord * unit;
    pen.drawImage(vinyl, x - rim, -rim);
    pen.translate(x, 0);
    const turn = Number.isFinite(t)
      ? pace * Math.max(0, Math.min(t, song.lead + song.seconds) - song.lead)
      : 0.7;
    pen.rotate(turn);
    const inner = halfLabel * unit;
    pen.drawImage(label, inner, inner);
    pen.rotate(-turn);
    pen.translate(-x, 0);
    const art = assets.kept(sheet, "art", sleeve.side + 10, sleeve.side + 10, own.art);
    const corner = sleeveCorner * unit;
    pen.drawImage(art, corner, corner);
    pen.restore();
    const down = (1 - glass) * 60;
    const card = assets.kept(sheet, "pane", pane.width + 8, pane.high + 8, paintPane);
    pen.translate(0, down * unit);
    pen.drawImage(card, (pane.x - 4) * unit, (pane.y - 4) * unit);
    layMeter(sheet, at, alive, t);
    pen.restore();
    const { title, from } = layoutOf(slide, assets);
    pen.globalAlpha = outCubic(span(t, paning.from, paning.length));
    layWords(sheet, assets, title, down * k);
    layWords(sheet, assets, from, down * k);
    pen.globalAlpha = 1;
  },
};
