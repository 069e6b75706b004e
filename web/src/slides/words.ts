import { creditNames } from "#core/domain/slide/index.ts";
import { makerOf, type ShownSlide } from "./shown.ts";

/** What a slide says, before anything of it is drawn: the same words that its drawing tells the places of. */
export const wordsOf = (slide: ShownSlide): readonly { part: string; text: string }[] => {
  const names = slide.type === "credits" ? creditNames(slide.description) : null;
  const all = [
    { part: "title", text: slide.title?.trim() || slide.location_name?.trim() || "" },
    ...(names?.map((text, i) => ({ part: `name ${i + 1}`, text })) ?? [
      { part: "message", text: slide.description ?? "" },
    ]),
    { part: "from", text: slide.subtitle?.trim() || makerOf(slide) },
  ];
  return all.filter(({ text }) => text !== "");
};
