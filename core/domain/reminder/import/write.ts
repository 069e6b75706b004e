import type { ReminderRecord } from "../reminder.ts";
import type { WrittenEntry } from "./source.ts";

/** A reminder as an entry of a calendar; `summary` is what it is called, said in its owner’s language. */
export const entryOf = (reminder: ReminderRecord, summary: string): WrittenEntry => ({
  uid: `${reminder.id}@reminders.fanfold`,
  summary,
  day: reminder.occasion_date,
  yearly: reminder.repeat,
  daysBefore: reminder.days_before,
  // what the words of the summary can’t say for certain, for whoever reads it back
  own: {
    OCCASION: reminder.occasion,
    ...(reminder.recipient_first_name && { "FIRST-NAME": reminder.recipient_first_name }),
    ...(reminder.recipient_last_name && { "LAST-NAME": reminder.recipient_last_name }),
    ...(reminder.recipient_email && { EMAIL: reminder.recipient_email }),
    ...(reminder.title && { TITLE: reminder.title }),
  },
});
