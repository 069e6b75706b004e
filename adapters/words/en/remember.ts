import type { reminderWords } from "#core/domain/reminder/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const remember = {
  "remember.title": "{name}'s {what}",
} as const satisfies Readonly<Record<KeysOf<typeof reminderWords>, string>>;
