import type { paywallWords } from "#core/domain/payment/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const paywall = {
  "paywall.contributor": "Your message is safe. It will appear when the card has room.",
  "paywall.waiting":
    "{n, plural, one {# message is waiting for room} other {# messages are waiting for room}}",
} as const satisfies Readonly<Record<KeysOf<typeof paywallWords>, string>>;
