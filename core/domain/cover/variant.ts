/** Keys of the cover catalogue (COVER-10), as the specification spells them. */
export const CATALOGUE_VARIANTS = [
  "default",
  "exported",
  "particles text",
  "particles shape",
  "particles shape photo",
  "curvey",
  "curvey2",
  "astronaut",
  "boat",
  "cake",
  "hearts",
  "paper hearts",
  "ripples",
  "rocket",
  "starburst",
  "trail",
  "trail photo",
  "xmas",
] as const;
export type CatalogueVariant = (typeof CATALOGUE_VARIANTS)[number];

/** The names that differ between the catalogue and a title slide's variant (OPEN-116). */
const RENAMED = {
  "particles text": "particles_text",
  "particles shape": "particles_shape",
  "particles shape photo": "particles_shape_photo",
  astronaut: "spaceman",
  "paper hearts": "paper_heart",
  "trail photo": "trail_photo",
} as const;
type Renamed = typeof RENAMED;

/** A title slide's variant, as stored in the slide (SLIDE-16). */
export type CoverVariant = Exclude<CatalogueVariant, keyof Renamed> | Renamed[keyof Renamed];

const toTitle = (variant: CatalogueVariant): CoverVariant =>
  (RENAMED as Partial<Record<CatalogueVariant, CoverVariant>>)[variant] ??
  (variant as CoverVariant);

const pairs = CATALOGUE_VARIANTS.map((variant) => [variant, toTitle(variant)] as const);
const byTitle = new Map<string, CatalogueVariant>(
  pairs.map(([catalogue, title]) => [title, catalogue]),
);

export const COVER_VARIANTS: readonly CoverVariant[] = pairs.map(([, title]) => title);

/** The title variant a catalogue entry makes (OPEN-116). */
export const titleVariantOf = toTitle;

/** The catalogue entry behind a title variant; `undefined` for a word that is no variant (OPEN-116). */
export const catalogueVariantOf = (variant: string): CatalogueVariant | undefined =>
  byTitle.get(variant);

/** How long a cover is shown in units of `factorSeconds` (PLAY-07). */
const durationFactor = (variant: string): number => (variant === "particles_text" ? 4 : 3);
/** Entrances run to 4 s: with less a settled cover would never be seen (OPEN-91). */
const factorSeconds = 2;

/** Seconds a title slide is shown (PLAY-07, OPEN-91). */
export const coverSeconds = (variant: string): number => durationFactor(variant) * factorSeconds;
