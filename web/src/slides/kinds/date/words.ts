import { intl } from "#web/words/index.ts";
import { fromOf, type KindWords } from "../plain/words.ts";
import { wholeDay } from "./day.ts";

/** The day is a part of its own (SLIDE-24). */
export const dateWords: KindWords = (slide) => [
  { part: "title", text: slide.title?.trim() ?? "" },
  { part: "day", text: slide.date ? wholeDay(slide.date, intl()) : "" },
  { part: "from", text: fromOf(slide) },
];
