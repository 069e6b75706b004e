import { messages } from "#core/kernel/index.ts";

/** The sign-in modal's words; the specification's own where it gives them (AUTH-04..09, ERR-01..06). */
export const signInWords = /* @__PURE__ */ messages("signIn", {
  signIn: null,
  welcome: null,
  locked: null,
  lockedBody: null,
  terms: null,
  privacy: null,
  expired: (what: "auth" | "login" | "registration") => ({ what }),
  invalid: null,
  old: null,
  noCode: null,
  noLink: null,
  newCode: null,
  newEmail: null,
  /** To the other tabs of the browser (OPEN-45). */
  signedIn: null,
  /** ERR-07. */
  providerFailed: (provider: string) => ({ provider }),
  otherWay: null,
});
