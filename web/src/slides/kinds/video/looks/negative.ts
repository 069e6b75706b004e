import type { ShownSlide } from "../../../shown.ts";
import type { Assets, PaintPart, Sheet } from "../../drawing.ts";
import { mix, outBack, outCubic, span, sway } from "../../motion.ts";
import { castShadow, layGrain, seen } from "../../paper/index.ts";
import type { Box } from "../../photos/places.ts";
import {
  type ByState,
  byState,
  type ClipTimes,
  clipOf,
  cut,
  isOpen,
  lay,
  shapeOfClip,
  still,
  stillOf,
  stillState,
  timesOf,
} from "../clip.ts";
import type { VideoLook } from "../look.ts";
import { fromFace, handFace, inkLabel, type Label, labelOf, turnedLines } from "../words.ts";
import {
  border,
  edgeFace,
  paintLeader,
  paintNegative,
  paintTile,
  type Strip,
} from "./filmstrip.ts";

interface Layout {
  readonly gate: Box;
  readonly strip: Strip;
  readonly label: Label;
  readonly times: ClipTimes;
  /** Stills on the strip while the clip runs. */
  readonly count: number;
}

/** Steel about the gate’s window, and room for its shadow. Units. */
const steel = 3.1;
const soft = 9;
/** Seconds from one still of the strip to the next, about. */
const perStill = 0.7;
const tilt = -1.6;
/** Seconds in which the frame in the gate turns from negative to picture. */
const printing = 0.7;

const layOut = (slide: ShownSlide, assets: Assets): Layout => {
  const { height } = assets;
  const shape = shapeOfClip(clipOf(slide), assets);
  const label = labelOf(slide, assets, {
    face: handFace,
    ...{ widest: 80, side: 6, edge: 2.3, middle: 50, bottom: height - 4.6 },
    ...{ most: 8.2, high: 17, from: 3.1 },
  });
  const foot = label.box.height > 0 ? label.box.y : height - 6;
  // a high picture may go under its tape a little
  const room = shape < 0.85 ? foot + 1 - 8 : height;
  const frame = Math.min(shape < 0.85 ? 64 : 72.5, room * shape);
  const high = frame / shape;
  const times = timesOf(slide, assets);
  const gate = {
    x: 50 - frame / 2,
    y: Math.max(5, (foot - high) / 2 - (shape < 0.85 ? 0 : 1)),
    width: frame,
    height: high,
  };
  const count = Math.max(3, Math.round((times.end - times.lead) / perStill));
  return { gate, strip: { frame, high, pitch: high + 2.6 }, label, times, count };
};
const layoutOf = (assets: Assets): Layout => assets.once("layout", layOut);

/** How many frames have gone through the gate: the leader before the clip, and a little more when the strip brakes. */
const passed = (t: number, { times, count }: Layout): number => {
  if (t === Number.POSITIVE_INFINITY) return 2.36;
  if (t < times.lead) return -3.3 * Math.min(1, (times.lead - t) / times.lead) ** 2;
  const length = times.end - times.lead;
  if (t < times.end) return ((t - times.lead) / length) * count;
  return count + (1 - Math.exp((times.end - t) * 4)) * 0.28;
};

/** A table that is lit from below. */
const paintTable = (part: Sheet): void => {
  const { pen, width, height } = part;
  const glow = pen.createRadialGradient(
    ...([width * 0.42, height * 0.38, 0] as const),
    ...([width * 0.46, height * 0.45, height * 0.86] as const),
  );
  glow.addColorStop(0, "#fffefa");
  glow.addColorStop(0.35, "#fff5de");
  glow.addColorStop(0.7, "#fbe0ae");
  glow.addColorStop(1, "#b37c4c");
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
  layGrain(part, 0.35);
};

