import { slideWords } from "../words.ts";
import { exactlyOne } from "./judge.ts";
import type { Beats, SlideKind, SlidePlay } from "./kind.ts";
import { oneClipSeconds } from "./seconds.ts";

/** Until its clip begins, and after it has ended, by variant. */
const beats: Readonly<Record<string, Beats>> = {
  negative: { lead: 1.5, tail: 1.2 },
  fullscreen: { lead: 0.7, tail: 1 },
  tv: { lead: 2.3, tail: 1.5 },
  simple: { lead: 1.5, tail: 1 },
  exported: { lead: 1.5, tail: 1 },
};

export const videoPlay: SlidePlay = {
  transition: "horizontal",
  seconds: oneClipSeconds,
  beats: (variant) => beats[variant] ?? { lead: 0, tail: 0 },
  entrance: () => 0,
};

/** A video (SLIDE-17, SLIDE-37, SLIDE-38). */
export const video: SlideKind = {
  play: videoPlay,
  variants: ["negative", "fullscreen", "tv", "simple", "exported"],
  fields: { title: "title", subtitle: "subtitle" },
  limits: { title: 40, subtitle: 30 },
  disabled: [],
  preset: [],
  media: ["video"],
  mostMedia: 1,
  makers: ["owner", "contributor"],
  isOncePerCard: false,
  begins: "media",
  faults: (draft) => exactlyOne(draft, "video", slideWords.noVideo),
  sample: { variant: "negative", title: "Action!", media: [{ type: "video" }] },
};
