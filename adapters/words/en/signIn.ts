import type { signInWords } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const signIn = {
  "signIn.signIn": "Sign up or log in",
  "signIn.welcome": "Welcome",
  "signIn.locked": "Account locked",
  "signIn.lockedBody":
    "Due to suspicious activity, this account has been temporarily locked. If this problem persists, please contact support.",
  "signIn.terms": "Terms of Service",
  "signIn.privacy": "Privacy Policy",
  "signIn.expired":
    "Your {what, select, auth {auth} login {login} registration {registration} other {{what}}} link expired",
  "signIn.invalid": "Code is invalid. Please request another.",
  "signIn.old": "Code is expired. Please request another.",
  "signIn.noCode": "We couldn’t resend a code.",
  "signIn.noLink": "We couldn't resend a link.",
  "signIn.newCode": "New code sent!",
  "signIn.newEmail": "New email sent!",
  "signIn.signedIn": "You’re signed in.",
  "signIn.providerFailed": "Your {provider} login failed",
  "signIn.otherWay": "Please try again, or enter your email and we’ll send you a code.",
} as const satisfies Readonly<Record<KeysOf<typeof signInWords>, string>>;
