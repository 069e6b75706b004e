import { as, type SlideId } from "#core/kernel/index.ts";
import type { MediaRecord } from "../media/index.ts";
import { mostPhotos } from "./kinds/photos.ts";
import type { SlideRecord } from "./record.ts";

type Part = Pick<SlideRecord, "type" | "variant" | "media">;

/** What a legacy slide holds, as slides of today: photos by as many as one takes, then its video and its voice. */
const partsOf = (slide: SlideRecord, media: readonly MediaRecord[]): readonly Part[] => {
  const of = (type: MediaRecord["type"]) =>
    slide.media.filter(({ id }) => media.some((one) => one.id === id && one.type === type));
  const photos = of("photo");
  const sheets = Array.from(
    { length: Math.ceil(photos.length / mostPhotos) },
    (_, at): Part => ({
      type: "photos",
      variant: "simple",
      media: photos.slice(at * mostPhotos, (at + 1) * mostPhotos),
    }),
  );
  return [
    ...sheets,
    ...of("video").map((one): Part => ({ type: "video", variant: "simple", media: [one] })),
    ...of("audio").map((one): Part => ({ type: "audio", variant: "recorder", media: [one] })),
  ];
};

/** The words of a legacy slide that shows nothing. */
const wordsOf = (slide: SlideRecord): SlideRecord => ({
  ...slide,
  type: "text",
  variant: "simple",
  title: null,
  subtitle: null,
  description: [slide.title, slide.description].filter(Boolean).join("\n") || null,
});

const convert = (slide: SlideRecord, media: readonly MediaRecord[]): readonly SlideRecord[] => {
  if (slide.type !== "legacy") return [slide];
  const parts = partsOf(slide, media);
  if (parts.length === 0) return [wordsOf(slide)];
  return parts.map((part, at) => ({
    ...slide,
    ...part,
    id: at === 0 ? slide.id : as<SlideId>(`${slide.id}-${at + 1}`),
    title: at === 0 ? slide.title : null,
    subtitle: null,
    description: null,
    media: part.media.map((one, position) => ({ ...one, position: position + 1 })),
  }));
};

/**
 * The slides of a card with each legacy one told as slides of today, in its place; those in the card are numbered anew
 * (OPEN-77). Nothing is kept: whoever asks is shown how the card would be.
 */
export const convertLegacy = (
  slides: readonly SlideRecord[],
  media: readonly MediaRecord[],
): { readonly converted: boolean; readonly slides: readonly SlideRecord[] } => {
  if (!slides.some(({ type }) => type === "legacy")) return { converted: false, slides };
  let place = 0;
  const inPlaces = [...slides]
    .sort((a, b) => a.position - b.position)
    .flatMap((slide) => convert(slide, media))
    .map((slide) => {
      if (slide.position === 0) return slide;
      place += 1;
      return { ...slide, position: place };
    });
  return { converted: true, slides: inPlaces };
};
