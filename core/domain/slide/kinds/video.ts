import { slideWords } from "../words.ts";
import { exactlyOne, upTo } from "./judge.ts";
import type { SlideKind } from "./kind.ts";
import { oneClipSeconds } from "./seconds.ts";

/** A video (SLIDE-17, SLIDE-37, SLIDE-38). */
export const video: SlideKind = {
  variants: ["negative", "fullscreen", "tv", "simple", "exported"],
  transition: "horizontal",
  fields: { title: "title", subtitle: "subtitle" },
  limits: { title: upTo(40), subtitle: upTo(30) },
  disabled: [],
  preset: [],
  media: ["video"],
  makers: ["owner", "contributor"],
  isOncePerCard: false,
  begins: "media",
  faults: (draft) => exactlyOne(draft, "video", slideWords.noVideo),
  seconds: oneClipSeconds,
  entrance: () => 0,
  sample: { type: "video", variant: "negative", title: "Action!", media: [{ type: "video" }] },
};
