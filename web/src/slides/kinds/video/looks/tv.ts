import { makerOf, type ShownSlide } from "../../../shown.ts";
import type { Assets, KeptPart, PaintPart, Sheet } from "../../drawing.ts";
import { inOutCubic, mix, outBack, outCubic, span, sway } from "../../motion.ts";
import { castShadow, layGrain, seen } from "../../paper/index.ts";
import {
  byState,
  type ClipTimes,
  clipOf,
  isOpen,
  lay,
  shapeOfClip,
  stillOf,
  stillState,
  timesOf,
} from "../clip.ts";
import type { VideoLook } from "../look.ts";
import { fromFace, inkLabel, type Label, labelOf, titleFace, turnedLines } from "../words.ts";
import { oneOf } from "./framed.ts";
import {
  paintDial,
  paintLamp,
  paintMug,
  paintRoom,
  paintSet,
  paintSteam,
  type Television,
  traceTube,
} from "./set.ts";
import {
  paintDark,
  paintHum,
  paintLine,
  paintSnow,
  paintStation,
  paintTube,
  stationFace,
} from "./tube.ts";

interface Layout {
  readonly tv: Television;
  readonly label: Label;
  readonly times: ClipTimes;
  readonly paper: string;
  readonly hasMug: boolean;
}

const papers = ["#e2ab4e", "#c98f6a", "#8fae8c", "#d98f7c"] as const;
const tilt = -1.3;
const soft = 8;

/** A clip gives up at most so much of a side to the tube. */
const given = 0.25;
const tubeShape = (shape: number, wanted: number): number =>
  Math.min(shape / (1 - given), Math.max(shape * (1 - given), wanted));

const layoutOf = (slide: ShownSlide, assets: Assets): Layout =>
  assets.once("layout", () => {
    const { height } = assets;
    const low = Math.min(1, height / 140);
    const shape = shapeOfClip(clipOf(slide), assets);
    const isTall = shape < 0.85;
    const label = labelOf(slide, assets, {
      face: titleFace,
      ...{ widest: isTall ? 84 : 68, side: 4, edge: 2, bottom: height - 5 },
      ...(isTall ? { middle: 50 } : { left: 5 }),
      ...{ most: 6.6 * low, high: 14.6 * low, from: 3.1 },
    });
    const foot = label.box.height > 0 ? label.box.y : height - 12;
    const place = { label, times: timesOf(slide, assets), paper: oneOf(papers, slide) };
    if (isTall) {
      const a = tubeShape(shape, 0.78);
      const y = 11 * low;
      const high = Math.min(78, foot - 4 - y - 5 - 21, 62 / a);
      const tube = { x: 50 - (high * a) / 2, y: y + 5.4, width: high * a, height: high };
      const cabinet = { x: tube.x - 6.4, y, width: tube.width + 12.8, height: high + 26 };
      const below = tube.y + tube.height + 9.4;
      const right = cabinet.x + cabinet.width;
      const tv: Television = {
        ...{ isTall, cabinet, tube, floor: cabinet.y + cabinet.height - 1.4 },
        knobs: [
          { x: right - 22, y: below, size: 5.4 },
          { x: right - 10, y: below, size: 4.4 },
        ],
        lamp: [right - 16, below + 7.6],
      };
      return { ...place, tv, hasMug: false };
    }
    const a = tubeShape(shape, 1.25);
    const wide = 64;
    const high = Math.min(wide / a, foot - 46 * low - 8);
    const tube = { x: 5 + 6, y: 0, width: high * a, height: high };
    const cabinet = { x: 5, y: 0, width: 90, height: high + 19 };
    const y = Math.max(6, Math.min(30 * low, foot - 10 - cabinet.height));
    tube.y = y + 6.6;
    tube.x = cabinet.x + Math.max(6, (cabinet.width - 22 - tube.width) / 2 + 3);
    cabinet.y = y;
    const middle = (tube.x + tube.width + cabinet.x + cabinet.width - 2) / 2;
    const tv: Television = {
      ...{ isTall, cabinet, tube, floor: y + cabinet.height - 1.4 },
      knobs: [
        { x: middle, y: y + cabinet.height * 0.21, size: 6 },
        { x: middle, y: y + cabinet.height * 0.41, size: 4.9 },
      ],
      lamp: [middle, y + cabinet.height * 0.53],
    };
    return { ...place, tv, hasMug: label.box.width < 72 };
  });

/** How the tube is at a time: how bright, how far open, how far its picture rolls, and what is on. */
const state = { warm: 0, open: 0, roll: 0, snow: 0, burst: 0 };
/** Seconds before its clip in which the channel is found. */
const finding = 0.3;

