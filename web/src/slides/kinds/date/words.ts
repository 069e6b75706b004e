import { fromOf, type KindWords } from "../plain/words.ts";
import { wholeDay } from "./day.ts";

/** The day is a part of its own (SLIDE-24). */
export const dateWords: KindWords = (slide, locale) => [
  { part: "title", text: slide.title?.trim() ?? "" },
  { part: "day", text: slide.date ? wholeDay(slide.date, locale) : "" },
  { part: "from", text: fromOf(slide) },
];
