import type { Message } from "#core/kernel/index.ts";
import { mediaLimits } from "./limits.ts";
import type { Media } from "./media.ts";
import { mediaWords } from "./words.ts";

/** Why a medium could not be used, as its uploader reads it (ERR-18; MEDIA-10). */
export const failureWords = ({ type, failure }: Pick<Media, "type" | "failure">): Message => {
  if (failure === "wrongType") return mediaWords.wrongType(type);
  if (failure === "tooLarge") return mediaWords.tooManyPixels;
  const seconds = mediaLimits[type].max_duration_s;
  if (failure === "tooLong" && seconds !== null) return mediaWords.tooLong(seconds / 60);
  return mediaWords.failed(type);
};
