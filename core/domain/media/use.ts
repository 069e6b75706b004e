import type { CropTransform } from "./media.ts";
import type { MediaRecord } from "./record.ts";

/** The slides that show a medium, or a crop of it (MEDIA-18). */
export const usesOf = <S extends { readonly media: readonly { readonly id: string }[] }>(
  medium: Pick<MediaRecord, "id">,
  slides: readonly S[],
  media: readonly Pick<MediaRecord, "id" | "crop_source_id">[],
): S[] => {
  const shown = new Set<string>([
    medium.id,
    ...media.filter((other) => other.crop_source_id === medium.id).map((other) => other.id),
  ]);
  return slides.filter((slide) => slide.media.some(({ id }) => shown.has(id)));
};

/** Whether a crop lies within its source; fractions of it, with room for rounding (OPEN-108). */
export const isInside = ({ x, y, width, height }: CropTransform): boolean => {
  const slack = 1e-6;
  return (
    x >= -slack &&
    y >= -slack &&
    width > 0 &&
    height > 0 &&
    x + width <= 1 + slack &&
    y + height <= 1 + slack
  );
};
