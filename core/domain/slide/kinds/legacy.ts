import { slideWords } from "../words.ts";
import { count, wrong } from "./judge.ts";
import type { SlideKind } from "./kind.ts";
import { clipSeconds, perPhoto, photoSeconds } from "./seconds.ts";

export const mostLegacyPhotos = 25;

/** A message of an earlier version: shown, never created (SLIDE-10, SLIDE-26, SLIDE-27, OPEN-84). */
export const legacy: SlideKind = {
  variants: ["default"],
  transition: "horizontal",
  fields: {},
  limits: {},
  disabled: ["title", "description"],
  preset: [],
  media: ["photo", "audio", "video"],
  makers: [],
  isOncePerCard: false,
  begins: "media",
  faults: (draft) => [
    count(draft, "photo") > mostLegacyPhotos && wrong("media", slideWords.tooManyLegacyPhotos),
    (count(draft, "audio") > 1 || count(draft, "video") > 1) && wrong("media", slideWords.onlyOne),
  ],
  seconds: (slide) => photoSeconds(slide) + clipSeconds(slide) || perPhoto,
  entrance: () => 1400,
  sample: { type: "legacy", variant: "default", media: [{ type: "photo" }, { type: "video" }] },
};
