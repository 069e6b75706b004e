import { occasionSlug } from "#core/domain/occasion/index.ts";
import type { Occasion } from "#core/domain/story/index.ts";

/** Pixels of a poster, 5:7 as every card. */
export const POSTER_SIZE = { width: 480, height: 672 } as const;

/** Where the still picture of a shop's cover lies; it wears the occasion's title without a name (OPEN-146). */
export const posterPath = (occasion: Occasion, theme: string): string =>
  `/posters/${occasionSlug(occasion)}/${theme}.jpg`;
