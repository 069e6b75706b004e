import { messages } from "#core/kernel/index.ts";

const named = (provider: string) => ({ provider });

/** What people are told when signing in with a provider did not work, and how they get in all the same. */
export const externalWords = /* @__PURE__ */ messages("external", {
  /** ERR-07, to the letter. */
  failed: named,
  unverified: named,
  taken: named,
  unreachable: named,
  over: null,
});
