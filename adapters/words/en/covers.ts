import type { coverWords } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const covers = {
  "covers.missing": "No themes data found",
  "covers.broken": "There was a problem playing this animation.",
} as const satisfies Readonly<Record<KeysOf<typeof coverWords>, string>>;
