import type { Family } from "./theme.ts";
import { type CatalogueVariant, catalogueVariantOf } from "./variant.ts";

/** What draws a cover: a family of themes, or one of the two that have none (COVER-11, COVER-27). */
export type Drawing = Family | "default" | "exported";

const SHARED: Partial<Record<CatalogueVariant, Family>> = {
  "particles shape photo": "particles shape", // COVER-12
  "trail photo": "trail", // OPEN-116
};

/** The drawing behind a title variant; a word that is no variant gets the default one. */
export const drawingOf = (variant: string): Drawing => {
  const catalogue = catalogueVariantOf(variant) ?? "default";
  return SHARED[catalogue] ?? (catalogue as Drawing);
};

/** Whether a title variant shows a photo of the card's own (COVER-12, OPEN-116). */
export const takesPhoto = (variant: string): boolean =>
  variant === "particles_shape_photo" || variant === "trail_photo";

/** Width by height of the place that such a variant has for it, on a card that stands upright. */
export const coverPhotoShape = 1;

/** Whether the words of a title variant may stand where somebody wants them: those made elsewhere, which have fields (COVER-27). */
export const placesTitle = (variant: string): boolean => drawingOf(variant) === "exported";
