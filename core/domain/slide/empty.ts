import { isBlank } from "../form/index.ts";
import type { SlideContent } from "./record.ts";
import type { SlideType } from "./slide.ts";

const has = (text: string | null | undefined): boolean => !isBlank(text);

/**
 * Whether nothing has been typed or chosen yet, which decides the builder's first panel (OPEN-92). The year a
 * news slide starts with does not count as chosen.
 */
export const isEmptySlide = (
  slide: Readonly<Partial<SlideContent>> & {
    readonly type: SlideType;
    readonly media?: readonly unknown[];
  },
): boolean =>
  !(
    has(slide.title) ||
    has(slide.subtitle) ||
    has(slide.description) ||
    (slide.type !== "news" && has(slide.date)) ||
    has(slide.giphy_id) ||
    has(slide.spotify_track_id) ||
    has(slide.location_name) ||
    (slide.location_lat ?? null) !== null ||
    (slide.media ?? []).length > 0
  );