/** The strip’s shadow on the table, and the light that is darker at the edges. */
const paintShadow = (part: Sheet, { strip }: Layout): void => {
  const { pen, unit, height } = part;
  castShadow(part, "#3a1a0a", 0.75, 1.6, 4.6);
  const wide = strip.frame + border;
  pen.fillStyle = "#7c3d1e";
  pen.fillRect((50 - wide / 2) * unit, -6 * unit, wide * unit, height + 12 * unit);
  // the strip itself lies above: only its shadow is wanted
  pen.shadowColor = "transparent";
  pen.globalCompositeOperation = "destination-out";
  pen.fillRect((50 - wide / 2 + 0.4) * unit, -6 * unit, (wide - 0.8) * unit, height + 12 * unit);
  pen.globalCompositeOperation = "source-over";
};

const paintEdges = (part: Sheet): void => {
  const { pen, width, height } = part;
  const edge = pen.createRadialGradient(
    ...([width * 0.46, height * 0.45, height * 0.36] as const),
    ...([width * 0.48, height * 0.48, height * 0.86] as const),
  );
  edge.addColorStop(0, seen("#120610", 0));
  edge.addColorStop(1, seen("#120610", 0.62));
  pen.fillStyle = edge;
  pen.fillRect(0, 0, width, height);
};

/** The gate: brushed steel about the window, which is left open. Begins `soft` + `steel` before it. */
const paintGate = (part: Sheet, { gate }: Layout): void => {
  const { pen, unit } = part;
  const [x, y] = [soft * unit, soft * unit];
  const [wide, high] = [(gate.width + 2 * steel) * unit, (gate.height + 2 * steel) * unit];
  castShadow(part, "#1c0a06", 0.78, 2.6, 6);
  const metal = pen.createLinearGradient(x, y, x + wide, y + high);
  metal.addColorStop(0, "#84818f");
  metal.addColorStop(0.18, "#45424e");
  metal.addColorStop(0.5, "#2a2730");
  metal.addColorStop(0.72, "#5b5866");
  metal.addColorStop(1, "#1f1c25");
  pen.fillStyle = metal;
  pen.beginPath();
  pen.roundRect(x, y, wide, high, 3.1 * unit);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.save();
  pen.clip();
  pen.lineWidth = Math.max(0.5, 0.14 * unit);
  for (let i = 0; i < 120; i++) {
    pen.strokeStyle = seen(i % 2 ? "#ffffff" : "#000000", 0.03 + (i % 5) * 0.01);
    const at = y + (high * i) / 120;
    pen.beginPath();
    pen.moveTo(x, at);
    pen.lineTo(x + wide, at + 0.6 * unit);
    pen.stroke();
  }
  pen.restore();
  pen.strokeStyle = seen("#ffffff", 0.34);
  pen.lineWidth = Math.max(0.6, 0.26 * unit);
  pen.beginPath();
  pen.roundRect(x, y, wide, high, 3.1 * unit);
  pen.stroke();
  for (const [across, down] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const [cx, cy] = [
      x + (steel / 2 + across * (gate.width + steel)) * unit,
      y + (steel / 2 + down * (gate.height + steel)) * unit,
    ];
    const head = pen.createRadialGradient(cx - 0.3 * unit, cy - 0.3 * unit, 0, cx, cy, 0.9 * unit);
    head.addColorStop(0, "#ffffff");
    head.addColorStop(1, "#6f6b78");
    pen.fillStyle = head;
    pen.beginPath();
    pen.arc(cx, cy, 0.78 * unit, 0, 7);
    pen.fill();
    pen.strokeStyle = "#3a3742";
    pen.lineWidth = 0.2 * unit;
    pen.beginPath();
    pen.moveTo(cx - 0.5 * unit, cy - 0.3 * unit);
    pen.lineTo(cx + 0.5 * unit, cy + 0.3 * unit);
    pen.stroke();
  }
  const inner = 0.8;
  pen.fillStyle = "#0b090d";
  pen.beginPath();
  pen.roundRect(
    ...([(soft + steel - inner) * unit, (soft + steel - inner) * unit] as const),
    ...([(gate.width + 2 * inner) * unit, (gate.height + 2 * inner) * unit] as const),
    1.6 * unit,
  );
  pen.fill();
  cut(part, { x: soft + steel, y: soft + steel, width: gate.width, height: gate.height }, 1);
};

