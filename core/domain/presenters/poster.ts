import { type CoverVariant, takesPhoto } from "../cover/index.ts";
import { occasionSlug } from "../occasion/index.ts";
import type { Occasion } from "../story/index.ts";

/**
 * Where the still picture of a shop's cover lies; it wears the occasion's title without a name (OPEN-146), and where the
 * cover shows a photo a stand-in for it.
 */
export const posterPath = (
  occasion: Occasion,
  { variant, theme }: { readonly variant: string; readonly theme: string },
): string =>
  `/posters/${occasionSlug(occasion)}/${theme}${takesPhoto(variant) ? "-photo" : ""}.jpg`;

/** Where a small still picture of any cover lies; it wears the title of a card without an occasion. */
export const shelfPosterPath = (variant: CoverVariant, theme: string): string =>
  `/posters/all/${variant}-${theme}.jpg`;
