import type { againWords } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const again = {
  "again.minutes":
    "{n, plural, one {Please try again in a minute.} other {Please try again in # minutes.}}",
  "again.hours":
    "{n, plural, one {Please try again in an hour.} other {Please try again in # hours.}}",
  "again.tomorrow": "Please try again tomorrow.",
} as const satisfies Readonly<Record<KeysOf<typeof againWords>, string>>;
