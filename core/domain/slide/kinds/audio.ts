import { slideWords } from "../words.ts";
import { exactlyOne } from "./judge.ts";
import type { SlideKind, SlidePlay } from "./kind.ts";
import { oneClipSeconds } from "./seconds.ts";

export const audioPlay: SlidePlay = {
  transition: "horizontal",
  seconds: oneClipSeconds,
  entrance: () => 0,
};

/** A voice (SLIDE-06, SLIDE-20..22). */
export const audio: SlideKind = {
  play: audioPlay,
  variants: ["recorder", "waves"],
  fields: { title: "title", subtitle: "subtitle" },
  limits: { title: 30, subtitle: 30 },
  tooLong: (field) => (field === "title" ? slideWords.voiceTitle : null),
  disabled: [],
  preset: [],
  media: ["audio"],
  makers: ["owner", "contributor"],
  isOncePerCard: false,
  begins: "media",
  faults: (draft) => exactlyOne(draft, "audio", slideWords.noVoice),
  sample: { type: "audio", variant: "recorder", title: "Listen!", media: [{ type: "audio" }] },
};
