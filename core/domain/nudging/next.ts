import { addDays } from "../reminder/days.ts";

/** So many days before the day to sign by, whoever has not signed is nudged, in the morning. */
const before = [3, 1] as const;

/** The days on which people are nudged, YYYY-MM-DD, the first one first. */
export const nudgeDaysOf = (day: string): readonly string[] =>
  before.map((count) => addDays(day, -count));

/** The first of them that is still to come where somebody is who has this day and hour; null where none is. */
export const nextNudgeDay = (
  day: string,
  here: { readonly day: string; readonly hour: number },
): string | null =>
  nudgeDaysOf(day).find((on) => on > here.day || (on === here.day && here.hour < 9)) ?? null;
