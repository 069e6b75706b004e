import { EXPORTED } from "./exported.ts";
import { type Drawing, drawingOf } from "./family.ts";
import { labelOf } from "./names.ts";
import type { ShopCover } from "./shop.ts";
import { TONES } from "./tones.ts";
import { COVER_VARIANTS, type CoverVariant } from "./variant.ts";

/** One cover of the whole catalogue. */
export type GalleryCover = Pick<ShopCover, "variant" | "theme" | "label">;
/** All covers of one variant (COVER-10). */
export interface GalleryShelf {
  readonly variant: CoverVariant;
  readonly covers: readonly GalleryCover[];
}

const namesOf = (drawing: Drawing): readonly string[] =>
  drawing === "default"
    ? []
    : (drawing === "exported" ? EXPORTED : TONES[drawing]).map(({ name }) => name);

let shelves: readonly GalleryShelf[] | undefined;

/** Every cover there is, by variant; the one without themes has no shelf (COVER-11). */
export const gallery = (): readonly GalleryShelf[] => {
  shelves ??= COVER_VARIANTS.map((variant) => ({
    variant,
    covers: namesOf(drawingOf(variant)).map((theme) => ({
      variant,
      theme,
      label: labelOf(variant, theme),
    })),
  })).filter(({ covers }) => covers.length > 0);
  return shelves;
};
