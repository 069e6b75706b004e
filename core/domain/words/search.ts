import { messages } from "#core/kernel/index.ts";

/** What a search answers that can't be answered. */
export const searchWords = /* @__PURE__ */ messages("search", {
  noGif: null,
  noSong: null,
  noTerm: null,
});
