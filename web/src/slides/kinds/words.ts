import type { SlideType } from "#core/domain/slide/index.ts";
import { intl, type WordKey } from "#web/words/index.ts";
import type { ShownSlide } from "../shown.ts";
import type { SpokenPart } from "./plain/words.ts";
import { pageKinds } from "./registry.ts";

/** What a slide says, before anything of it is drawn. */
export const wordsOf = (slide: ShownSlide): readonly SpokenPart[] =>
  pageKinds[slide.type].says(slide, intl()).filter(({ text }) => text !== "");

/** What a slide of a kind is called where nobody signed it. */
export const unsignedOf = (type: SlideType): WordKey => pageKinds[type].unsigned;
