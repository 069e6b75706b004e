import * as z from "zod/mini";
import { Story } from "#core/domain/story/index.ts";
import {
  byId,
  byToken,
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
    }),
    answer: OneStory,
    refusals: ["paywall"],
    subject: { of: "story", at: "path.id" },
    who: "signedInCardOwner",
    once: true,
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
