import * as z from "zod/mini";
import { emailWords, nameMaximum } from "#core/domain/form/index.ts";
import {
  DateOrder,
  daysBefore,
  hoursEast,
  ImportPreview,
  importMaximum,
  Reminder,
  reminderMaximum,
} from "#core/domain/reminder/index.ts";
import { Occasion } from "#core/domain/story/index.ts";
import { importWords, peopleWords } from "#core/domain/words/index.ts";
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
  title: maybe(line(200)),
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

/** A file as it is: what is taken out of it is cleaned there, and nothing else is kept. */
export const datesText = z
  .string(asText(importWords.noSource))
  .check(z.maxLength(importMaximum.characters, asText(importWords.tooLarge)));
/** An address as it is pasted: it is judged where it is asked. */
const address = line(2000);
const order = z.optional(oneOf(DateOrder.options));
const manyWords = asText(importWords.tooMany);

export const reminderOperations = {
  readStoryReminders: operation({
    tag,
    summary: "List a card's reminders",
    ids: ["API-68", "REMIND-09"],
    path: byId,
    answer: Reminders,
    subject: { of: "story", at: "path.id" },
    who: "signedInCardOrganiser",
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
    who: "signedInOrganiserIfNamed",
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
  /** Of a text or of a calendar's address; changes nothing. */
  previewReminders: operation({
    tag,
    summary: "See which dates are in a table, a calendar or contacts",
    ids: ["API-71", "REMIND-01"],
    body: fields({
      text: z.optional(datesText),
      url: z.optional(address),
      date_order: order,
    }),
    largestBody: 4 * importMaximum.characters,
    answer: z.object({ preview: ImportPreview }),
    subject: { of: "none" },
    who: "signedIn",
  }),
  /** What is there already is not added again. */
  importReminders: operation({
    tag,
    summary: "Add many reminders at once",
    ids: ["API-71", "REMIND-01", "REMIND-02"],
    body: fields({
      reminders: z
        .array(fields(reminder), manyWords)
        .check(z.minLength(1, manyWords), z.maxLength(reminderMaximum, manyWords)),
    }),
    answer: z.object({ import_id: z.string(), reminders: z.array(Reminder) }),
    subject: { of: "none" },
    who: "signedIn",
    once: true,
  }),
  /** Deletes what it added and nothing else. */
  undoImport: operation({
    tag,
    summary: "Undo an import",
    ids: ["API-73", "REMIND-01"],
    path: byId,
    answer: null,
    refusals: ["gone"],
    subject: { of: "none" },
    who: "signedIn",
  }),
  exportReminders: operation({
    tag,
    summary: "Get the user's reminders as a calendar (iCalendar, RFC 5545)",
    ids: ["API-69", "REMIND-01"],
    answer: z.object({ calendar: z.string() }),
    subject: { of: "none" },
    who: "signedIn",
  }),
};
