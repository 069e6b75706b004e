import { messages } from "#core/kernel/index.ts";

/** What people are told when a call did not get through. */
export const transportWords = /* @__PURE__ */ messages("transport", {
  network: null,
  /** The generic words of ERR-12, without an address to write to. */
  fault: null,
  unavailable: null,
  /** ERR-12, OPEN-13: what a form says when nothing better is known. */
  formFault: (email: string) => ({ email }),
  aborted: null,
});

/** What is answered to a request that could not be understood. */
export const requestWords = /* @__PURE__ */ messages("calls", {
  brokenJson: null,
  notAnObject: null,
  wrongSigns: null,
  /** An Idempotency-Key that came before, with something else. */
  keyUsed: null,
  tooLarge: null,
  wrongOrigin: null,
  noSuchCall: null,
  wrongMethod: (allowed: readonly string[]) => ({ allowed }),
});
