import type { SlideType } from "../slide.ts";
import { audio } from "./audio.ts";
import { credits } from "./credits.ts";
import { date } from "./date.ts";
import { giphy } from "./giphy.ts";
import type { SlideKind } from "./kind.ts";
import { legacy } from "./legacy.ts";
import { location } from "./location.ts";
import { music } from "./music.ts";
import { news } from "./news.ts";
import { photos } from "./photos.ts";
import { text } from "./text.ts";
import { title } from "./title.ts";
import { video } from "./video.ts";

export { creditsSeconds } from "./credits.ts";
export type {
  Beats,
  Faults,
  FormField,
  Judging,
  Maker,
  SlideDraft,
  SlideKind,
  SlidePlay,
  Timed,
  Transition,
  WrittenField,
} from "./kind.ts";
export { type LocationPreset, locationPresetOf, locationPresets } from "./location.ts";
export { dateOfYear, newsYears, topStory, yearOf } from "./news.ts";
export { mostPhotos, photoShape } from "./photos.ts";
export { slidePlays } from "./plays.ts";
export { oneClipSeconds, perPhoto } from "./seconds.ts";

/** Every type of slide, in the order in which they are offered (SLIDE-04, SLIDE-05, OPEN-84). */
export const slideKinds: Readonly<Record<SlideType, SlideKind>> = {
  audio,
  giphy,
  photos,
  text,
  video,
  title,
  credits,
  date,
  location,
  music,
  news,
  legacy,
};
