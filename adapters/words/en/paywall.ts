import type { paymentWords, paywallWords } from "#core/domain/payment/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const paywall = {
  "paywall.contributor": "Your message is safe. It will appear when the card has room.",
  "paywall.waiting":
    "{n, plural, one {# message is waiting for room} other {# messages are waiting for room}}",
} as const satisfies Readonly<Record<KeysOf<typeof paywallWords>, string>>;

export const payment = {
  "payment.failed": "Your payment didn’t go through. You have not been charged. Please try again.",
  "payment.canceled": "This payment was cancelled. If any money was taken, you get all of it back.",
  "payment.noCredits": "You have no credits left. Please choose another way to pay.",
  "payment.alreadyThere": "This card already has this plan. You don’t need to pay again.",
  "payment.creditIsUnlimited": "A credit pays for an unlimited card.",
  "payment.notSold": "You can buy one of these numbers of credits: {quantities}.",
  "payment.onItsWay":
    "A payment for this is being processed. Please wait a moment before you pay again.",
  "payment.notTest": "This payment can’t be paid with a test card any more.",
} as const satisfies Readonly<Record<KeysOf<typeof paymentWords>, string>>;
