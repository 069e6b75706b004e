import { makerOf, type ShownSlide } from "../../shown.ts";

/** A part of what a slide says; `part` as its drawing names it. */
export interface SpokenPart {
  readonly part: string;
  readonly text: string;
}

/** What a slide says to readers while nothing of it is drawn, part by part and dates in their language; parts with nothing in them are left out. */
export type KindWords = (slide: ShownSlide, locale: string) => readonly SpokenPart[];

/** Who a message is from, as it is signed. */
export const fromOf = (slide: ShownSlide): string => slide.subtitle?.trim() || makerOf(slide);

/** A title, a message and who they are from. */
export const plainWords: KindWords = (slide) => [
  { part: "title", text: slide.title?.trim() ?? "" },
  { part: "message", text: slide.description ?? "" },
  { part: "from", text: fromOf(slide) },
];