/** The loupe before the picture: what it mirrors. */
const paintLoupe = ({ pen, width, height }: Sheet): void => {
  const gleam = pen.createLinearGradient(0, 0, width, height);
  gleam.addColorStop(0, seen("#ffffff", 0.2));
  gleam.addColorStop(0.22, seen("#ffffff", 0.06));
  gleam.addColorStop(0.225, seen("#ffffff", 0));
  pen.fillStyle = gleam;
  pen.fillRect(0, 0, width, height);
  const rim = pen.createLinearGradient(0, 0, 0, height);
  rim.addColorStop(0, seen("#120610", 0.34));
  rim.addColorStop(0.1, seen("#120610", 0));
  rim.addColorStop(0.92, seen("#120610", 0));
  rim.addColorStop(1, seen("#120610", 0.3));
  pen.fillStyle = rim;
  pen.fillRect(0, 0, width, height);
};

const paintTape = (part: Sheet, { label }: Layout): void => {
  const { pen, unit } = part;
  const { width, height, x, y } = label.box;
  const [left, top] = [soft, soft];
  const trace = () => {
    pen.beginPath();
    pen.moveTo(left * unit, top * unit);
    pen.lineTo((left + width) * unit, (top + 0.3) * unit);
    // torn at both ends
    for (let i = 1; i <= 8; i++)
      pen.lineTo((left + width + (i % 2 ? -0.8 : 0.2)) * unit, (top + (height * i) / 8) * unit);
    pen.lineTo(left * unit, (top + height - 0.2) * unit);
    for (let i = 7; i >= 0; i--)
      pen.lineTo((left + (i % 2 ? 0.8 : -0.2)) * unit, (top + (height * i) / 8) * unit);
    pen.closePath();
  };
  castShadow(part, "#2a1206", 0.6, 1, 2.6);
  pen.fillStyle = "#f3e2b8";
  trace();
  pen.fill();
  pen.shadowColor = "transparent";
  pen.save();
  trace();
  pen.clip();
  const fall = pen.createLinearGradient(0, top * unit, 0, (top + height) * unit);
  fall.addColorStop(0, seen("#fff7dd", 0.8));
  fall.addColorStop(1, seen("#d9b878", 0.4));
  pen.fillStyle = fall;
  pen.fillRect(0, 0, part.width, part.height);
  pen.fillStyle = seen("#8a6a2a", 0.06);
  for (let i = 0; i * 0.9 < width; i++)
    pen.fillRect((left + i * 0.9) * unit, 0, Math.max(0.5, 0.24 * unit), part.height);
  layGrain(part, 0.3);
  pen.restore();
  inkLabel(part, label, x - soft, y - soft, "#2b2140", "#5b4c33");
};

/** Chance from a whole number, 0 to 1. */
const chance = (n: number): number => {
  const mixed = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 12)) >>> 0) / 2 ** 32;
};

/** Dust that runs by in the gate: twelve times a second other specks. */
const drawDust = ({ pen, unit }: Sheet, { gate }: Layout, t: number): void => {
  for (let i = 0; i < 5; i++) {
    const n = Math.floor(t * 12) * 31 + i * 977 + 7;
    if (chance(n) < 0.6) continue;
    pen.fillStyle = chance(n + 1) > 0.5 ? "rgb(255 255 255 / 0.4)" : "rgb(0 0 0 / 0.35)";
    const wide = Math.max(1, Math.round((0.2 + chance(n + 4) * 0.3) * unit)) | 0;
    const isHair = chance(n + 5) > 0.8;
    // on whole pixels: small integers are not allocated
    pen.fillRect(
      Math.round((gate.x + chance(n + 2) * (gate.width - 1)) * unit) | 0,
      Math.round((gate.y + chance(n + 3) * (gate.height - 6)) * unit) | 0,
      wide,
      isHair ? Math.round((1 + chance(n + 6) * 4) * unit) | 0 : wide,
    );
  }
};

