import type { FieldError } from "#core/kernel/index.ts";
import { tooLongWords } from "../form/index.ts";
import { areBoxesSound } from "../theme/index.ts";
import { type Faults, type Judging, type SlideDraft, slideKinds } from "./kinds/index.ts";
import { isVariant } from "./variants.ts";
import { slideWords } from "./words.ts";

const texts = (draft: SlideDraft): Faults => {
  const { limits, tooLong } = slideKinds[draft.type];
  return Object.entries(limits).map(([field, limit]) => {
    const isTooLong = (draft[field as "title"] ?? "").length > limit;
    return isTooLong && { field, message: tooLong?.(field) ?? tooLongWords(limit) };
  });
};

/** Longest value of a field of an exported cover that names no limit of its own (OPEN-82). */
const exportedLimit = 300;

const exportedFields = (draft: SlideDraft, { exportedLimits }: Judging): Faults =>
  Object.entries(draft.slide_data ?? {}).flatMap(([id, fields]) =>
    fields.map(({ key, value }) => {
      const limit = exportedLimits?.[key] ?? exportedLimit;
      const field = `slide_data.${id}.${key}`;
      return value.length > limit && { field, message: tooLongWords(limit) };
    }),
  );

const variant = ({ type, variant }: SlideDraft): FieldError | false =>
  !isVariant(type, variant) && {
    field: "variant",
    message: slideWords.unknownVariant(slideKinds[type].variants),
  };

/** Boxes of a title's fields that are none are refused rather than passed on (THEME-08). */
const boxes = ({ theme }: SlideDraft): FieldError | false =>
  !areBoxesSound(theme ?? null) && { field: "theme.boxes", message: slideWords.noBox };

/**
 * What is wrong with a slide, field by field, in the words people read; empty when it may be kept
 * (SLIDE-20..38, OPEN-82). The one place: forms, the authority and the tests all ask it. Lengths are
 * counted as a browser counts them, in UTF-16 units.
 */
export const validateSlide = (draft: SlideDraft, judging: Judging): FieldError[] =>
  [
    variant(draft),
    boxes(draft),
    ...texts(draft),
    ...slideKinds[draft.type].faults(draft, judging),
    ...exportedFields(draft, judging),
  ].filter((error) => error !== false);
