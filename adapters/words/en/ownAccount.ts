import type { accountWords } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const ownAccount = {
  "ownAccount.sameAddress": "This is already your email address",
  "ownAccount.changedElsewhere": "You changed your account in another tab.",
} as const satisfies Readonly<Record<KeysOf<typeof accountWords>, string>>;
