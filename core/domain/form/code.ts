import { codeLength } from "./limits.ts";

/** What a code field keeps of what was typed or pasted ("123 456", "123-456"): letters and digits, six at most (FORM-09). */
export const keepCode = (text: string): string =>
  text.replace(/[^\p{L}\p{N}]/gu, "").slice(0, codeLength);

/** Whether a code is complete: exactly 6 characters (FORM-09). */
export const isCode = (text: string): boolean =>
  text.length === codeLength && keepCode(text) === text;
