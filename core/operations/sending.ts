import * as z from "zod/mini";
import { Delivery } from "#core/domain/delivery/index.ts";
import { Story } from "#core/domain/story/index.ts";
import { deliveryWords } from "#core/domain/words/index.ts";
import { asText } from "#core/kernel/index.ts";
import {
  byId,
  byToken,
  date,
  email,
  fields,
  line,
  maybe,
  message,
  occasionDay,
  personName,
  withJoinToken,
  yesNo,
} from "./fields.ts";
import { operation } from "./operation.ts";
import { days, offset } from "./reminders.ts";

/** A day that there is, YYYY-MM-DD. */
const day = date.check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, asText(deliveryWords.badDay)),
  z.refine((text) => text.slice(0, 4) >= "1970", { error: asText(deliveryWords.past) }),
);
const time = z
  .string(asText(deliveryWords.badTime))
  .check(z.regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, asText(deliveryWords.badTime)));
const zone = z
  .string(asText(deliveryWords.unknownZone))
  .check(
    z.maxLength(64, asText(deliveryWords.unknownZone)),
    z.regex(/^[A-Za-z][\w/+-]*$/, asText(deliveryWords.unknownZone)),
  );
/** When a card is to go: all three, or it goes at once. */
const moment = {
  /** The day where it goes to. */
  deliver_on: z.optional(day),
  /** In steps of 15 minutes. */
  deliver_at: z.optional(time),
  /** An IANA time zone: the recipient's. */
  deliver_zone: z.optional(zone),
};
const ofDelivery = {
  path: byId,
  subject: { of: "delivery", at: "path.id" },
  who: "signedInCardOrganiser",
} as const;

const tag = "Sending";
const recipientLink = { of: "link", type: "recipient", at: "path.token" } as const;
const OneStory = z.object({ story: Story });

export const sendingOperations = {
  sendStory: operation({
    tag,
    summary: "Send the card by email",
    ids: ["API-65", "SEND-01", "OPEN-81"],
    path: byId,
    body: fields({
      recipient_email: email,
      recipient_name: z.optional(personName),
      recipient_message: maybe(message),
      /** To the owner alone, to see how it looks; nothing is marked as sent. */
      test: z.optional(yesNo),
      set_reminder: z.optional(yesNo),
      reminder_days_before: z.optional(days),
      reminder_occasion_date: maybe(occasionDay),
      reminder_offset: z.optional(offset),
      reminder_title: z.optional(line(200)),
      ...moment,
    }),
    answer: OneStory,
    refusals: ["paywall"],
    subject: { of: "story", at: "path.id" },
    who: "signedInCardOrganiser",
    once: true,
  }),
  readDeliveries: operation({
    tag,
    summary: "List who the card is on its way to",
    ids: ["API-65", "SEND-04"],
    path: byId,
    answer: z.object({ deliveries: z.array(Delivery) }),
    subject: { of: "story", at: "path.id" },
    who: "signedInCardOrganiser",
  }),
  changeDelivery: operation({
    ...ofDelivery,
    tag,
    summary: "Change a scheduled email",
    ids: ["API-65", "SEND-04"],
    inTurn: true,
    body: fields({
      ...moment,
      recipient_email: z.optional(email),
      recipient_name: z.optional(personName),
      recipient_message: maybe(message),
    }),
    answer: z.object({ delivery: Delivery }),
    refusals: ["gone", "paywall"],
  }),
  cancelDelivery: operation({
    ...ofDelivery,
    tag,
    summary: "Cancel a scheduled email",
    ids: ["API-65", "SEND-04"],
    answer: null,
    refusals: ["gone"],
  }),
  deliverNow: operation({
    ...ofDelivery,
    tag,
    summary: "Send a scheduled email now",
    ids: ["API-65", "SEND-04"],
    answer: OneStory,
    refusals: ["gone", "paywall"],
  }),
  thank: operation({
    tag,
    summary: "Send a thank-you to the organiser",
    ids: ["API-66", "OPEN-65", "OPEN-81"],
    path: byToken,
    query: withJoinToken,
    body: fields({ thanks_message: message }),
    answer: OneStory,
    subject: recipientLink,
    who: "thanksAuthor",
  }),
  removeThanks: operation({
    tag,
    summary: "Remove the thank-you message",
    ids: ["API-67", "OPEN-65"],
    path: byToken,
    query: withJoinToken,
    answer: null,
    subject: recipientLink,
    who: "thanksAuthor",
  }),
};
