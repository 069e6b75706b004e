import { messages } from "#core/kernel/index.ts";

/** What the account's forms say themselves; sign-in's words are the specification's (ERR-01..05). */
export const accountWords = /* @__PURE__ */ messages("ownAccount", {
  sameAddress: null,
  /** To the other tabs of the browser, which show the new name and address too (OPEN-58). */
  changedElsewhere: null,
});