const setState = (t: number, { lead, end }: ClipTimes): void => {
  if (t === Number.POSITIVE_INFINITY) {
    state.warm = state.open = 1;
    state.roll = state.snow = state.burst = 0;
    return;
  }
  const off = span(t, end + 0.05, 0.35);
  const on = span(t, end + 0.72, 0.4);
  state.warm = outCubic(span(t, 0.45, 0.9)) * (1 - (off > 0 && on === 0 ? off * off * 0.9 : 0));
  state.open =
    inOutCubic(span(t, 0.6, 0.45)) * (off > 0 ? (on > 0 ? outCubic(on) : 1 - outCubic(off)) : 1);
  state.roll = (1 - outCubic(span(t, 0.9, 0.7))) * 1.3;
  state.snow = (1 - span(t, 0.85, 0.5)) * 0.5;
  state.burst = t >= lead - finding && t < lead ? 1 : 0;
};

/** What is on before the clip and after it, as the tube shows it: rolled, and as far open as the tube is. */
const layOpened = (sheet: Sheet, image: CanvasImageSource, { tube }: Television): void => {
  const { pen, unit } = sheet;
  const { open, roll, warm } = state;
  const wide = tube.width * mix(0.3, 1, Math.min(1, open * 3));
  const high = tube.height * mix(0.012, 1, open);
  const x = (tube.x + (tube.width - wide) / 2) * unit;
  const y = (tube.y + (tube.height - high) / 2) * unit;
  pen.globalAlpha = warm;
  const down = (roll % 1) * high * unit;
  pen.drawImage(image, x, y + down, wide * unit, high * unit);
  if (down > 0) pen.drawImage(image, x, y + down - high * unit, wide * unit, high * unit);
  pen.globalAlpha = 1;
};

/** The tube’s outline, kept for the size it was last drawn at. */
const noOutline = (): { unit: number; path: Path2D } => ({ unit: 0, path: new Path2D() });
const outlineOf = ({ unit }: Sheet, assets: Assets, tube: Television["tube"]): Path2D => {
  const known = assets.once("outline", noOutline);
  if (known.unit !== unit) {
    known.unit = unit;
    known.path = new Path2D();
    traceTube(known.path, tube.x * unit, tube.y * unit, tube.width * unit, tube.height * unit);
  }
  return known.path;
};
const darkOf = (sheet: Sheet, assets: Assets, { width, height }: Television["tube"]) =>
  assets.kept(sheet, "dark", width, height, paintDark);
/** What is on before the clip, and after it. */
const stations = {
  before: {
    key: "station",
    paint: (part, slide, assets) =>
      paintStation(part, assets, slide.subtitle?.trim() || makerOf(slide) || "Fanfold"),
  },
  end: {
    key: "the end",
    paint: (part, _, assets) => paintStation(part, assets, assets.say("slides.theEnd")),
  },
} as const satisfies Record<string, KeptPart>;
const flurries = [0, 1, 2].map(
  (n): KeptPart => ({ key: `snow ${n}`, paint: (part) => paintSnow(part, 40 + n) }),
);

const drawTube = (
  sheet: Sheet,
  slide: ShownSlide,
  assets: Assets,
  layout: Layout,
  t: number,
): void => {
  const { pen, unit } = sheet;
  const { tv, times } = layout;
  const { tube } = tv;
  const clip = clipOf(slide);
  const isClip = t === Number.POSITIVE_INFINITY || (t >= times.lead && t < times.end + 0.42);
  pen.save();
  const outline = outlineOf(sheet, assets, tube);
  if (isClip && isOpen(assets, clip, t, times.lead)) {
    pen.globalCompositeOperation = "destination-out";
    pen.fillStyle = "#000000";
    pen.fill(outline);
    pen.globalCompositeOperation = "source-over";
    pen.clip(outline);
  } else {
    pen.clip(outline);
    if (isClip) lay(sheet, stillOf(sheet, assets, clip, tube), tube);
    else {
      lay(sheet, darkOf(sheet, assets, tube), tube);
      const { key, paint } = t > times.end ? stations.end : stations.before;
      const card = assets.kept(sheet, key, tube.width, tube.height, paint);
      if (state.warm > 0) layOpened(sheet, card, tv);
    }
  }
  // a picture that folds: dark from above and below
  if (isClip && state.open < 1) {
    const gap = (tube.height / 2) * state.open;
    const glass = darkOf(sheet, assets, tube);
    const high = (tube.height / 2 - gap) * unit;
    pen.drawImage(
      glass,
      0,
      0,
      tube.width * unit,
      high,
      tube.x * unit,
      tube.y * unit,
      tube.width * unit,
      high,
    );
    const low = (tube.y + tube.height / 2 + gap) * unit;
    pen.drawImage(
      glass,
      0,
      tube.height * unit - high,
      tube.width * unit,
      high,
      tube.x * unit,
      low,
      tube.width * unit,
      high,
    );
  }
  if (state.open < 1 && state.warm > 0.02) {
    const line = assets.kept(sheet, "line", tube.width, 8, paintLine);
    const thick = mix(3, 9, state.open);
    const wide = tube.width * mix(0.5, 1, state.open);
    pen.globalAlpha = (1 - state.open) * Math.min(1, state.warm * 1.6);
    const x = tube.x + (tube.width - wide) / 2;
    const y = tube.y + tube.height / 2 - thick / 2;
    pen.drawImage(line, x * unit, y * unit, wide * unit, thick * unit);
    pen.globalAlpha = 1;
  }
  const snow = Math.max(state.snow * state.warm, state.burst * 0.96);
  if (snow > 0.01) {
    // three pictures, a dozen times a second, each laid another way round
    const flurry = flurries[Math.floor(t * 24) % flurries.length];
    if (flurry) {
      const image = assets.kept(sheet, flurry.key, tube.width, tube.height, flurry.paint);
      pen.globalAlpha = snow;
      lay(sheet, image, tube);
      pen.globalAlpha = 1;
    }
  }
  if (state.open === 1 && t < Number.POSITIVE_INFINITY) {
    const hum = assets.kept(sheet, "hum", tube.width, 14, paintHum);
    const at = ((t * 0.13) % 1) * (tube.height + 14) - 14;
    pen.drawImage(hum, tube.x * unit, (tube.y + at) * unit);
  }
  lay(sheet, assets.kept(sheet, "tube", tube.width, tube.height, paintTube), tube);
  pen.restore();
};

