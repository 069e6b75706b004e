import type { ShownSlide } from "../../shown.ts";

export { fromOf } from "../plain/words.ts";

/** What a text says. */
export const messageOf = (slide: ShownSlide): string => slide.description?.trim() ?? "";
