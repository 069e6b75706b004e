import { externalWords } from "./external.ts";

/** The sign-in modal's words; the specification's own where it gives them (AUTH-04..09, ERR-01..06). */
export const signInWords = {
  signIn: "Sign up or log in",
  welcome: "Welcome",
  locked: "Account locked",
  lockedBody:
    "Due to suspicious activity, this account has been temporarily locked. If this problem persists, please contact support.",
  terms: "Terms of Service",
  privacy: "Privacy Policy",
  expired: (what: "auth" | "login" | "registration") => `Your ${what} link expired`,
  invalid: "Code is invalid. Please request another.",
  old: "Code is expired. Please request another.",
  noCode: "We couldn’t resend a code.",
  noLink: "We couldn't resend a link.",
  newCode: "New code sent!",
  newEmail: "New email sent!",
  /** To the other tabs of the browser (OPEN-45). */
  signedIn: "You’re signed in.",
  /** ERR-07. */
  providerFailed: externalWords.failed,
  otherWay: externalWords.over,
} as const;
