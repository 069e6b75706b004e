import type { SlideType } from "./slide.ts";

/** The cover of a card: its title slide. */
export const coverSlide = <S extends { readonly type: SlideType }>(
  slides: readonly S[],
): S | undefined => slides.find(({ type }) => type === "title");
