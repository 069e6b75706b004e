import type { transportWords } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const transport = {
  "transport.network": "We can’t reach the server. Please check your connection and try again.",
  "transport.fault": "Sorry, something went wrong. Please try again later.",
  "transport.unavailable": "We’ll be back in a moment. Please try again.",
  "transport.formFault":
    "Sorry, something went wrong. Please try again later or email us at {email} if the problem persists.",
  "transport.aborted": "This was cancelled.",
} as const satisfies Readonly<Record<KeysOf<typeof transportWords>, string>>;
