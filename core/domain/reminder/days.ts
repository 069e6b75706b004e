import { days, type Instant, iso, minutes } from "#core/kernel/index.ts";
import type { ReminderRecord } from "./reminder.ts";

/** What the days of a reminder follow from. */
export type Reminded = Pick<
  ReminderRecord,
  "occasion_date" | "days_before" | "repeat" | "reminder_offset"
>;

const hours = (n: number) => minutes(60) * n;
/** The calendar day `count` days after another, both YYYY-MM-DD. */
export const addDays = (day: string, count: number): string =>
  iso(Date.parse(`${day}T00:00:00Z`) + days(count)).slice(0, 10);

/** The same day of another year; the 29th of February is the 28th where there is none. */
const inYear = (day: string, year: number): string => {
  const moved = `${String(year).padStart(4, "0")}${day.slice(4)}`;
  return new Date(`${moved}T00:00:00Z`).toISOString().startsWith(moved)
    ? moved
    : moved.replace("-02-29", "-02-28");
};

/** The occasion's first day from `from` on; null when it is over and does not come again. */
export const occasionFrom = (
  { occasion_date, repeat }: Pick<Reminded, "occasion_date" | "repeat">,
  from: string,
): string | null => {
  if (occasion_date >= from) return occasion_date;
  if (!repeat) return null;
  const year = Number(from.slice(0, 4));
  const soon = inYear(occasion_date, year);
  return soon >= from ? soon : inYear(occasion_date, year + 1);
};

/** How many days lie between two calendar days, both YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / days(1));

/** The day it is at `now` for whoever lives `offset` hours east of UTC (OPEN-142). */
export const dayAt = (now: Instant, offset: number): string =>
  iso(now + hours(offset)).slice(0, 10);
const morning = (day: string, offset: number): Instant =>
  Date.parse(`${day}T09:00:00Z`) - hours(offset);

/**
 * When somebody is reminded next, and of which day: at nine in the morning where they are, `days_before` the
 * occasion, or on its own day where that has passed. `last` is the day of the occasion they were told of before.
 * Null when nothing is to come.
 */
export const nextReminding = (
  reminder: Reminded,
  now: Instant,
  last: string | null = null,
): { readonly day: string; readonly at: Instant } | null => {
  const { days_before, reminder_offset } = reminder;
  const today = dayAt(now, reminder_offset);
  let from = last === null ? today : addDays(last, 1);
  for (;;) {
    const day = occasionFrom(reminder, from);
    if (day === null) return null;
    const at = [addDays(day, -days_before), day]
      .map((on) => morning(on, reminder_offset))
      .find((moment) => moment > now);
    if (at !== undefined) return { day, at };
    from = addDays(day, 1);
  }
};
