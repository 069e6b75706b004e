import { messages } from "#core/kernel/index.ts";

/** What is said at the paywall, beside the refusal itself (OPEN-149). */
export const paywallWords = /* @__PURE__ */ messages("paywall", {
  contributor: null,
  /** Beside the count of messages that wait. */
  waiting: (n: number) => ({ n }),
});
