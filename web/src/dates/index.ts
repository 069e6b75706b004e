import { intl as locale } from "#web/words/index.ts";

/** "Friday 27 November" of a calendar day, whatever the time zone. */
export const wholeDay = (day: string): string =>
  new Intl.DateTimeFormat(locale(), {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(day.slice(0, 10)));

/** "Friday 18 April" of a calendar day this year, "Friday 18 April 2027" of another. */
export const wholeDate = (day: string, now: number): string =>
  new Intl.DateTimeFormat(locale(), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: day.startsWith(`${new Date(now).getFullYear()}-`) ? undefined : "numeric",
    timeZone: "UTC",
  }).format(new Date(day.slice(0, 10)));

/** "9:00" of a time such as 09:00, wherever it is. */
export const timeOf = (time: string): string =>
  new Intl.DateTimeFormat(locale(), {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  }).format(new Date(`2000-01-01T${time}:00Z`));

/** "27 November" of a moment, where the reader is. */
export const dayOf = (moment: string | number): string =>
  new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long" }).format(new Date(moment));

/** "27 November" of a moment this year, "27 November 2025" of another. */
export const dateOf = (moment: string, now: number): string => {
  const [then, today] = [new Date(moment), new Date(now)];
  const year = then.getFullYear() === today.getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", year }).format(then);
};

/** "27 November 2025" of a moment, for what is read in other years. */
export const datedOn = (moment: string): string =>
  new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", year: "numeric" }).format(
    new Date(moment),
  );

/** "27 Nov" of a moment, where the line is short. */
export const shortDay = (moment: string): string =>
  new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short" }).format(new Date(moment));

const steps = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** "12 minutes ago", "yesterday", "now". */
export const ago = (moment: string, now: number): string => {
  const passed = (now - Date.parse(moment)) / 1000;
  const relative = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  for (const [unit, length] of steps)
    if (passed >= length) return relative.format(-Math.floor(passed / length), unit);
  return relative.format(0, "second");
};

/** "May" of a month, YYYY-MM, of this year, "May 2028" of another. */
export const monthOf = (month: string, thisYear: number): string =>
  new Intl.DateTimeFormat(locale(), {
    month: "long",
    year: month.startsWith(`${thisYear}-`) ? undefined : "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-01`));

/** "12 May" of a calendar day in the same year as today, "12 May 1990" of another, whatever the time zone. */
export const calendarDay = (day: string, today: string): string =>
  new Intl.DateTimeFormat(locale(), {
    day: "numeric",
    month: "long",
    year: day.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric",
    timeZone: "UTC",
  }).format(new Date(day.slice(0, 10)));

/** A calendar day as the leaf of a calendar: "May" and "12". */
export const leafOf = (day: string): { readonly month: string; readonly day: string } => ({
  month: new Intl.DateTimeFormat(locale(), { month: "short", timeZone: "UTC" }).format(
    new Date(day),
  ),
  day: String(Number(day.slice(8, 10))),
});
