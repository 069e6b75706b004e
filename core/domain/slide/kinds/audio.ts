import { slideWords } from "../words.ts";
import { exactlyOne, upTo } from "./judge.ts";
import type { SlideKind } from "./kind.ts";
import { oneClipSeconds } from "./seconds.ts";

/** A voice (SLIDE-06, SLIDE-20..22). */
export const audio: SlideKind = {
  variants: ["recorder", "waves"],
  transition: "horizontal",
  fields: { title: "title", subtitle: "subtitle" },
  limits: { title: upTo(30, slideWords.voiceTitle), subtitle: upTo(30) },
  disabled: [],
  preset: [],
  media: ["audio"],
  makers: ["owner", "contributor"],
  isOncePerCard: false,
  begins: "media",
  faults: (draft) => exactlyOne(draft, "audio", slideWords.noVoice),
  seconds: oneClipSeconds,
  entrance: () => 0,
  sample: { type: "audio", variant: "recorder", title: "Listen!", media: [{ type: "audio" }] },
};
