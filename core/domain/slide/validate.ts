import type { FieldError } from "#core/kernel/index.ts";
import { isBlank, tooLongWords } from "../form/index.ts";
import type { MediaType } from "../media/index.ts";
import { creditNames } from "./credits.ts";
import { firstNewsYear, yearOf } from "./fields.ts";
import { isLocationTheme, isVariant, slideVariants, wantsPhoto } from "./kinds.ts";
import {
  creditNameLimit,
  exportedFieldLimit,
  mostLegacyPhotos,
  mostPhotos,
  slideLimits,
} from "./limits.ts";
import type { SlideContent } from "./record.ts";
import type { SlideType } from "./slide.ts";
import { slideWords } from "./words.ts";

/** A slide as somebody writes it; of its media only the kinds matter here. */
export interface SlideDraft extends Readonly<Partial<SlideContent>> {
  readonly type: SlideType;
  readonly variant: string;
  readonly media: readonly { readonly type: MediaType }[];
}

/** What judging needs to know beside the draft. */
export interface Judging {
  /** The current year: a news slide cannot be of a later one (OPEN-88). */
  readonly year: number;
  /** Limits of an exported cover's own fields, by key (OPEN-82). */
  readonly exportedLimits?: Readonly<Record<string, number>>;
}

type Errors = readonly (FieldError | false)[];

const wrong = (field: string, message: string): FieldError => ({ field, message });
const count = (draft: SlideDraft, type: MediaType): number =>
  draft.media.filter((medium) => medium.type === type).length;

/** Every medium is of a kind that this slide shows; otherwise counting them would let strangers in. */
const onlyKinds = (draft: SlideDraft, ...kinds: readonly MediaType[]): FieldError | false =>
  draft.media.some((medium) => !kinds.includes(medium.type)) &&
  wrong("media", slideWords.wrongMedium);

const exactlyOne = (draft: SlideDraft, kind: MediaType, none: string): Errors => [
  onlyKinds(draft, kind),
  count(draft, kind) === 0 && wrong("media", none),
  count(draft, kind) > 1 && wrong("media", slideWords.onlyOne),
];

const within = (value: number | null | undefined, most: number): boolean =>
  typeof value === "number" && Math.abs(value) <= most;

const texts = (draft: SlideDraft): Errors =>
  Object.entries(slideLimits[draft.type]).map(
    ([field, { limit, words }]) =>
      (draft[field as "title"] ?? "").length > limit && wrong(field, words),
  );

const exportedFields = (draft: SlideDraft, judging: Judging): Errors =>
  Object.entries(draft.slide_data ?? {}).flatMap(([id, fields]) =>
    fields.map(({ key, value }) => {
      const limit = judging.exportedLimits?.[key] ?? exportedFieldLimit.limit;
      return value.length > limit && wrong(`slide_data.${id}.${key}`, tooLongWords(limit));
    }),
  );

const ofType = (draft: SlideDraft, { year }: Judging): Errors => {
  switch (draft.type) {
    case "audio":
      return exactlyOne(draft, "audio", slideWords.noVoice);
    case "video":
      return exactlyOne(draft, "video", slideWords.noVideo);
    case "photos":
      return [
        onlyKinds(draft, "photo"),
        count(draft, "photo") === 0 && wrong("media", slideWords.noPhoto),
        count(draft, "photo") > mostPhotos && wrong("media", slideWords.tooManyPhotos),
      ];
    case "legacy":
      return [
        count(draft, "photo") > mostLegacyPhotos && wrong("media", slideWords.tooManyLegacyPhotos),
        (count(draft, "audio") > 1 || count(draft, "video") > 1) &&
          wrong("media", slideWords.onlyOne),
      ];
    case "title":
      return wantsPhoto(draft.variant)
        ? exactlyOne(draft, "photo", slideWords.noPhoto)
        : [onlyKinds(draft, "photo")];
    case "credits":
      return [
        onlyKinds(draft),
        creditNames(draft.description).some((name) => name.length > creditNameLimit.limit) &&
          wrong("description", creditNameLimit.words),
      ];
    case "date":
      return [onlyKinds(draft), isBlank(draft.date) && wrong("date", slideWords.noDate)];
    case "giphy":
      return [onlyKinds(draft), isBlank(draft.giphy_id) && wrong("giphy_id", slideWords.noGif)];
    case "location": {
      const placed =
        !isBlank(draft.location_name) &&
        within(draft.location_lat, 90) &&
        within(draft.location_lon, 180);
      const style = draft.theme?.name;
      return [
        onlyKinds(draft),
        !placed && wrong("location_name", slideWords.noLocation),
        style !== undefined &&
          !isLocationTheme(String(style)) &&
          wrong("theme", slideWords.noMapStyle),
      ];
    }
    case "music":
      return [
        onlyKinds(draft),
        isBlank(draft.spotify_track_id) && wrong("spotify_track_id", slideWords.noSong),
      ];
    case "news": {
      const of = yearOf(draft.date);
      const dated = isBlank(draft.date) || (of !== null && of >= firstNewsYear && of <= year);
      return [
        onlyKinds(draft),
        isBlank(draft.title) && wrong("title", slideWords.noHeadline),
        !dated && wrong("date", slideWords.noYear(year)),
      ];
    }
    case "text":
      return [
        onlyKinds(draft),
        isBlank(draft.description) && wrong("description", slideWords.noMessage),
      ];
  }
};

/**
 * What is wrong with a slide, field by field, in the words people read; empty when it may be kept
 * (SLIDE-20..38, OPEN-82). The one place: forms, the authority and the tests all ask it. Lengths are
 * counted as a browser counts them, in UTF-16 units.
 */
export const validateSlide = (draft: SlideDraft, judging: Judging): FieldError[] =>
  [
    !isVariant(draft.type, draft.variant) &&
      wrong("variant", slideWords.unknownVariant(slideVariants[draft.type])),
    ...texts(draft),
    ...ofType(draft, judging),
    ...exportedFields(draft, judging),
  ].filter((error) => error !== false);
