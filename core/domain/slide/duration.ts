import { graphemes } from "#core/kernel/index.ts";
import { coverSeconds } from "../cover/index.ts";
import type { MediaType } from "../media/index.ts";
import { creditNames } from "./credits.ts";
import type { SlideType } from "./slide.ts";

/** What of a slide decides how long it is shown; durations in seconds. */
export interface Timed {
  readonly type: SlideType;
  readonly variant: string;
  readonly title: string | null;
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly giphy_duration: number | null;
  readonly media: readonly { readonly type: MediaType; readonly duration: number | null }[];
}

/** Shown this long while a clip's length is not known yet, in seconds. */
const unknownClip = 4;
const perPhoto = 4;
/** Longest preview of a song, in seconds (OPEN-90). */
const songPreview = 30;

const clips = (slide: Timed): number =>
  slide.media
    .filter((medium) => medium.type !== "photo")
    .reduce((sum, medium) => sum + (medium.duration ?? unknownClip), 0);
const photos = (slide: Timed): number =>
  perPhoto * slide.media.filter((medium) => medium.type === "photo").length;

/** Least time for words, in seconds, and how long a reader takes to find them and to read them (OPEN-90). */
const reading = { least: 6, start: 2, lettersPerSecond: 15 };
/** The longer of 6 s and 2 s + 1 s per 15 letters, as people count them, of what is read. */
const readingSeconds = ({ title, subtitle, description }: Timed): number => {
  let count = 0;
  for (const words of [title, subtitle, description])
    count += graphemes(words?.trim() ?? "").length;
  return Math.max(reading.least, reading.start + count / reading.lettersPerSecond);
};

/** 2 + 0.3 a name + 0.5 + 1 + 2 + 0.5 seconds (SLIDE-43). */
export const creditsSeconds = (names: number): number => 2 + 0.3 * names + 0.5 + 1 + 2 + 0.5;

/** How long a slide is shown, in seconds (SLIDE-40..44, OPEN-90, OPEN-91). */
export const displaySeconds = (slide: Timed): number => {
  switch (slide.type) {
    case "date":
      return 4;
    case "location":
      return 6;
    case "text":
    case "news":
      return readingSeconds(slide);
    case "giphy":
      return Math.max(3, slide.giphy_duration ?? 0);
    case "credits":
      return creditsSeconds(creditNames(slide.description).length);
    case "photos":
      return photos(slide) || perPhoto;
    case "audio":
    case "video":
      return clips(slide) || unknownClip;
    case "music":
      return Math.min(songPreview, slide.media[0]?.duration ?? songPreview);
    case "legacy":
      return photos(slide) + clips(slide) || perPhoto;
    case "title":
      return coverSeconds(slide.variant);
  }
};
