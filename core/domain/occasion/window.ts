import type { Occasion } from "../story/story.ts";
import { type OccasionFacts, occasions } from "./occasion.ts";

/** A day of a calendar without its year; months are 1 to 12. */
export interface DayOfYear {
  readonly month: number;
  readonly day: number;
}

/** The day that `at` (ms since 1970) is where this code runs: lists follow the local date (OPEN-144). */
export const localDay = (at: number): DayOfYear => {
  const date = new Date(at);
  return { month: date.getMonth() + 1, day: date.getDate() };
};

/** Days that do not move with the year (SHOP-06, SHOP-07). */
export const occasionDays = {
  christmas: { month: 12, day: 25 },
  valentines: { month: 2, day: 14 },
} as const satisfies Partial<Record<Occasion, DayOfYear>>;

/** The day that an occasion is on unless somebody says another (SHOP-06..09, OPEN-145). */
export const usualDays: Readonly<Partial<Record<Occasion, DayOfYear>>> = {
  ...occasionDays,
  mothers: { month: 5, day: 12 },
  fathers: { month: 6, day: 16 },
};

const upTo = (last: DayOfYear, { month, day }: DayOfYear): boolean =>
  month < last.month || (month === last.month && day <= last.day);

/** Whether lists offer an occasion on a day; a direct link always works (SHOP-03..05, OPEN-144). */
export const isOffered = (occasion: Occasion, on: DayOfYear): boolean => {
  if (occasion === "christmas") return upTo(occasionDays.christmas, on);
  if (occasion === "valentines") return upTo(occasionDays.valentines, on);
  // for these two weeks the list is about love, not about flu
  if (occasion === "getwell") return on.month !== 2 || !upTo(occasionDays.valentines, on);
  return true;
};

/** What the shop lists on a day, as the table has them; what fits everything else last. */
export const occasionsOn = (on: DayOfYear): readonly OccasionFacts[] => {
  const offered = occasions.filter(({ value }) => isOffered(value, on));
  const isLast = ({ value }: OccasionFacts) => value === "custom";
  return [...offered.filter((one) => !isLast(one)), ...offered.filter(isLast)];
};
