import { slideWords } from "../words.ts";
import { count, onlyTypes, wrong } from "./judge.ts";
import type { SlideKind, SlidePlay } from "./kind.ts";
import { perPhoto, photoSeconds } from "./seconds.ts";

export const mostPhotos = 10;

/** Width over height of the place that a photo has, by variant (OPEN-108). */
const shapes: Readonly<Record<string, number>> = {
  fullscreen: 5 / 7,
  polaroid: 1,
  hover: 4 / 5,
  simple: 1,
};
export const photoShape = (variant: string): number => shapes[variant] ?? 1;

export const photosPlay: SlidePlay = {
  transition: "horizontal",
  seconds: (slide) => photoSeconds(slide) || perPhoto,
  entrance: () => 1400,
};

/** Photos (SLIDE-14, SLIDE-33, SLIDE-34). */
export const photos: SlideKind = {
  play: photosPlay,
  variants: ["fullscreen", "polaroid", "hover", "simple"],
  fields: { title: "title", subtitle: "subtitle" },
  limits: { title: 60, subtitle: 30 },
  disabled: [],
  preset: [],
  media: ["photo"],
  mostMedia: mostPhotos,
  makers: ["owner", "contributor"],
  isOncePerCard: false,
  begins: "media",
  faults: (draft) => [
    onlyTypes(draft, "photo"),
    count(draft, "photo") === 0 && wrong("media", slideWords.noPhoto),
    count(draft, "photo") > mostPhotos && wrong("media", slideWords.tooManyPhotos),
  ],
  sample: { variant: "polaroid", title: "Lisbon", media: [{ type: "photo" }] },
};
