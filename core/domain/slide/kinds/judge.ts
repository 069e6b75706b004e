import type { FieldError, Message } from "#core/kernel/index.ts";
import type { MediaType } from "../../media/index.ts";
import { slideWords } from "../words.ts";
import type { DraftContent, Faults } from "./kind.ts";

export const wrong = (field: string, message: Message): FieldError => ({ field, message });

export const count = (draft: DraftContent, type: MediaType): number =>
  draft.media.filter((medium) => medium.type === type).length;

/** Every medium is of a type that this slide shows; otherwise counting them would let strangers in. */
export const onlyTypes = (
  draft: DraftContent,
  ...types: readonly MediaType[]
): FieldError | false =>
  draft.media.some((medium) => !types.includes(medium.type)) &&
  wrong("media", slideWords.wrongMedium);

export const exactlyOne = (draft: DraftContent, type: MediaType, none: Message): Faults => [
  onlyTypes(draft, type),
  count(draft, type) === 0 && wrong("media", none),
  count(draft, type) > 1 && wrong("media", slideWords.onlyOne),
];
