import type { laterWords } from "#core/domain/navigation/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const later = {
  "later.addresses": "Soon you’ll be able to save addresses for posting cards.",
  "later.address": "Soon you’ll be able to edit your saved addresses.",
  "later.post": "Soon you’ll be able to have your card printed and posted.",
  "later.postTo": "Soon you’ll be able to choose where we post your printed card.",
  "later.postAddress": "Soon you’ll be able to enter a postal address.",
  "later.postOrder": "Soon you’ll be able to see your printed card order.",
  "later.postPayment": "Soon you’ll be able to pay for a printed card.",
  "later.postComplete": "Soon you’ll see your order confirmation here.",
  "later.postSummary": "Soon you’ll be able to check your order here.",
  "later.toSend": "Send it by email or link",
  "later.toAccount": "Go to your account",
} as const satisfies Readonly<Record<KeysOf<typeof laterWords>, string>>;
