import { looksLikeEmail, nameMaximum, plainLine } from "../../form/index.ts";
import type { Occasion } from "../../story/story.ts";
import { comesYearly, usualDaysBefore } from "../reminder.ts";
import { dayIn } from "./days.ts";
import { type DateOrder, type Found, type UnreadReason, unread } from "./found.ts";
import { namesIn } from "./people.ts";

/** How days are read: which comes first where figures fit both, and from which day on they are to come. */
export interface Reading {
  readonly order: DateOrder;
  readonly today: string;
}
export interface Person {
  readonly firstName?: string;
  readonly lastName?: string;
  /** Counts where neither part is there. */
  readonly name?: string;
  readonly email?: string;
}
export interface Day {
  readonly text: string;
  readonly occasion: Occasion;
  readonly repeat?: boolean | undefined;
  readonly daysBefore?: number;
  readonly title?: string | null;
}

/** The longest title of a reminder. */
const titleMaximum = 200;
const clean = (text = ""): string => plainLine(text).trim();

/** The reminder of somebody’s day, or why there is none. */
export const reminderOf = (
  line: number,
  person: Person,
  { text, occasion, repeat, daysBefore = usualDaysBefore, title = null }: Day,
  { order, today }: Reading,
): Found | UnreadReason => {
  const [firstName, lastName] = [clean(person.firstName), clean(person.lastName)];
  const { first, last } =
    firstName || lastName ? { first: firstName, last: lastName } : namesIn(clean(person.name));
  const own = clean(title ?? "") || null;
  if (!first && !last && own === null) return "noName";
  if (Math.max(first.length, last.length) > nameMaximum) return "tooLong";
  if (own !== null && own.length > titleMaximum) return "tooLong";
  const day = dayIn(text, order, today);
  if (day === "notDay" || day === "farDay") return day;
  const email = clean(person.email);
  return {
    line,
    recipient_first_name: first,
    recipient_last_name: last,
    recipient_email: looksLikeEmail(email) ? email : null,
    occasion,
    occasion_date: day,
    repeat: repeat ?? comesYearly(occasion),
    days_before: daysBefore,
    title: own,
  };
};

/** Several days of one line: what can be read of them, else why not. */
export const lineOf = (
  line: number,
  text: string,
  days: readonly (Found | UnreadReason)[],
): ReturnType<typeof unread> | { readonly found: readonly Found[] } => {
  const found = days.filter((day) => typeof day !== "string");
  const [reason] = days.filter((day) => typeof day === "string");
  return found.length > 0 || reason === undefined ? { found } : unread(line, text, reason);
};
