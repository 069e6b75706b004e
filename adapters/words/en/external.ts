import type { externalWords } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const external = {
  "external.failed": "Your {provider} login failed",
  "external.unverified":
    "{provider} hasn’t verified your email address. Enter it and we’ll send you a code.",
  "external.taken":
    "This email address is linked to a different {provider} login. Enter it and we’ll send you a code.",
  "external.unreachable":
    "We can’t reach {provider} right now. Try again, or enter your email and we’ll send you a code.",
  "external.over": "Please try again, or enter your email and we’ll send you a code.",
} as const satisfies Readonly<Record<KeysOf<typeof externalWords>, string>>;
