import { messages } from "#core/kernel/index.ts";

/** The words of refusals that any call may answer. Where the specification gives words, they are its own. */
export const words = /* @__PURE__ */ messages("refusals", {
  pleaseSignIn: null,
  signInAgain: null,
  notAllowed: null,
  notFound: null,
  changedMeanwhile: null,
  paywall: null,
});
