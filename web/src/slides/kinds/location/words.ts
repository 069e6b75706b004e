import { fromOf, type KindWords } from "../plain/words.ts";

/** Where it is, where nothing was written. */
export const locationWords: KindWords = (slide) => [
  { part: "title", text: slide.title?.trim() || slide.location_name?.trim() || "" },
  { part: "from", text: fromOf(slide) },
];
