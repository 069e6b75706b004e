import { slideWords } from "../words.ts";
import { count, wrong } from "./judge.ts";
import type { Beats, SlideKind, SlidePlay } from "./kind.ts";
import { clipSeconds, perPhoto, photoSeconds } from "./seconds.ts";

export const mostLegacyPhotos = 25;

/** Everything is laid out before the first of it is taken in hand, and lies there again at the end. */
const beats: Beats = { lead: 1.4, tail: 1.2 };

export const legacyPlay: SlidePlay = {
  transition: "horizontal",
  seconds: (slide) => photoSeconds(slide) + clipSeconds(slide) || perPhoto,
  beats: () => beats,
  entrance: () => 1400,
};

/** A message of an earlier version: shown, never created (SLIDE-10, SLIDE-26, SLIDE-27, OPEN-84). */
export const legacy: SlideKind = {
  play: legacyPlay,
  variants: ["default"],
  fields: {},
  limits: {},
  disabled: ["title", "description"],
  preset: [],
  media: ["photo", "audio", "video"],
  mostMedia: mostLegacyPhotos + 2,
  makers: [],
  isOncePerCard: false,
  begins: "media",
  faults: (draft) => [
    count(draft, "photo") > mostLegacyPhotos && wrong("media", slideWords.tooManyLegacyPhotos),
    (count(draft, "audio") > 1 || count(draft, "video") > 1) && wrong("media", slideWords.onlyOne),
  ],
  sample: { variant: "default", media: [{ type: "photo" }, { type: "video" }] },
};
