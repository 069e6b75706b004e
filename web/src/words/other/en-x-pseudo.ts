import { differing } from "#adapters/words/index.ts";

/** What differs from the first language; a built page has it compiled. */
export const words = differing("en-x-pseudo");
