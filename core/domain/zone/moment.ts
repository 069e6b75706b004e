import { type Instant, minutes, type Span, seconds } from "#core/kernel/index.ts";

/** A day and a time as the clocks of one place show them. */
export interface LocalTime {
  /** YYYY-MM-DD */
  readonly day: string;
  /** HH:MM */
  readonly time: string;
  /** An IANA name, such as Europe/Lisbon. */
  readonly zone: string;
}

const hour = minutes(60);
/** Clocks are never further than this from UTC, and no zone changes them twice within two such spans. */
const reach: Span = hour * 24;

interface Clock {
  readonly format: Intl.DateTimeFormat;
  /** What was asked lately: jobs ask for the same moments of many cards. */
  readonly lately: Map<Instant, Instant>;
}
/** How many moments of a zone are kept. */
const most = 500;

/** By the zone's name in small letters: whoever writes it in others gets the same one, and none is made for them. */
const clocks = new Map<string, Clock>();
const clockIn = (zone: string): Clock => {
  const name = zone.toLowerCase();
  const known = clocks.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const made: Clock = { format, lately: new Map() };
  clocks.set(name, made);
  return made;
};

/** Whether a text names a time zone: a name of the IANA database, no bare distance from UTC. */
export const isZone = (zone: string): boolean => {
  if (!/^[A-Za-z]\w*(?:[/+-][\w+-]+)*$/.test(zone)) return false;
  try {
    clockIn(zone);
    return true;
  } catch {
    return false;
  }
};

/** What the clocks of a zone show at a moment, as if it were UTC. */
export const clockOf = (zone: string, at: Instant): Instant => {
  const { format, lately } = clockIn(zone);
  const known = lately.get(at);
  if (known !== undefined) return known;
  const clock = read(format, at);
  if (lately.size >= most) lately.clear();
  lately.set(at, clock);
  return clock;
};

/** Of a text such as 3/1/2026, 12:00:00. */
const read = (format: Intl.DateTimeFormat, at: Instant): Instant => {
  const [month = 0, day = 0, year = 0, hours = 0, minute = 0, second = 0] = format
    .format(at)
    .split(/\D+/)
    .map(Number);
  return Date.UTC(year, month - 1, day, hours, minute, second);
};
/** How far the clocks of a zone are ahead of UTC; whole seconds. */
const aheadAt = (zone: string, at: Instant): Span =>
  clockOf(zone, at) - Math.floor(at / seconds(1)) * seconds(1);

/** The day and the time that the clocks of a zone show at a moment. */
export const localTime = (zone: string, at: Instant): LocalTime => {
  const [day = "", time = ""] = new Date(clockOf(zone, at)).toISOString().split("T");
  return { day, time: time.slice(0, 5), zone };
};

/**
 * The moment at which the clocks of a zone show a day and a time. One that is skipped as clocks go forward is the next
 * that there is; one that comes twice as they go back is the first.
 */
export const momentOf = ({ day, time, zone }: LocalTime): Instant => {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const before = aheadAt(zone, shown - reach);
  const after = aheadAt(zone, shown + reach);
  const found = [shown - before, shown - after]
    .filter((at) => clockOf(zone, at) === shown)
    .sort((a, b) => a - b);
  return found[0] ?? changeBetween(zone, shown - after, shown - before);
};

/** The second at which the clocks of a zone change, which they do between these two moments. */
const changeBetween = (zone: string, from: Instant, to: Instant): Instant => {
  const old = aheadAt(zone, from);
  let [low, high] = [from / seconds(1), to / seconds(1)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (aheadAt(zone, middle * seconds(1)) === old) low = middle;
    else high = middle;
  }
  return high * seconds(1);
};
