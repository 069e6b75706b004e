import { occasionSlug } from "../occasion/index.ts";
import type { Occasion } from "../story/index.ts";

/** Where the still picture of a shop's cover lies; it wears the occasion's title without a name (OPEN-146). */
export const posterPath = (occasion: Occasion, theme: string): string =>
  `/posters/${occasionSlug(occasion)}/${theme}.jpg`;
