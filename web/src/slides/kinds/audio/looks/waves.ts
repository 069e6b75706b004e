import { makerOf, type ShownSlide } from "../../../shown.ts";
import type { Assets, PaintPart, Sheet } from "../../drawing.ts";
import {
  inkLine,
  type PaintLine,
  type Setting,
  sans,
  serif,
  setWords,
  stripOf,
} from "../../lettering/index.ts";
import { clamp, outBack, outCubic, span, sway } from "../../motion.ts";
import { seen } from "../../paper/index.ts";
import { barsOf, type Clip, clipOf, heard } from "../clip.ts";
import type { AudioLook } from "../look.ts";
import { behind, layDown, layLayer, paperFrom, risen, topOf } from "./layers.ts";
import {
  boatSide,
  heartSide,
  layerHigh,
  paintBars,
  paintBoat,
  paintCrest,
  paintHeart,
  paintSky,
  paintSun,
  sunSide,
} from "./sea.ts";

const titleFace = serif("680");
const fromFace = sans("800");

/** Seconds: the boat drops in, the words come. */
const boating = { from: 0.75, length: 0.5 } as const;
const wordsAt = 0.35;

/** The sea’s level and the crest’s greatest height, in units on a slide 140 high. */
const level = 30;
const crestHigh = 24;

/** How the voice looks: bars by its length, and the outline of the crest above them. */
interface Voice {
  readonly bars: readonly number[];
  /** In units above the level. */
  readonly heights: readonly number[];
}

const ownVoice = (_slide: ShownSlide, assets: Assets): Voice => voiceOf(clipOf(assets));
const crest: PaintPart = (part, _, assets) =>
  paintCrest(part, assets.once("voice", ownVoice).heights, level);
const paintOwnBars = (part: Sheet, assets: Assets, said: boolean): void => {
  const { bars, heights } = assets.once("voice", ownVoice);
  paintBars(part, bars, heights, level, said);
};
const palePaint: PaintPart = (part, _, assets) => paintOwnBars(part, assets, false);
const goldPaint: PaintPart = (part, _, assets) => paintOwnBars(part, assets, true);

const calm = 25;
/** Loud is far above quiet, as it sounds. */
const contrast = 1.7;

const voiceOf = (clip: Clip): Voice => {
  const count = Math.round(clamp(clip.seconds * 1.6, 16, 58));
  if (!clip.peaks)
    return {
      bars: [],
      heights: Array.from({ length: calm }, (_, i) => 2.4 + 1.3 * Math.sin(i * 0.9)),
    };
  const loud = barsOf(clip.peaks, count);
  const most = Math.max(...loud);
  // a silent clip is a flat line, not noise
  const bars = loud.map((bar) => (most > 0.02 ? (bar / most) ** contrast : 0));
  const heights = [0, ...bars, 0].map((_, i, all) => {
    const near = [all[i - 1] ?? 0, all[i] ?? 0, all[i + 1] ?? 0];
    const [a = 0, b = 0, c = 0] = near;
    return 2 + crestHigh * (0.22 * a + 0.56 * b + 0.22 * c);
  });
  return { bars, heights };
};

interface Words {
  readonly title: Setting;
  readonly from: Setting;
}

const wordsOf = (slide: ShownSlide, assets: Assets): Words =>
  assets.once("words", () => {
    const low = Math.min(1, assets.height / 140);
    const title = setWords(
      slide.title?.trim() || assets.say("slides.audio"),
      {
        ...{ part: "title", face: titleFace, align: "center", stand: "top", isEven: true },
        ...{ x: 8, width: 84, y: 10 * low, height: 32 * low },
        ...{ most: 13 * low, least: 3 * low, leading: 1.1 },
      },
      assets,
    );
    const from = setWords(
      slide.subtitle?.trim() || makerOf(slide),
      {
        ...{ part: "from", face: fromFace, align: "center", stand: "top" },
        ...{ x: 8, width: 84, y: title.bottom + 1.6 * low, height: 6 * low },
        ...{ most: 4.4 * low, least: 2 * low, leading: 1.1 },
      },
      assets,
    );
    return { title, from };
  });

const cream: PaintLine = (part, line, dx, dy) => {
  part.pen.shadowColor = seen("#2a1450", 0.5);
  part.pen.shadowBlur = 0.09 * line.size * part.unit;
  part.pen.shadowOffsetY = 0.04 * line.size * part.unit;
  part.pen.fillStyle = "#fff8e9";
  inkLine(part, line, dx, dy);
};

const layWords = (sheet: Sheet, assets: Assets, { lines }: Setting, k: number): void => {
  if (k === 0) return;
  const { pen, unit } = sheet;
  pen.globalAlpha = k;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (!line) break;
    const strip = stripOf(sheet, assets, line, cream);
    pen.drawImage(strip.image, strip.x, strip.y + (1 - k) * 3 * unit);
  }
  pen.globalAlpha = 1;
};

const evening = (part: Sheet): void => paintSky(part, "evening");
const night = (part: Sheet): void => paintSky(part, "night");

/** The crest at a place across, in units above the level. */
const heightAt = ({ heights }: Voice, x: number): number => {
  const at = clamp(x / 100) * (heights.length - 1);
  const i = Math.min(heights.length - 2, Math.floor(at));
  const k = at - i;
  const ease = k * k * (3 - 2 * k);
  const from = heights[i] ?? 0;
  return from + ((heights[i + 1] ?? from) - from) * ease;
};

