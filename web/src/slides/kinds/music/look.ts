import { beatsOf, displaySeconds } from "#core/domain/slide/index.ts";
import { makerOf, type ShownSlide, timedOf } from "../../shown.ts";
import type { Assets, Face, Line, Sheet } from "../drawing.ts";
import { clamp } from "../motion.ts";

/** One look of a song (SLIDE-12). */
export interface MusicLook {
  readonly faces: readonly Face[];
  lines(slide: ShownSlide, assets: Assets): readonly Line[];
  draw(sheet: Sheet, slide: ShownSlide, assets: Assets, t: number): void;
}

/** When the song begins and how long it is heard. Seconds. */
export interface Song {
  readonly lead: number;
  readonly seconds: number;
}

export const songOf = (slide: ShownSlide, assets: Assets): Song =>
  assets.once("song", () => ({
    lead: beatsOf(slide).lead,
    seconds: Math.max(1, displaySeconds(timedOf(slide))),
  }));

/** Settled, so much of the song has been heard. */
const settled = 0.3;
/** How much of the song has been heard at `t`, 0 to 1. */
export const heard = ({ lead, seconds }: Song, t: number): number =>
  Number.isFinite(t) ? clamp((t - lead) / seconds) : settled;

/** The words of a song’s slide: its title, or that it is a song, and who it is from. */
export const wordsOf = (slide: ShownSlide, assets: Assets) => ({
  title: slide.title?.trim() || assets.say("slides.music"),
  from: slide.subtitle?.trim() || makerOf(slide),
});
