import { type Instant, minutes } from "#core/kernel/index.ts";
import { addDays } from "../reminder/days.ts";

/** What it is in a zone: the calendar day (YYYY-MM-DD) and the hour of the day, 0..23. */
export interface LocalTime {
  readonly day: string;
  readonly hour: number;
}

const usual = "UTC";
/** The longest name of a zone there is room for, in characters; the database of zones has none above 40. */
export const zoneMaximum = 60;

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(zone, made);
  return made;
};

/** Whether this is the name of a zone (IANA) that times can be told in here. */
export const isZone = (zone: string): boolean => {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
};

/** What the clocks of a zone show, as if it were UTC. */
const shownAt = (now: Instant, zone: string): Instant => {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(now)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<"year" | "month" | "day" | "hour" | "minute" | "second", number>;
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second);
};

/** Day and hour at `now` in a zone; null is UTC, as it is until a browser has said where it is. */
export const localTime = (now: Instant, zone: string | null): LocalTime => {
  const shown = new Date(shownAt(now, zone ?? usual));
  return { day: shown.toISOString().slice(0, 10), hour: shown.getUTCHours() };
};

/**
 * The moment at which the clocks of a zone show this hour on this calendar day. An hour that a change of clocks leaves
 * out is the one after it; of one that comes twice it is one of the two.
 */
export const momentAt = (day: string, hour: number, zone: string | null): Instant => {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes(60) * hour;
  const offsetAt = (at: Instant) => shownAt(at, zone ?? usual) - at;
  // the first guess may lie across a change of clocks, the second does not
  const guess = wanted - offsetAt(wanted);
  return wanted - offsetAt(guess);
};

/** The next moment after `now` at which it is this hour in a zone. */
export const nextAt = (hour: number, now: Instant, zone: string | null): Instant => {
  for (let { day } = localTime(now, zone); ; day = addDays(day, 1)) {
    const at = momentAt(day, hour, zone);
    if (at > now) return at;
  }
};