/** A frame of the strip, its film about it. */
const tile = (name: string, paint: PaintPart): ByState =>
  byState(name, (part, slide, assets) =>
    paintTile(part, assets, layoutOf(assets).strip, (frame) => paint(frame, slide, assets)),
  );
const paintStill: PaintPart = (part, slide, assets) => {
  const image = stillOf(part, assets, clipOf(slide), layoutOf(assets).gate);
  part.pen.drawImage(image, 0, 0, part.width, part.height);
};
const tiles = {
  negative: tile("negative", (part, slide, assets) => {
    paintStill(part, slide, assets);
    paintNegative(part);
  }),
  picture: tile("picture", paintStill),
  end: tile("end", (part, _, assets) =>
    paintLeader(part, assets, assets.say("slides.theEnd"), false),
  ),
  blank: tile("blank", (part, _, assets) => paintLeader(part, assets, "", false)),
} as const;
/** What is counted before the clip, by its number. */
const leaders = [undefined, "1", "2", "3"].map((number) =>
  number === undefined
    ? undefined
    : tile(`leader ${number}`, (part, _, assets) => paintLeader(part, assets, number, true)),
);
const turned = still("turned", paintNegative);
const shadowOfStrip: PaintPart = (part, _slide, assets) => paintShadow(part, layoutOf(assets));
const steelGate: PaintPart = (part, _slide, assets) => paintGate(part, layoutOf(assets));
const ownTape: PaintPart = (part, _slide, assets) => paintTape(part, layoutOf(assets));

/** The strip as it runs behind the gate, downwards; when it has stopped every frame is a picture. */
const drawStrip = (sheet: Sheet, slide: ShownSlide, assets: Assets, layout: Layout, t: number) => {
  const { pen, unit } = sheet;
  const { gate, strip, times, count } = layout;
  const wide = strip.frame + border;
  const high = strip.pitch * unit;
  // on whole pixels (small integers, which are not allocated); one more, so that no light falls through between two of them
  const [across, along] = [Math.round(wide * unit) | 0, Math.ceil(high + 0.5) | 0];
  const state = stillState(assets, clipOf(slide));
  const f = passed(t, layout);
  const first = Math.floor(f);
  const ended = t === Number.POSITIVE_INFINITY ? 0 : outCubic(span(t, times.end + 0.2, 0.9));
  const x = (50 - wide / 2 + swayOf(t, times)) * unit;
  for (let j = -4; j <= 4; j++) {
    const k = first + j;
    const y = Math.round((gate.y + (f - first - j) * strip.pitch) * unit) | 0;
    if (y > sheet.height || y + high < 0) continue;
    const isClip = k >= 0 && k <= count;
    const own = isClip ? tiles.negative : k > count ? tiles.end : (leaders[-k] ?? tiles.blank);
    const isWhole = isClip && ended === 1;
    if (!isWhole) {
      const { key, paint } = own[state];
      const image = assets.kept(sheet, key, wide, strip.pitch, paint);
      pen.drawImage(image, x, y, across, along);
    }
    if (!isClip || ended === 0) continue;
    const { key, paint } = tiles.picture[state];
    const picture = assets.kept(sheet, key, wide, strip.pitch, paint);
    pen.globalAlpha = ended;
    pen.drawImage(picture, x, y, across, along);
    pen.globalAlpha = 1;
  }
};

const swayOf = (t: number, { lead, end }: ClipTimes): number =>
  sway(t, 2.7) * (t > lead && t < end ? 0.25 : 0.06);

