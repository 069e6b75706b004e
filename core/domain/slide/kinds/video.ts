import { slideWords } from "../words.ts";
import { exactlyOne } from "./judge.ts";
import type { SlideKind, SlidePlay } from "./kind.ts";
import { oneClipSeconds } from "./seconds.ts";

export const videoPlay: SlidePlay = {
  transition: "horizontal",
  seconds: oneClipSeconds,
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
  makers: ["owner", "contributor"],
  isOncePerCard: false,
  begins: "media",
  faults: (draft) => exactlyOne(draft, "video", slideWords.noVideo),
  sample: { type: "video", variant: "negative", title: "Action!", media: [{ type: "video" }] },
};
