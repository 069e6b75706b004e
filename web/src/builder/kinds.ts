import type { SlideType } from "#core/domain/slide/index.ts";

/** The kinds of message this builder can make so far, in the order it offers them; others can be edited. */
export const madeHere = ["photos", "text"] as const satisfies readonly SlideType[];
export type MadeHere = (typeof madeHere)[number];

export const isMadeHere = (type: string | null | undefined): type is MadeHere =>
  (madeHere as readonly (string | null | undefined)[]).includes(type);
