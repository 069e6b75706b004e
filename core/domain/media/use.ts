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

/** The media that went with one slide: it shows them, or what they were cropped from, and no other slide does. */
export const onlyOn = <M extends Pick<MediaRecord, "id" | "crop_source_id">>(
  slide: { readonly media: readonly { readonly id: string }[] },
  others: readonly { readonly media: readonly { readonly id: string }[] }[],
  media: readonly M[],
): M[] =>
  media.filter(
    (medium) =>
      usesOf(medium, [slide], media).length > 0 && usesOf(medium, others, media).length === 0,
  );

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
