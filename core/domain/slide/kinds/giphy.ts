import { isBlank } from "../../form/index.ts";
import { slideWords } from "../words.ts";
import { onlyTypes, wrong } from "./judge.ts";
import type { SlideKind, SlidePlay } from "./kind.ts";

/** Shown at least so many seconds (SLIDE-42). */
const least = 3;

export const giphyPlay: SlidePlay = {
  transition: "vertical",
  seconds: ({ giphy_duration }) => Math.max(least, giphy_duration ?? 0),
  entrance: () => 0,
};

/** A GIF (SLIDE-09, SLIDE-25). */
export const giphy: SlideKind = {
  play: giphyPlay,
  variants: ["simple"],
  fields: { title: "title", subtitle: "subtitle" },
  limits: { title: 50, subtitle: 30 },
  disabled: [],
  preset: [],
  media: [],
  mostMedia: 0,
  makers: ["owner", "contributor"],
  isOncePerCard: false,
  begins: "media",
  faults: (draft) => [
    onlyTypes(draft),
    isBlank(draft.giphy_id) && wrong("giphy_id", slideWords.noGif),
  ],
  sample: { variant: "simple", title: "You, today", giphy_id: "party", media: [] },
};
