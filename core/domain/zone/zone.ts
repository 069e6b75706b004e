import type { Instant } from "#core/kernel/index.ts";
import { addDays } from "../reminder/days.ts";
import { clockOf, momentOf } from "./moment.ts";

/** What it is in a zone: the calendar day (YYYY-MM-DD) and the hour of the day, 0..23. */
export interface LocalHour {
  readonly day: string;
  readonly hour: number;
}

const usual = "UTC";
/** The longest name of a zone there is room for, in characters; the database of zones has none above 40. */
export const zoneMaximum = 60;

/** Day and hour at `now` in a zone; null is UTC, as it is until a browser has said where it is. */
export const localHour = (now: Instant, zone: string | null): LocalHour => {
  const shown = new Date(clockOf(zone ?? usual, now));
  return { day: shown.toISOString().slice(0, 10), hour: shown.getUTCHours() };
};

/** The moment at which the clocks of a zone show this hour on this calendar day; see {@link momentOf}. */
export const momentAt = (day: string, hour: number, zone: string | null): Instant =>
  momentOf({ day, time: `${String(hour).padStart(2, "0")}:00`, zone: zone ?? usual });

/** The next moment after `now` at which it is this hour in a zone. */
export const nextAt = (hour: number, now: Instant, zone: string | null): Instant => {
  for (let { day } = localHour(now, zone); ; day = addDays(day, 1)) {
    const at = momentAt(day, hour, zone);
    if (at > now) return at;
  }
};

/** The hour at which emails go that wait for a morning, where their reader is. */
export const morningHour = 9;
/** From this hour on they wait for the next one, whatever held them up. */
const eveningHour = 21;

/** Whether an email that is due may go now: one that was held up wakes nobody. */
export const isDaytime = (now: Instant, zone: string | null): boolean => {
  const { hour } = localHour(now, zone);
  return hour >= morningHour && hour < eveningHour;
};
