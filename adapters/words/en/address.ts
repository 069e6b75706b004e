import type { addressWords } from "#core/domain/address/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const address = {
  "address.tooMany": "You’ve reached the limit for addresses. Delete one to add another.",
  "address.gone": "This address isn’t there any more. Please choose another.",
} as const satisfies Readonly<Record<KeysOf<typeof addressWords>, string>>;
