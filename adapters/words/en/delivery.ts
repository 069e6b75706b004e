import type { deliveryWords } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const delivery = {
  "delivery.noDay": "Please choose a day",
  "delivery.noTime": "Please choose a time",
  "delivery.noZone": "Please choose a time zone",
  "delivery.badDay": "Please enter a day, like 2026-04-18",
  "delivery.badTime": "Please enter a time in steps of 15 minutes, like 09:00",
  "delivery.unknownZone": "We don’t know this time zone. Please choose one from the list.",
  "delivery.past": "This moment has passed. Please choose a later one.",
  "delivery.tooFar": "Please choose a day within the next two years.",
  "delivery.tooMany": "You can schedule up to {most} emails of one card.",
  "delivery.alreadyGone": "The card has already gone out.",
  "delivery.twice": "The card is already scheduled for this address.",
} as const satisfies Readonly<Record<KeysOf<typeof deliveryWords>, string>>;
