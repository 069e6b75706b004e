import { tooLongWords } from "../form/index.ts";
import type { SlideType } from "./slide.ts";
import { slideWords } from "./words.ts";

/** A text field that runs out of room after `limit` UTF-16 units, with the words it is refused with. */
export interface TextLimit {
  readonly limit: number;
  readonly words: string;
}

const upTo = (limit: number, words: string = tooLongWords(limit)): TextLimit => ({
  limit,
  words,
});

type Limits = Readonly<Partial<Record<"title" | "subtitle" | "description", TextLimit>>>;

/** How long the texts of a slide may be, per slide field (SLIDE-20..37, OPEN-82, OPEN-89). */
export const slideLimits: Readonly<Record<SlideType, Limits>> = {
  audio: { title: upTo(30, slideWords.voiceTitle), subtitle: upTo(30) },
  credits: { title: upTo(40) },
  date: { title: upTo(40) },
  giphy: { title: upTo(50), subtitle: upTo(30) },
  legacy: {},
  location: { title: upTo(20) },
  music: { title: upTo(40), subtitle: upTo(30) },
  news: { title: upTo(40), description: upTo(80) },
  photos: { title: upTo(60), subtitle: upTo(30) },
  text: { description: upTo(300, slideWords.longMessage), subtitle: upTo(30) },
  title: { title: upTo(60), subtitle: upTo(30) },
  video: { title: upTo(40), subtitle: upTo(30) },
};

/** Longest name in the credits (SLIDE-23). */
export const creditNameLimit = upTo(40);
/** Longest value of a field of an exported cover that names no limit of its own (OPEN-82). */
export const exportedFieldLimit = upTo(300);
export const mostPhotos = 10;
export const mostLegacyPhotos = 25;
