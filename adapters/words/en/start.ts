import type { startWords } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const start = {
  "start.unreachable": "We can’t reach {product} right now. Trying again…",
} as const satisfies Readonly<Record<KeysOf<typeof startWords>, string>>;
