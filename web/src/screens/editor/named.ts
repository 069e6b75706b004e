import type { Slide } from "#core/domain/slide/index.ts";
import type { useWords, WordKey } from "#web/words/index.ts";

/** "Photo from Priya", as a message is called where it is not seen. */
export const nameOf = (slide: Slide, w: ReturnType<typeof useWords>): string =>
  w("editor.from", { kind: w(`kind.${slide.type}` as WordKey), name: authorOf(slide, w) });

/** Who wrote it: the name on it, else its maker's. */
export const authorOf = (slide: Slide, w: ReturnType<typeof useWords>): string =>
  (slide.type !== "credits" && slide.subtitle?.trim()) ||
  slide.creator?.first_name.trim() ||
  w("editor.someone");
