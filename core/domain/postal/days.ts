import { localTime } from "../zone/index.ts";

/** Calendar days as texts, YYYY-MM-DD, which stand in their own order. */
const day = 86_400_000;
const at = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const text = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const later = (from: string, days: number): string => text(at(from) + days * day);
/** 0 is Sunday. */
const weekday = (of: string): number => new Date(at(of)).getUTCDay();
const monday = 1;
const isWeekend = (of: string): boolean => weekday(of) === 0 || weekday(of) === 6;

/** Easter Sunday of a year, by the anonymous Gregorian computus (Meeus, Jones, Butcher). */
const easter = (year: number): string => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return text(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1));
};

const first = (year: number, month: string): string => {
  const begin = `${year}-${month}-01`;
  return later(begin, (monday - weekday(begin) + 7) % 7);
};
const last = (year: number, month: string): string => {
  const end = `${year}-${month}-31`;
  return later(end, -((weekday(end) - monday + 7) % 7));
};
/** A holiday at a weekend is taken on the next day that is free. */
const substitute = (holiday: string, taken: readonly string[] = []): string =>
  isWeekend(holiday) || taken.includes(holiday) ? substitute(later(holiday, 1), taken) : holiday;

/**
 * Bank holidays of England and Wales in a year, by the Banking and Financial Dealings Act 1971 and the yearly
 * proclamations (gov.uk/bank-holidays). Single ones, such as a coronation, aren't known beforehand.
 */
export const bankHolidays = (year: number): readonly string[] => {
  const christmas = substitute(`${year}-12-25`);
  // where Christmas Day is at a weekend its substitute comes after that of Boxing Day, which is the same two days
  return [
    substitute(`${year}-01-01`),
    later(easter(year), -2),
    later(easter(year), 1),
    first(year, "05"),
    last(year, "05"),
    last(year, "08"),
    christmas,
    substitute(`${year}-12-26`, [christmas]),
  ];
};

/** Whether post is printed, collected and brought that day. */
export const isWorkingDay = (of: string): boolean =>
  !isWeekend(of) && !bankHolidays(Number(of.slice(0, 4))).includes(of);

/** The day after so many working days, none of which is the first. */
export const afterWorkingDays = (from: string, count: number): string => {
  let [to, left] = [from, count];
  while (left > 0) {
    to = later(to, 1);
    if (isWorkingDay(to)) left--;
  }
  return to;
};
/** The working day so many working days before another day. */
export const beforeWorkingDays = (until: string, count: number): string => {
  let [from, left] = [until, count];
  while (left > 0 || !isWorkingDay(from)) {
    from = later(from, -1);
    if (isWorkingDay(from) && left > 0) left--;
  }
  return from;
};

/** The calendar day in the United Kingdom at a moment. */
export const britishDay = (now: number): string => localTime("Europe/London", now).day;
