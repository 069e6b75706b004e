export { creditsSeconds } from "./credits.ts";
export type {
  Beats,
  Faults,
  FormField,
  Judging,
  Maker,
  SlideKind,
  SlidePlay,
  Transition,
  WrittenField,
} from "./kind.ts";
export { type LocationPreset, locationPresetOf, locationPresets } from "./location.ts";
export { dateOfYear, newsYears, topStory, yearOf } from "./news.ts";
export { mostPhotos, photoShape } from "./photos.ts";
export { type SlideDraft, slideKinds, slidePlays, type Timed } from "./registry.ts";
export { oneClipSeconds, perPhoto } from "./seconds.ts";
