import { isBlank } from "../../form/index.ts";
import { slideWords } from "../words.ts";
import { onlyTypes, wrong } from "./judge.ts";
import type { Beats, SlideKind, SlidePlay } from "./kind.ts";

/** Longest preview of a song, in seconds (OPEN-90). */
const preview = 30;

/** Until its clip begins, and after it has ended, by variant. */
const beats: Readonly<Record<string, Beats>> = {
  modern: { lead: 1.5, tail: 1.2 },
  retro: { lead: 3, tail: 1.8 },
};

export const musicPlay: SlidePlay = {
  transition: "horizontal",
  seconds: ({ media }) => Math.min(preview, media[0]?.duration ?? preview),
  beats: (variant) => beats[variant] ?? { lead: 0, tail: 0 },
  entrance: () => 0,
};

/** A song (SLIDE-12, SLIDE-29). */
export const music: SlideKind = {
  play: musicPlay,
  variants: ["modern", "retro"],
  fields: { title: "title", subtitle: "subtitle" },
  limits: { title: 40, subtitle: 30 },
  disabled: [],
  preset: [],
  media: [],
  mostMedia: 0,
  makers: ["owner"],
  isOncePerCard: false,
  begins: "media",
  faults: (draft) => [
    onlyTypes(draft),
    isBlank(draft.spotify_track_id) && wrong("spotify_track_id", slideWords.noSong),
  ],
  sample: {
    variant: "modern",
    title: "Our song",
    spotify_track_id: "4PTG3Z6ehGkBFwjybzWkR8",
    media: [],
  },
};