/** The light of what is on, on wall and table: its own colours, soft. */
const paintGlow = (part: Sheet, soft: CanvasImageSource, { tube }: Television): void => {
  const { pen, unit, width, height } = part;
  pen.imageSmoothingQuality = "high";
  pen.drawImage(soft, -width * 0.2, -height * 0.2, width * 1.4, height * 1.4);
  pen.globalCompositeOperation = "destination-in";
  const [x, y] = [(tube.x + tube.width / 2) * unit, (tube.y + tube.height / 2) * unit];
  const reach = pen.createRadialGradient(x, y, tube.width * 0.3 * unit, x, y, 92 * unit);
  reach.addColorStop(0, "rgb(0 0 0 / 0.9)");
  reach.addColorStop(0.5, "rgb(0 0 0 / 0.36)");
  reach.addColorStop(1, "rgb(0 0 0 / 0)");
  pen.fillStyle = reach;
  pen.fillRect(0, 0, width, height);
};

const paintCard = (part: Sheet, { label }: Layout): void => {
  const { pen, unit } = part;
  const { width, height, x, y } = label.box;
  castShadow(part, "#2a0f05", 0.66, 1.3, 3);
  const card = pen.createLinearGradient(0, soft * unit, 0, (soft + height) * unit);
  card.addColorStop(0, "#fffdf6");
  card.addColorStop(1, "#f3e6cd");
  pen.fillStyle = card;
  pen.beginPath();
  pen.roundRect(soft * unit, soft * unit, width * unit, height * unit, 0.7 * unit);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.save();
  pen.clip();
  layGrain(part, 0.3);
  pen.restore();
  pen.strokeStyle = seen("#c92f3a", 0.55);
  pen.lineWidth = 0.3 * unit;
  pen.strokeRect(
    (soft + 0.9) * unit,
    (soft + 0.9) * unit,
    (width - 1.8) * unit,
    (height - 1.8) * unit,
  );
  inkLabel(part, label, x - soft, y - soft, "#2b2140", "#6b6280");
};

const ownRoom: PaintPart = (part, slide, assets) => {
  const { tv: set, paper } = layoutOf(slide, assets);
  paintRoom(part, set, paper);
};
const ownSet: PaintPart = (part, slide, assets) => paintSet(part, layoutOf(slide, assets).tv);
const ownCard: PaintPart = (part, slide, assets) => paintCard(part, layoutOf(slide, assets));
/** The still as a few pixels, and the light it throws. */
const glow = byState("glow", (part, slide, assets) => {
  const clip = clipOf(slide);
  const { tv: set } = layoutOf(slide, assets);
  const small = { ...part, unit: 0.08 };
  const name = `soft ${stillState(assets, clip)}`;
  const blurred = assets.kept(small, name, 100, assets.height, ({ pen, width, height }) => {
    pen.imageSmoothingQuality = "high";
    pen.drawImage(stillOf(part, assets, clip, set.tube), 0, 0, width, height);
  });
  paintGlow(part, blurred, set);
});

/** What shakes once and is still again: so many units at `from`. */
const knock = (t: number, from: number): number =>
  t < from || t > from + 0.28 ? 0 : Math.exp((from - t) * 12) * Math.sin((t - from) * 44) * 0.3;

