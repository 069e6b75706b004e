import { beatsOf } from "#core/domain/slide/index.ts";
import type { ShownSlide } from "../../shown.ts";
import type { Assets } from "../drawing.ts";
import { clamp } from "../motion.ts";

/** The voice of a slide, as its drawing needs it. Seconds. */
export interface Clip {
  /** When it begins, and how long it is. */
  readonly lead: number;
  readonly seconds: number;
  /** 0 to 1, evenly over the clip; null where nothing is known of them. */
  readonly peaks: readonly number[] | null;
}

/** Taken for a clip whose length is not known yet. */
const unknown = 8;

const clipIn = (slide: ShownSlide): Clip => {
  const voice = slide.media.find(({ type }) => type === "audio");
  const peaks = voice?.peaks ?? null;
  return {
    lead: beatsOf(slide).lead,
    seconds: Math.max(0.5, voice?.duration ?? unknown),
    peaks: peaks !== null && peaks.length > 0 ? peaks : null,
  };
};

/** The voice of a slide (SLIDE-22): its length, when it begins, and its peaks. */
export const clipOf = (assets: Assets): Clip => assets.once("clip", clipIn);

/** How much of the clip has been heard at `t`, 0 to 1; `settled` is what a look shows of it when it is settled. */
export const heard = ({ lead, seconds }: Clip, t: number, settled: number): number =>
  Number.isFinite(t) ? clamp((t - lead) / seconds) : settled;

/** A needle falls back so fast: parts of full swing a second. */
const falling = 2.2;
const reach = 0.5;

/** How loud the clip is at a part of it, 0 to 1, as a needle shows it: up at once, and back slowly. */
export const levelAt = ({ seconds, peaks }: Clip, at: number): number => {
  if (!peaks || at <= 0 || at >= 1) return 0;
  const step = seconds / peaks.length;
  const now = Math.floor(at * peaks.length);
  let level = 0;
  for (let back = 0; back <= reach / step && now - back >= 0; back++) {
    const peak = clamp(peaks[now - back] ?? 0) - back * step * falling;
    if (peak > level) level = peak;
  }
  return level;
};

/** Peaks brought to so many bars, each the loudest of its part. */
export const barsOf = (peaks: readonly number[], count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => {
    const from = Math.floor((i * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((i + 1) * peaks.length) / count));
    return clamp(Math.max(...peaks.slice(from, to)));
  });
