import type { Instant } from "#core/kernel/index.ts";
import { hoursEast } from "./reminder.ts";

/** How far a place is from UTC at a moment, as `Date` counts it: minutes west. */
type MinutesWest = (at: Date) => number;
const here: MinutesWest = (at) => at.getTimezoneOffset();

/** Zero has one sign. */
const quarters = (hours: number): number => Math.round(hours * 4) / 4 || 0;

/**
 * Hours east of UTC on the morning of a calendar day, where this code runs (REMIND-07, OPEN-142): in summer London is
 * one hour east. Clocks were odd in the century before last: to the quarter of an hour, and no further than any place is.
 */
export const hoursEastOn = (day: string, minutesWest: MinutesWest = here): number => {
  const morning = Date.parse(`${day}T09:00:00Z`);
  // the hour of the place is known once its offset is: at nine there, not in Greenwich
  const west = minutesWest(new Date(morning));
  const hours = quarters(-minutesWest(new Date(morning + west * 60_000)) / 60);
  return Math.min(hoursEast.most, Math.max(hoursEast.least, hours));
};

/** The calendar day it is at a moment where this code runs, YYYY-MM-DD. */
export const dayHere = (at: Instant, minutesWest: MinutesWest = here): string =>
  new Date(at - minutesWest(new Date(at)) * 60_000).toISOString().slice(0, 10);
