import { EXPORTED } from "./exported.ts";
import { type Drawing, drawingOf } from "./family.ts";
import { labelOf, type ShopCover } from "./shop.ts";
import { TONES } from "./tones.ts";
import { COVER_VARIANTS, type CoverVariant } from "./variant.ts";

/** One cover of the whole catalogue. */
export interface GalleryCover extends Pick<ShopCover, "variant" | "theme"> {
  /** What it is called; null for one that only has its family's name and a number. */
  readonly label: string | null;
  /** Its number in its family, from 1. */
  readonly number: number;
}
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
    covers: namesOf(drawingOf(variant)).map((theme, at) => ({
      variant,
      theme,
      label: labelOf(theme),
      number: at + 1,
    })),
  })).filter(({ covers }) => covers.length > 0);
  return shelves;
};