/** Colour negative on a lit table: it runs through a gate that prints what lies under it, and that moves. */
export const negative: VideoLook = {
  faces: [handFace, fromFace, edgeFace],
  window: (_slide, assets) => ({ ...layoutOf(assets).gate, radius: 1 }),
  lines: (_slide, assets) => {
    const { label } = layoutOf(assets);
    return turnedLines(label, tilt);
  },
  draw: (sheet, slide, assets, t) => {
    const layout = layoutOf(assets);
    const { pen, unit, width, height } = sheet;
    const { gate, label, times } = layout;
    const clip = clipOf(slide);
    const runs = t > times.lead && t < times.end;
    pen.drawImage(assets.kept(sheet, "table", 100, assets.height, paintTable), 0, 0);
    const shadow = assets.kept(sheet, "strip shadow", 100, assets.height, shadowOfStrip);
    pen.drawImage(shadow, swayOf(t, times) * unit, 0);
    drawStrip(sheet, slide, assets, layout, t);
    pen.drawImage(assets.kept(sheet, "edges", 100, assets.height, paintEdges), 0, 0);
    const dark = 1 - outCubic(span(t, 0, 0.5));
    if (dark > 0) {
      pen.fillStyle = "#120a10";
      pen.globalAlpha = dark * 0.8;
      pen.fillRect(0, 0, width, height);
      pen.globalAlpha = 1;
    }
    const up = (1 - outBack(span(t, 0.35, 0.65))) * -(gate.y + gate.height + 16);
    if (up > -(gate.y + gate.height + 15)) {
      const down = up * unit;
      pen.save();
      pen.translate(0, down);
      const printed =
        t === Number.POSITIVE_INFINITY ? 1 : span(t, times.lead - printing / 2, printing);
      if (isOpen(assets, clip, t, times.lead)) cut(sheet, gate, 1);
      else if (printed > 0) lay(sheet, stillOf(sheet, assets, clip, gate), gate);
      if (printed < 1) {
        pen.globalAlpha = 1 - printed;
        lay(sheet, stillOf(sheet, assets, clip, gate, turned), gate);
        pen.globalAlpha = 1;
      }
      // the lamp behind it flares when it begins, and is never quite still
      const flare = Math.max(0, 1 - Math.abs(t - times.lead) * 4) * 0.4;
      const flicker = runs ? 0.02 + 0.02 * sway(t, 0.17) + 0.012 * sway(t, 0.118) : 0;
      if (flare + flicker > 0.002) {
        pen.globalAlpha = flare + flicker;
        pen.fillStyle = "#ffe8be";
        pen.fillRect(
          Math.round(gate.x * unit) | 0,
          Math.round(gate.y * unit) | 0,
          Math.round(gate.width * unit) | 0,
          Math.round(gate.height * unit) | 0,
        );
        pen.globalAlpha = 1;
      }
      if (runs) drawDust(sheet, layout, t);
      lay(sheet, assets.kept(sheet, "loupe", gate.width, gate.height, paintLoupe), gate);
      const about = steel + soft;
      const wide = gate.width + 2 * about;
      const high = gate.height + 2 * about;
      const image = assets.kept(sheet, "gate", wide, high, steelGate);
      pen.drawImage(
        image,
        Math.round((gate.x - about) * unit) | 0,
        Math.round((gate.y - about) * unit) | 0,
      );
      pen.fillStyle = runs ? "#ff5a52" : "#5a2a2a";
      pen.beginPath();
      pen.arc(
        (gate.x + gate.width - 3) * unit,
        (gate.y + gate.height + steel / 2) * unit,
        0.6 * unit,
        0,
        7,
      );
      pen.fill();
      pen.restore();
    }
    if (label.lines.length === 0) return;
    const stuck = outBack(span(t, 0.8, 0.45));
    const { box } = label;
    const tape = assets.kept(sheet, "tape", box.width + 2 * soft, box.height + 2 * soft, ownTape);
    pen.save();
    const cx = box.x + box.width / 2;
    const cy = box.y + box.height / 2;
    pen.translate(cx * unit, (cy + (1 - stuck) * 27) * unit);
    pen.rotate(((tilt + mix(7, 0, stuck)) * Math.PI) / 180);
    pen.drawImage(
      tape,
      Math.round(-(box.width / 2 + soft) * unit) | 0,
      Math.round(-(box.height / 2 + soft) * unit) | 0,
    );
    pen.restore();
  },
};
