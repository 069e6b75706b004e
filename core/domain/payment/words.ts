import { messages } from "#core/kernel/index.ts";

/** What is said at the paywall, beside the refusal itself (OPEN-149). */
export const paywallWords = /* @__PURE__ */ messages("paywall", {
  contributor: null,
  /** Beside the count of messages that wait. */
  waiting: (n: number) => ({ n }),
});

/** What is said of buying (OPEN-157). */
export const paymentWords = /* @__PURE__ */ messages("payment", {
  failed: null,
  canceled: null,
  noCredits: null,
  /** The card has that tier, or a higher one. */
  alreadyThere: null,
  /** One credit is an unlimited card. */
  creditIsUnlimited: null,
  notSold: (quantities: readonly string[]) => ({ quantities }),
  /** Another payment for the same is on its way. */
  onItsWay: null,
  notTest: null,
});
