import { type Instant, minutes } from "#core/kernel/index.ts";
import { limits } from "../limits/table.ts";
import { addDays } from "../reminder/days.ts";
import { isDaytime, localHour, momentAt, morningHour, nextAt } from "../zone/index.ts";
import { nudgeDaysOf } from "./next.ts";

/** Somebody who is asked to sign and has not. */
export interface Waited {
  /** Where they are, an IANA name; where that is not known, where the organiser is. Null is UTC. */
  readonly zone: string | null;
  /** When they were invited or joined: whoever comes after a morning is not nudged for it. */
  readonly since: string;
  readonly nudged_on: string | null;
}

const morningsOf = (day: string, zone: string | null): readonly Instant[] =>
  nudgeDaysOf(day).map((on) => momentAt(on, morningHour, zone));

/**
 * What there is to do about one person: nudge them now, or look again at a moment; null where nothing is to come. Each
 * morning counts once, and not where they were nudged in the day before it; one that was missed is made good by day
 * until the day to sign by is over.
 * @param day to sign by, YYYY-MM-DD
 * @param from since when nudges are on
 */
export const nudgeOf = (
  { zone, since, nudged_on }: Waited,
  { day, from, now }: { readonly day: string; readonly from: Instant; readonly now: Instant },
): "now" | Instant | null => {
  const begin = Math.max(from, Date.parse(since));
  const nudged = nudged_on === null ? Number.NEGATIVE_INFINITY : Date.parse(nudged_on);
  const open = morningsOf(day, zone).filter((at) => at > begin && nudged <= at - limits.nudge.span);
  if (open.some((at) => at <= now) && localHour(now, zone).day <= day) {
    if (isDaytime(now, zone)) return "now";
    const next = nextAt(morningHour, now, zone);
    if (localHour(next, zone).day <= day) return next;
  }
  return open.find((at) => at > now) ?? null;
};

/** The first and the last place on earth at which a day begins and ends. */
const [first, last] = ["Pacific/Kiritimati", "Etc/GMT+12"];
const hour = minutes(60);

/**
 * When a card is looked at next: at the next moment that is known, and every hour from the first morning there can be
 * until the day is over everywhere, since people come and move. Null once it is.
 */
export const nextNudgeLook = (
  moments: readonly (Instant | null)[],
  day: string,
  now: Instant,
): Instant | null => {
  const begin = Math.min(...morningsOf(day, first));
  if (now < begin) return begin;
  if (now >= momentAt(addDays(day, 1), 0, last)) return null;
  const onTheHour = (Math.floor(now / hour) + 1) * hour;
  return Math.min(onTheHour, ...moments.filter((at) => at !== null && at > now).map(Number));
};
