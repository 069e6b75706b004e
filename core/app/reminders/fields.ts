import * as z from "zod/mini";
import { refuseEmail } from "#core/domain/form/index.ts";
import { isOccasionDay, occasionYears, usualDays } from "#core/domain/occasion/index.ts";
import {
  comesYearly,
  daysBefore,
  occasionFrom,
  type Reminder,
  usualDaysBefore,
} from "#core/domain/reminder/index.ts";
import { Occasion } from "#core/domain/story/index.ts";
import { peopleWords } from "#core/domain/words/index.ts";
import type { Message } from "#core/kernel/index.ts";

/** What a form of a reminder holds, as it is typed. */
export const ReminderFields = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  occasion: Occasion,
  /** A day as yyyy-mm-dd, "" for none. */
  date: z.string(),
  daysBefore: z.number().check(z.refine((n) => daysBefore.some((d) => d === n))),
  repeat: z.boolean(),
  /** "" for the one that is built. */
  title: z.string(),
});
export type ReminderFields = z.infer<typeof ReminderFields>;
export type FieldName = keyof ReminderFields;

export const fieldsOf = (reminder: Reminder): ReminderFields => ({
  firstName: reminder.recipient_first_name,
  lastName: reminder.recipient_last_name,
  email: reminder.recipient_email ?? "",
  occasion: reminder.occasion,
  date: reminder.occasion_date,
  daysBefore: reminder.days_before,
  repeat: reminder.repeat,
  title: reminder.own_title ?? "",
});

const two = (n: number): string => String(n).padStart(2, "0");
/** The next day that an occasion is on anyway: Christmas; "" for one's own days. */
export const usualDay = (occasion: Occasion, today: string): string => {
  const on = usualDays[occasion];
  if (on === undefined) return "";
  const occasion_date = `${today.slice(0, 4)}-${two(on.month)}-${two(on.day)}`;
  return occasionFrom({ occasion_date, repeat: true }, today) ?? "";
};

/** A reminder before anything is typed; what follows from the occasion follows it until it is chosen (OPEN-139). */
export const blankFields = (occasion: Occasion, today: string): ReminderFields => ({
  firstName: "",
  lastName: "",
  email: "",
  occasion,
  date: usualDay(occasion, today),
  daysBefore: usualDaysBefore,
  repeat: comesYearly(occasion),
  title: "",
});

/** Days of everybody: nobody has to be named. */
const isShared = (occasion: Occasion): boolean => usualDays[occasion] !== undefined;

/** What is wrong with a date; undefined for a good one. */
export const refuseDate = (date: string): Message | undefined => {
  if (date === "") return peopleWords.noOccasionDate;
  const { first, last } = occasionYears;
  return isOccasionDay(date) ? undefined : peopleWords.occasionYear(first, last);
};

/** What is wrong, by field. */
export const refuseFields = (
  fields: ReminderFields,
): Readonly<Partial<Record<FieldName, Message>>> => {
  const { firstName, lastName, email, occasion, date, title } = fields;
  const isNamed = [firstName, lastName, title].some((text) => text.trim() !== "");
  const errors = {
    firstName: isNamed || isShared(occasion) ? undefined : peopleWords.noRecipientName,
    date: refuseDate(date),
    email: email.trim() === "" ? undefined : refuseEmail(email.trim()),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, words]) => words !== undefined));
};
