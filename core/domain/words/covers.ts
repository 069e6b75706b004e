import { messages } from "#core/kernel/index.ts";

export const coverWords = /* @__PURE__ */ messages("covers", {
  /** To the letter (OPEN-121). */
  missing: null,
  /** ERR-23 */
  broken: null,
});

/**
 * Words for the operator's log about an exported cover that cannot be read, to the letter (ERR-28). In a file of its
 * own, since the first page loads it.
 */
export const coverUnreadable = (exportedId: string): string =>
  `Error when trying to get cover content for exportedId ${exportedId}`;