/** An old set that warms up, finds its channel and glows on the wallpaper; at the end its picture folds to a line. */
export const tv: VideoLook = {
  faces: [titleFace, fromFace, stationFace],
  window: (slide, assets) => layoutOf(slide, assets).tv.tube,
  lines: (slide, assets) => turnedLines(layoutOf(slide, assets).label, tilt),
  draw: (sheet, slide, assets, t) => {
    const layout = layoutOf(slide, assets);
    const { pen, unit, width, height } = sheet;
    const { tv: set, label, times, hasMug } = layout;
    const { knobs, lamp } = set;
    const clip = clipOf(slide);
    setState(t, times);
    pen.drawImage(assets.kept(sheet, "room", 100, assets.height, ownRoom), 0, 0);
    const lit = state.warm * state.open;
    pen.fillStyle = "#280e14";
    pen.globalAlpha = mix(0.16, 0.46, lit);
    pen.fillRect(0, 0, width, height);
    pen.globalAlpha = 1;
    const bright = lit * (0.62 + 0.04 * sway(t, 0.9) + 0.03 * sway(t, 0.37));
    if (bright > 0.01) {
      const { key, paint } = glow[stillState(assets, clip)];
      const image = assets.kept(sheet, key, 100, assets.height, paint);
      pen.globalAlpha = bright;
      pen.drawImage(image, 0, 0);
      pen.globalAlpha = 1;
    }
    pen.save();
    pen.translate(0, (knock(t, 0.42) + knock(t, times.lead - finding)) * unit);
    pen.drawImage(assets.kept(sheet, "set", 100, assets.height, ownSet), 0, 0);
    drawTube(sheet, slide, assets, layout, t);
    const turned = outBack(span(t, times.lead - finding - 0.12, 0.35));
    turnDial(sheet, assets, knobs[0], mix(-2.2, 0.4, turned));
    turnDial(sheet, assets, knobs[1], mix(-2.3, -0.4, inOutCubic(span(t, 0.25, 0.2))));
    const lampLit = assets.kept(sheet, "lamp", 6, 6, paintLamp);
    pen.globalAlpha = t > 0.85 ? 1 : 0.25 + 0.75 * outCubic(span(t, 0.45, 0.4));
    pen.drawImage(lampLit, (lamp[0] - 3) * unit, (lamp[1] - 3) * unit);
    pen.globalAlpha = 1;
    pen.restore();
    if (hasMug) drawMug(sheet, assets, t);
    if (label.lines.length === 0) return;
    const come = outBack(span(t, 0.5, 0.55));
    const { box } = label;
    const card = assets.kept(sheet, "card", box.width + 2 * soft, box.height + 2 * soft, ownCard);
    pen.save();
    const cx = box.x + box.width / 2;
    const cy = box.y + box.height / 2;
    pen.translate(cx * unit, (cy + (1 - come) * 26) * unit);
    pen.rotate(((tilt - (1 - come) * 6) * Math.PI) / 180);
    pen.drawImage(card, -(box.width / 2 + soft) * unit, -(box.height / 2 + soft) * unit);
    pen.restore();
  },
};

const turnDial = (
  sheet: Sheet,
  assets: Assets,
  { x, y, size }: Television["knobs"][number],
  turn: number,
): void => {
  const { pen, unit } = sheet;
  const dial = assets.kept(sheet, "dial", 12, 12, paintDial);
  pen.save();
  pen.translate(x * unit, y * unit);
  pen.rotate(turn);
  const half = size * unit;
  const side = 2 * half;
  pen.drawImage(dial, -half, -half, side, side);
  pen.restore();
};

/** Steam that rises in wisps, one after another. */
const drawMug = (sheet: Sheet, assets: Assets, t: number): void => {
  const { pen, unit } = sheet;
  const foot = assets.height - 5.4;
  const mug = assets.kept(sheet, "mug", 22, 20, paintMug);
  pen.drawImage(mug, 77 * unit, (foot - 17.6) * unit);
  const wisp = assets.kept(sheet, "steam", 8, 8, paintSteam);
  const top = foot - 15;
  const at = Number.isFinite(t) ? t : 1.7;
  for (let i = 0; i < 3; i++) {
    const k = (at / 3.6 + i / 3) % 1;
    const half = 2.2 + k * 3;
    pen.globalAlpha = Math.sin(k * Math.PI) * 0.6;
    const x = 86.5 + Math.sin(k * 5 + i * 2.1) * 1.4 - half;
    const wide = 2 * half * unit;
    pen.drawImage(wisp, x * unit, (top - k * 17 - half) * unit, wide, wide * 1.3);
  }
  pen.globalAlpha = 1;
};
