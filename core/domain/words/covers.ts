import { messages } from "#core/kernel/index.ts";

export const coverWords = /* @__PURE__ */ messages("covers", {
  /** To the letter (OPEN-121). */
  missing: null,
  /** ERR-23 */
  broken: null,
});

/** To the letter (ERR-28): told to the operator, and to whoever reports for the page. By itself, as the first page has it. */
export const coverUnreadable = (exportedId: string): string =>
  `Error when trying to get cover content for exportedId ${exportedId}`;
