import { slideWords } from "../words.ts";
import { count, onlyTypes, upTo, wrong } from "./judge.ts";
import type { SlideKind } from "./kind.ts";
import { perPhoto, photoSeconds } from "./seconds.ts";

export const mostPhotos = 10;

/** Photos (SLIDE-14, SLIDE-33, SLIDE-34). */
export const photos: SlideKind = {
  variants: ["fullscreen", "polaroid", "hover", "simple"],
  transition: "horizontal",
  fields: { title: "title", subtitle: "subtitle" },
  limits: { title: upTo(60), subtitle: upTo(30) },
  disabled: [],
  preset: [],
  media: ["photo"],
  makers: ["owner", "contributor"],
  isOncePerCard: false,
  begins: "media",
  faults: (draft) => [
    onlyTypes(draft, "photo"),
    count(draft, "photo") === 0 && wrong("media", slideWords.noPhoto),
    count(draft, "photo") > mostPhotos && wrong("media", slideWords.tooManyPhotos),
  ],
  seconds: (slide) => photoSeconds(slide) || perPhoto,
  entrance: () => 1400,
  sample: { type: "photos", variant: "polaroid", title: "Lisbon", media: [{ type: "photo" }] },
};
