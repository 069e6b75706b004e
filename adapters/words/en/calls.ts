import type { requestWords } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const calls = {
  "calls.brokenJson": "The request couldn’t be read: its body isn’t valid JSON.",
  "calls.notAnObject": "The request couldn’t be read: its body must be a JSON object.",
  "calls.wrongSigns": "The request couldn’t be read: it contains characters that can’t be stored.",
  "calls.keyUsed": "This Idempotency-Key was used for another request. Please use a new one.",
  "calls.tooLarge": "That’s too much to send at once.",
  "calls.wrongOrigin": "This request came from another website.",
  "calls.noSuchCall": "This API call doesn’t exist.",
  "calls.wrongMethod": "This address only accepts {allowed}.",
} as const satisfies Readonly<Record<KeysOf<typeof requestWords>, string>>;
