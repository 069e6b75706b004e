import { fullName } from "../../account/fullName.ts";
import type { ReminderRecord } from "../reminder.ts";

/** What makes two reminders the same one. */
export type Identified = Pick<
  ReminderRecord,
  "recipient_first_name" | "recipient_last_name" | "occasion" | "occasion_date" | "repeat" | "title"
>;

/**
 * The same text for reminders that are one: whose day, which occasion, and the day of the year, or of that year where
 * it doesn’t come again. What is called by a name of its own is told apart by it where nobody is named.
 */
export const sameness = (reminder: Identified): string => {
  const { recipient_first_name, recipient_last_name, occasion, occasion_date, title } = reminder;
  const named = { first_name: recipient_first_name, last_name: recipient_last_name };
  const name = fullName(named).normalize("NFKC").trim().toLowerCase().replace(/\s+/g, " ");
  const day = reminder.repeat ? occasion_date.slice(5) : occasion_date;
  const called = name === "" || occasion === "custom" ? (title ?? "").toLowerCase() : "";
  return [name, occasion, day, called].join("|");
};

/** Marks what is among `own` already, or stood further up. */
export const marked = <T extends Identified>(
  own: readonly Identified[],
  found: readonly T[],
): readonly (T & { readonly known: boolean })[] => {
  const seen = new Set(own.map(sameness));
  return found.map((one) => {
    const id = sameness(one);
    const known = seen.has(id);
    seen.add(id);
    return { ...one, known };
  });
};
