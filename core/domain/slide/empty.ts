import { isBlank } from "../form/index.ts";
import type { SlideContent } from "./content.ts";
import { slideKinds } from "./kinds/index.ts";
import type { SlideType } from "./slide.ts";

/** Fields that say something was typed or chosen. */
const telling = [
  "title",
  "subtitle",
  "description",
  "date",
  "giphy_id",
  "spotify_track_id",
  "location_name",
  "location_lat",
] as const satisfies readonly (keyof SlideContent)[];

/**
 * Whether nothing has been typed or chosen yet, which decides the builder's first panel (OPEN-92). The year a
 * news slide starts with does not count as chosen.
 */
export const isEmptySlide = (
  slide: Readonly<Partial<SlideContent>> & {
    readonly type: SlideType;
    readonly media?: readonly unknown[];
  },
): boolean => {
  const { preset } = slideKinds[slide.type];
  const isFilled = telling.some(
    (field) => !preset.includes(field) && !isBlank(`${slide[field] ?? ""}`),
  );
  return !isFilled && (slide.media ?? []).length === 0;
};
