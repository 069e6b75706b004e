import { slideWords } from "../words.ts";
import { exactlyOne } from "./judge.ts";
import type { Beats, SlideKind, SlidePlay } from "./kind.ts";
import { oneClipSeconds } from "./seconds.ts";

/** Until its clip begins, and after it has ended, by variant. */
const beats: Readonly<Record<string, Beats>> = {
  recorder: { lead: 1.6, tail: 1.2 },
  waves: { lead: 1.3, tail: 1.2 },
};

export const audioPlay: SlidePlay = {
  transition: "horizontal",
  seconds: oneClipSeconds,
  beats: (variant) => beats[variant] ?? { lead: 0, tail: 0 },
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
  mostMedia: 1,
  makers: ["owner", "contributor"],
  isOncePerCard: false,
  begins: "media",
  faults: (draft) => exactlyOne(draft, "audio", slideWords.noVoice),
  sample: { variant: "recorder", title: "Listen!", media: [{ type: "audio" }] },
};
