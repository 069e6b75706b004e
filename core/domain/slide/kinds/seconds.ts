import { graphemes } from "#core/kernel/index.ts";
import type { TimedContent } from "./kind.ts";

/** Shown this long while a clip's length is not known yet, in seconds. */
const unknownClip = 4;
/** A photo is shown this long, in seconds (OPEN-90). */
export const perPhoto = 4;

/** Length of all clips, in seconds. */
export const clipSeconds = ({ media }: TimedContent): number =>
  media
    .filter((medium) => medium.type !== "photo")
    .reduce((sum, medium) => sum + (medium.duration ?? unknownClip), 0);

/** Length of the clip, which may not be known yet, in seconds. */
export const oneClipSeconds = (slide: TimedContent): number => clipSeconds(slide) || unknownClip;

export const photoSeconds = ({ media }: TimedContent): number =>
  perPhoto * media.filter((medium) => medium.type === "photo").length;

/** Least time for words, in seconds, and how long a reader takes to find them and to read them (OPEN-90). */
const reading = { least: 6, start: 2, lettersPerSecond: 15 };
/** The longer of 6 s and 2 s + 1 s per 15 letters, as people count them, of what is read. */
export const readingSeconds = ({ title, subtitle, description }: TimedContent): number => {
  let count = 0;
  for (const words of [title, subtitle, description])
    count += graphemes(words?.trim() ?? "").length;
  return Math.max(reading.least, reading.start + count / reading.lettersPerSecond);
};
