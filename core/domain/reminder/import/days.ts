import { occasionYears } from "../../occasion/index.ts";
import type { DateOrder } from "./found.ts";

/** A day as it was written; the year is null where none was said. */
export interface WrittenDay {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
}
/** How a text was read: `both` of them where its figures fit either order. */
export type ReadDay =
  | WrittenDay
  | { readonly dayFirst: WrittenDay; readonly monthFirst: WrittenDay };

const names = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const long =
  "january february march april may june july august september october november december".split(
    " ",
  );
/** 1 to 12 for "May", "Sept." and "september"; 0 for what is no month. */
const monthNamed = (word: string): number => {
  const plain = word.toLowerCase().replace(/\.$/, "");
  if (plain === "sept") return 9;
  return Math.max(names.indexOf(plain), long.indexOf(plain)) + 1;
};

/** Apple’s calendars write 1604 where nobody said the year; Outlook’s oldest rows have none at all. */
const noYear = new Set([0, 1604]);
const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const dayOf = (year: number | null, month: number, day: number): WrittenDay | null => {
  const most = longestMonths[month - 1];
  if (most === undefined || day < 1 || day > most) return null;
  const known = year === null || noYear.has(year) ? null : year;
  if (known !== null && month === 2 && day === 29 && !isLeap(known)) return null;
  return { year: known, month, day };
};

/** Two figures are of the last hundred years: nobody was born after next year. */
const fullYear = (text: string | undefined, thisYear: number): number | null => {
  if (text === undefined) return null;
  const year = Number(text);
  if (text.length > 2) return year;
  const century = thisYear - (thisYear % 100);
  return year + (year > (thisYear % 100) + 1 ? century - 100 : century);
};

const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const compact = /^(\d{4})(\d{2})(\d{2})$/;
const bare = /^-{1,2}(\d{2})-?(\d{2})$/;
const figures = /^(\d{1,2})([/.\- ])(\d{1,2})(?:\2(\d{4}|\d{2})?)?$/;
const dayThenMonth =
  /^(\d{1,2})(?:st|nd|rd|th)?[ .-]+(?:of )?([a-z]+\.?)(?:[ ,.-]+(\d{4}|\d{2}))?$/i;
const monthThenDay = /^([a-z]+\.?)[ -]+(\d{1,2})(?:st|nd|rd|th)?(?:[ ,-]+(\d{4}|\d{2}))?$/i;
const weekday = /^(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?\.?,? +/i;
/** A time of day behind the day, as spreadsheets and calendars add one. */
const time = /(?:[T ]\d{1,2}:\d{2}.*|T\d{4,6}Z?)$/;

/**
 * Reads a day as people, spreadsheets and address books write it: 1990-05-12, 12/05/1990, 05/12/90, 12.5.1990,
 * "12 May 1990", "May 12, 1990", 19900512, --05-12. Null for what is no day of any year.
 */
export const readDay = (text: string, thisYear: number): ReadDay | null => {
  const plain = text.trim().replace(weekday, "").replace(time, "").trim();
  const whole = iso.exec(plain) ?? compact.exec(plain);
  if (whole) return dayOf(Number(whole[1]), Number(whole[2]), Number(whole[3]));
  const without = bare.exec(plain);
  if (without) return dayOf(null, Number(without[1]), Number(without[2]));
  const named = dayThenMonth.exec(plain);
  if (named)
    return dayOf(fullYear(named[3], thisYear), monthNamed(named[2] ?? ""), Number(named[1]));
  const turned = monthThenDay.exec(plain);
  if (turned)
    return dayOf(fullYear(turned[3], thisYear), monthNamed(turned[1] ?? ""), Number(turned[2]));
  const two = figures.exec(plain);
  if (!two) return null;
  const [, a, by, b, last] = two;
  const year = fullYear(last, thisYear);
  const dayFirst = dayOf(year, Number(b), Number(a));
  // a dot is written by those who say the day first
  const monthFirst = by === "." ? null : dayOf(year, Number(a), Number(b));
  if (dayFirst && monthFirst && a !== b && Number(a) !== Number(b)) return { dayFirst, monthFirst };
  return dayFirst ?? monthFirst;
};

const isBoth = (day: ReadDay): day is Exclude<ReadDay, WrittenDay> => "dayFirst" in day;

/** Whether a day fits either order; the figures of others say themselves which comes first. */
export const fitsBoth = (text: string, thisYear: number): boolean => {
  const day = readDay(text, thisYear);
  return day !== null && isBoth(day);
};

/** The order that a text’s own days speak for, where all that speak say the same; null where none does. */
export const orderIn = (texts: readonly string[], thisYear: number): DateOrder | null => {
  const votes = new Set<DateOrder>();
  for (const text of texts) {
    const two = /^(\d{1,2})([/-])(\d{1,2})\2/.exec(text.trim());
    const day = two && readDay(text, thisYear);
    if (!two || !day || isBoth(day) || two[1] === two[3]) continue;
    votes.add(Number(two[1]) === day.day ? "dayFirst" : "monthFirst");
  }
  return votes.size === 1 ? ([...votes][0] ?? null) : null;
};

const two = (n: number): string => String(n).padStart(2, "0");
/** The leap year at hand or the last one before it: a 29th of February needs one. */
const leapYear = (year: number): number => (isLeap(year) ? year : leapYear(year - 1));

/**
 * The day as a reminder keeps it, YYYY-MM-DD, and in how far it may: one without a year is this year’s or, where that
 * is over, the next one’s.
 */
export const dayIn = (
  text: string,
  order: DateOrder,
  today: string,
): string | "notDay" | "farDay" => {
  const thisYear = Number(today.slice(0, 4));
  const read = readDay(text, thisYear);
  if (read === null) return "notDay";
  const { year, month, day } = isBoth(read) ? read[order] : read;
  const inYear = `-${two(month)}-${two(day)}`;
  if (year !== null)
    return year < occasionYears.first || year > occasionYears.last ? "farDay" : `${year}${inYear}`;
  if (month === 2 && day === 29) return `${leapYear(thisYear)}${inYear}`;
  const soon = `${thisYear}${inYear}`;
  return soon >= today ? soon : `${thisYear + 1}${inYear}`;
};
