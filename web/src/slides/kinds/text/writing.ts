import { displaySeconds, slidePlays, type Timed } from "#core/domain/slide/index.ts";
import type { ShownSlide } from "../../shown.ts";

/** The slide as its time is reckoned from; a clip's length is not known here. */
const timed = (slide: ShownSlide): Timed => ({
  ...slide,
  giphy_duration: null,
  media: slide.media.map(({ type }) => ({ type, duration: null })),
});

/** The part of a slide's time in which everything comes in. */
const entering = 0.4;

/** Seconds in which everything has come in: within two fifths of the slide’s time, and what the core says at most (OPEN-173). */
export const entranceOf = (slide: ShownSlide): number =>
  Math.min(entering * displaySeconds(timed(slide)), slidePlays[slide.type].entrance(slide) / 1000);

/** When a text is written, and when it is signed: seconds. */
export interface WritingTimes {
  readonly from: number;
  readonly length: number;
  readonly signed: number;
  readonly signing: number;
  readonly end: number;
}

/** A message of so many signs is written at this pace, or faster where its slide’s time is short; `before` are the seconds until it begins. */
export const writingTimes = (
  slide: ShownSlide,
  signs: number,
  perSign: number,
  signing = 0.5,
  before = 0.25,
): WritingTimes => {
  const most = entranceOf(slide) - before - signing - 0.1;
  const length = Math.max(0.2, Math.min(most, 0.3 + signs * perSign));
  const signed = before + length + 0.1;
  return { from: before, length, signed, signing, end: signed + signing };
};
