import type { Message } from "#core/kernel/index.ts";
import { fieldWords } from "../words/fields.ts";

/** Said of a text that runs past its limit, where the field has no words of its own (SLIDE-20). */
export const tooLongWords = (limit: number): Message => fieldWords.tooLongBy(limit);

/** What fits of a text in `maximum` UTF-16 units, as a browser counts them, never half an emoji (FORM-12). */
export const truncate = (text: string, maximum: number): string => {
  let kept = "";
  for (const sign of text) {
    if (kept.length + sign.length > maximum) break;
    kept += sign;
  }
  return kept;
};

/** A text on one line: each break with the space around it becomes one space (FORM-13). */
export const onOneLine = (text: string): string =>
  text.replace(/[^\S\n\r]*[\n\r]+[^\S\n\r]*/g, " ");
