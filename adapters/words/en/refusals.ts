import type { words } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const refusals = {
  "refusals.pleaseSignIn": "Please log in to continue.",
  "refusals.signInAgain": "Please log in again to continue.",
  "refusals.notAllowed": "You don’t have access to this.",
  "refusals.notFound": "We can’t find that. It may have been removed.",
  "refusals.changedMeanwhile": "Someone else changed this at the same time. Please try again.",
  "refusals.paywall": "This card is full. Upgrade it to add more messages.",
} as const satisfies Readonly<Record<KeysOf<typeof words>, string>>;
