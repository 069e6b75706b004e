import { isBlank } from "../../form/index.ts";
import { slideWords } from "../words.ts";
import { onlyTypes, upTo, wrong } from "./judge.ts";
import type { SlideKind } from "./kind.ts";

/** Longest preview of a song, in seconds (OPEN-90). */
const preview = 30;

/** A song (SLIDE-12, SLIDE-29). */
export const music: SlideKind = {
  variants: ["modern", "retro"],
  transition: "horizontal",
  fields: { title: "title", subtitle: "subtitle" },
  limits: { title: upTo(40), subtitle: upTo(30) },
  disabled: [],
  preset: [],
  media: [],
  makers: ["owner"],
  isOncePerCard: false,
  begins: "media",
  faults: (draft) => [
    onlyTypes(draft),
    isBlank(draft.spotify_track_id) && wrong("spotify_track_id", slideWords.noSong),
  ],
  seconds: ({ media }) => Math.min(preview, media[0]?.duration ?? preview),
  entrance: () => 0,
  sample: {
    type: "music",
    variant: "modern",
    title: "Our song",
    spotify_track_id: "4PTG3Z6ehGkBFwjybzWkR8",
    media: [],
  },
};
