import type { SlideType } from "#core/domain/slide/index.ts";
import type { WordKey } from "#web/words/index.ts";
import type { ShownSlide } from "../shown.ts";
import { creditsWords } from "./credits/words.ts";
import { dateWords } from "./date/words.ts";
import { locationWords } from "./location/words.ts";
import { type KindWords, plainWords, type SpokenPart } from "./plain/words.ts";

/** A kind of slide to readers. */
interface KindReading {
  /** What it says: the same words that its drawing tells the places of. */
  readonly says: KindWords;
  /** What one is called that nobody signed. */
  readonly unsigned: WordKey;
}

const note: KindReading = { says: plainWords, unsigned: "slides.note" };

/** How readers hear of each kind. */
const readings: Readonly<Record<SlideType, KindReading>> = {
  audio: { says: plainWords, unsigned: "slides.audio" },
  credits: { says: creditsWords, unsigned: "slides.creditsTitle" },
  date: { says: dateWords, unsigned: "slides.date" },
  giphy: { says: plainWords, unsigned: "slides.giphy" },
  legacy: note,
  location: { says: locationWords, unsigned: "slides.location" },
  music: { says: plainWords, unsigned: "slides.music" },
  news: { says: plainWords, unsigned: "slides.news" },
  photos: note,
  text: note,
  title: note,
  video: { says: plainWords, unsigned: "slides.video" },
};

/** What a slide says, before anything of it is drawn. */
export const wordsOf = (slide: ShownSlide): readonly SpokenPart[] =>
  readings[slide.type].says(slide).filter(({ text }) => text !== "");

/** What a slide of a kind is called where nobody signed it. */
export const unsignedOf = (type: SlideType): WordKey => readings[type].unsigned;
