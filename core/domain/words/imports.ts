import { messages } from "#core/kernel/index.ts";

/** What is said where a file or a calendar of dates couldn't be read. */
export const importWords = /* @__PURE__ */ messages("imports", {
  /** Neither a text nor an address, or both. */
  noSource: null,
  tooLarge: null,
  tooMany: null,
  noFormat: null,
  noDays: null,
  /** Why an address did not answer with a calendar. */
  notAllowed: null,
  unreachable: null,
  refused: null,
  tooSlow: null,
  tooManyRedirects: null,
  noRoom: (room: number) => ({ room }),
  undone: null,
});
