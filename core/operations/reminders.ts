import * as z from "zod/mini";
import { emailWords, nameMaximum } from "#core/domain/form/index.ts";
import { daysBefore, hoursEast, Reminder } from "#core/domain/reminder/index.ts";
import { Occasion } from "#core/domain/story/index.ts";
import { peopleWords } from "#core/domain/words/index.ts";
import { asText } from "#core/kernel/index.ts";
import {
  byId,
  email,
  fields,
  line,
  maybe,
  maybeOfStory,
  occasionDay,
  oneOf,
  personName,
  yesNo,
} from "./fields.ts";
import { operation } from "./operation.ts";

const tag = "Reminders";
const OneReminder = z.object({ reminder: Reminder });
const Reminders = z.object({ reminders: z.array(Reminder) });
const own = { of: "reminder", at: "path.id" } as const;

const daysWords = asText(peopleWords.daysBefore(daysBefore));
export const days = z
  .number(daysWords)
  .check(z.refine((n) => daysBefore.some((d) => d === n), { error: daysWords }));
const { least, most } = hoursEast;
const offsetWords = asText(peopleWords.hoursEast(least, most));
export const offset = z
  .number(offsetWords)
  .check(z.minimum(least, offsetWords), z.maximum(most, offsetWords));
/** Sent only when present (REMIND-03). */
const reminder = {
  title: z.optional(line(200)),
  recipient_first_name: z.optional(personName),
  recipient_last_name: z.optional(personName),
  /** Both names and the space between them. */
  recipient_name: z.optional(line(2 * nameMaximum + 1)),
  recipient_email: maybe(z.union([email, z.literal("")], asText(emailWords))),
  occasion: z.optional(oneOf(Occasion.options, { "work-anniversary": "work anniversary" })),
  occasion_date: z.optional(occasionDay),
  days_before: z.optional(days),
  repeat: z.optional(yesNo),
  reminder_offset: z.optional(offset),
};

export const reminderOperations = {
  readStoryReminders: operation({
    tag,
    summary: "List a card's reminders",
    ids: ["API-68", "REMIND-09"],
    path: byId,
    answer: Reminders,
    subject: { of: "story", at: "path.id" },
    who: "signedInCardOwner",
  }),
  readReminders: operation({
    tag,
    summary: "List the user's reminders",
    ids: ["API-69", "REMIND-01"],
    answer: Reminders,
    subject: { of: "none" },
    who: "signedIn",
  }),
  readReminder: operation({
    tag,
    summary: "Get a reminder",
    ids: ["API-70", "OPEN-140"],
    path: byId,
    answer: OneReminder,
    subject: own,
    who: "holder",
  }),
  createReminder: operation({
    tag,
    summary: "Add a reminder",
    ids: ["API-71", "REMIND-02", "REMIND-03"],
    query: maybeOfStory,
    body: fields(reminder),
    answer: OneReminder,
    subject: { of: "storyIfNamed", at: "query.story_id" },
    who: "signedInOwnerIfNamed",
    once: true,
  }),
  changeReminder: operation({
    tag,
    summary: "Change a reminder",
    ids: ["API-72", "REMIND-03", "OPEN-139"],
    inTurn: true,
    path: byId,
    body: fields(reminder),
    answer: OneReminder,
    subject: own,
    who: "holder",
  }),
  deleteReminder: operation({
    tag,
    summary: "Delete a reminder",
    ids: ["API-73", "REMIND-01"],
    path: byId,
    answer: null,
    subject: own,
    who: "holder",
  }),
};
