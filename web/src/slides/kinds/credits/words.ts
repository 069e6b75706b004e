import { creditNames } from "#core/domain/slide/index.ts";
import { fromOf, type KindWords } from "../plain/words.ts";

/** The names are parts of their own. */
export const creditsWords: KindWords = (slide) => [
  { part: "title", text: slide.title?.trim() ?? "" },
  ...creditNames(slide.description).map((text, i) => ({ part: `name ${i + 1}`, text })),
  { part: "from", text: fromOf(slide) },
];