/** Hearts that rise when the boat has landed: how far apart, and how each drifts. */
const hearts = [
  [-6, 0, 0.9],
  [1, 0.25, 1.2],
  [-11, 0.5, 0.75],
  [-3, 0.8, 1],
] as const;

const layHearts = (sheet: Sheet, assets: Assets, x: number, y: number, since: number): void => {
  const { pen, unit } = sheet;
  const image = assets.kept(sheet, "heart", heartSide, heartSide, paintHeart);
  for (let i = 0; i < hearts.length; i++) {
    const heart = hearts[i];
    if (!heart) break;
    const k = span(since, heart[1], 1.6);
    if (k <= 0 || k >= 1) continue;
    const size = heart[2] * outBack(Math.min(1, k * 3)) * unit * heartSide;
    pen.globalAlpha = Math.min(1, (1 - k) * 3);
    const left = (x + heart[0] + 2 * Math.sin(k * 7 + i)) * unit - size / 2;
    pen.drawImage(image, left, (y - 10 - 26 * outCubic(k)) * unit - size / 2, size, size);
  }
  pen.globalAlpha = 1;
};

/** A paper sea whose crest is the voice: a boat sails over it while it is heard, and the sun goes down. */
export const waves: AudioLook = {
  faces: [titleFace, fromFace],
  lines: (slide, assets) => {
    const { title, from } = wordsOf(slide, assets);
    return [...title.lines, ...from.lines];
  },
  draw: (sheet, slide, assets, t) => {
    const { pen, unit } = sheet;
    const { height } = assets;
    const clip = clipOf(assets);
    const voice = assets.once("voice", ownVoice);
    // settled, the boat has crossed
    const at = heard(clip, t, 1);
    // from the front to the back: what is in front hides what lies behind it
    const far = topOf(0, assets, t);
    const middle = topOf(1, assets, t);
    const top = height - layerHigh - level + 30 + (1 - risen(2, t)) * 70;
    const near = topOf(2, assets, t);
    const front = topOf(3, assets, t);
    const underFront = behind(front, paperFrom, layerHigh, height);
    const underNear = behind(near, paperFrom, layerHigh, underFront);
    const underCrest = behind(top, level, layerHigh + 2, underNear);
    const underMiddle = behind(middle, paperFrom, layerHigh, underCrest);
    const underFar = behind(far, paperFrom, layerHigh, underMiddle);
    if (at < 1)
      layDown(
        sheet,
        assets.kept(sheet, "evening", 100, height, evening),
        0,
        0,
        100,
        height,
        underFar,
      );
    if (at > 0) {
      pen.globalAlpha = at;
      layDown(sheet, assets.kept(sheet, "night", 100, height, night), 0, 0, 100, height, underFar);
      pen.globalAlpha = 1;
    }
    const sun = assets.kept(sheet, "sun", sunSide, sunSide, paintSun);
    const sunY = height - 77 + 27 * at + (1 - outCubic(span(t, 0, 0.9))) * 40 - sunSide / 2;
    layDown(sheet, sun, 58 - sunSide / 2, sunY, sunSide, sunSide, underFar);
    layLayer(sheet, assets, 0, t, far, underMiddle);
    layLayer(sheet, assets, 1, t, middle, underCrest);
    const own = assets.kept(sheet, "crest", 100, layerHigh + 2, crest);
    layDown(sheet, own, 0, top, 100, layerHigh + 2, underNear);
    layBars(sheet, assets, voice, at, top, underNear);
    const x = 7 + 86 * at;
    const boat = assets.kept(sheet, "boat", boatSide, boatSide, paintBoat);
    const y = top + level - heightAt(voice, x);
    const slope = Math.atan2(heightAt(voice, x - 2.5) - heightAt(voice, x + 2.5), 5);
    const fall = outBack(span(t, boating.from, boating.length), 1.3);
    if (fall > 0) {
      pen.save();
      pen.translate(x * unit, (y - (1 - fall) * 60 + 0.5 * sway(t, 2.6)) * unit);
      pen.rotate(0.7 * slope + 0.05 * sway(t, 3.1));
      pen.drawImage(boat, (-boatSide / 2) * unit, -19 * unit);
      pen.restore();
    }
    layLayer(sheet, assets, 2, t, near, underFront);
    layLayer(sheet, assets, 3, t, front, height);
    if (Number.isFinite(t)) layHearts(sheet, assets, x, y, t - clip.lead - clip.seconds);
    const { title, from } = wordsOf(slide, assets);
    layWords(sheet, assets, title, outCubic(span(t, wordsAt, 0.6)));
    layWords(sheet, assets, from, outCubic(span(t, wordsAt + 0.25, 0.6)));
  },
};

/** Bars of what is to come, and over them in gold those of what was said. */
const layBars = (
  sheet: Sheet,
  assets: Assets,
  voice: Voice,
  at: number,
  top: number,
  hidden: number,
): void => {
  if (voice.bars.length === 0) return;
  const { pen, unit } = sheet;
  const pale = assets.kept(sheet, "pale", 100, layerHigh, palePaint);
  const gold = assets.kept(sheet, "gold", 100, layerHigh, goldPaint);
  const wide = Math.ceil(100 * unit);
  const high = Math.min(Math.ceil(layerHigh * unit), Math.ceil((hidden - top) * unit));
  if (high < 1) return;
  const said = Math.round((7 + 86 * at) * unit);
  const y = top * unit;
  if (said < wide) pen.drawImage(pale, said, 0, wide - said, high, said, y, wide - said, high);
  if (at > 0) pen.drawImage(gold, 0, 0, said, high, 0, y, said, high);
};
