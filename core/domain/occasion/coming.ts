import type { Occasion } from "../story/story.ts";
import { type DayOfYear, isOffered, localDay, usualDays } from "./window.ts";

/** How far ahead the shop looks, in days: early enough for a card with many people in it, and no calendar. */
export const comingWithin = 60;

/** An occasion that has its day soon. */
export interface Coming {
  readonly occasion: Occasion;
  /** How many days lie between today and it; 0 on its own day. */
  readonly days: number;
}

const millisecondsOfDay = 86_400_000;
const placeOf = (year: number, { month, day }: DayOfYear): number =>
  Date.UTC(year, month - 1, day) / millisecondsOfDay;

/** How many days it is until a day of the year comes, from the local date at `at` on: this year, or next when past (OPEN-145). */
export const daysUntil = (on: DayOfYear, at: number): number => {
  const year = new Date(at).getFullYear();
  const today = placeOf(year, localDay(at));
  const soon = placeOf(year, on);
  return (soon >= today ? soon : placeOf(year + 1, on)) - today;
};

/** What is offered and has its day within `comingWithin` days, the soonest first (SHOP-06..09, OPEN-144). */
export const comingUp = (at: number): readonly Coming[] =>
  Object.entries(usualDays)
    .map(([occasion, on]) => ({ occasion: occasion as Occasion, days: daysUntil(on, at) }))
    .filter(({ occasion, days }) => days <= comingWithin && isOffered(occasion, localDay(at)))
    .sort((a, b) => a.days - b.days);

/** The day on which lists offer an occasion again; null while they do (OPEN-144). */
export const offeredAgain = (occasion: Occasion, at: number): DayOfYear | null => {
  const day = new Date(at);
  if (isOffered(occasion, localDay(at))) return null;
  // at noon, so that no change of the clocks makes a day of 23 hours two or none
  day.setHours(12, 0, 0, 0);
  while (!isOffered(occasion, localDay(day.getTime()))) day.setDate(day.getDate() + 1);
  return localDay(day.getTime());
};
