import type { SlideType } from "#core/domain/slide/index.ts";
import type { ShownSlide } from "../shown.ts";
import { creditsWords } from "./credits/words.ts";
import { dateWords } from "./date/words.ts";
import { locationWords } from "./location/words.ts";
import { type KindWords, plainWords, type SpokenPart } from "./plain/words.ts";

/** What each kind of slide says to readers: the same words that its drawing tells the places of. */
const kindWords: Readonly<Record<SlideType, KindWords>> = {
  audio: plainWords,
  credits: creditsWords,
  date: dateWords,
  giphy: plainWords,
  legacy: plainWords,
  location: locationWords,
  music: plainWords,
  news: plainWords,
  photos: plainWords,
  text: plainWords,
  title: plainWords,
  video: plainWords,
};

/** What a slide says, before anything of it is drawn. */
export const wordsOf = (slide: ShownSlide): readonly SpokenPart[] =>
  kindWords[slide.type](slide).filter(({ text }) => text !== "");
