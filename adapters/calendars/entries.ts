import ICAL, { type Component } from "ical.js";
import type {
  BrokenPart,
  CalendarEntry,
  ContactEntry,
  DatesFile,
} from "#core/domain/reminder/index.ts";
import { type Block, blocksIn } from "./blocks.ts";

/** Our own properties begin so. */
export const ownPrefix = "x-fanfold-";

const text = (value: unknown): string =>
  typeof value === "string" ? value : Array.isArray(value) ? value.join(" ") : String(value ?? "");
const saidIn = (part: Component, name: string): string => text(part.getFirstPropertyValue(name));

const ownIn = (event: Component): Record<string, string> =>
  Object.fromEntries(
    event
      .getAllProperties()
      .filter(({ name }) => name.startsWith(ownPrefix))
      .map((property) => [
        property.name.slice(ownPrefix.length).toUpperCase(),
        text(property.getFirstValue()),
      ]),
  );

const day = /^\d{4}-\d{2}-\d{2}/;
/** "-P7D" of an alarm is 7. */
const daysOf = (trigger: string): number | null => {
  const found = /^-P(?:(\d+)W)?(?:(\d+)D)?(?:T.*)?$/.exec(trigger);
  const days = Number(found?.[1] ?? 0) * 7 + Number(found?.[2] ?? 0);
  return days > 0 ? days : null;
};

const entryIn = ({ line, text: block }: Block): CalendarEntry | null => {
  const calendar = new ICAL.Component(ICAL.parse(`BEGIN:VCALENDAR\r\n${block}\r\nEND:VCALENDAR`));
  const event = calendar.getFirstSubcomponent("vevent");
  const [start] = day.exec(event === null ? "" : saidIn(event, "dtstart")) ?? [];
  if (event === null || start === undefined) throw new Error("there is no day");
  // a single day of a series that was moved belongs to the series
  if (event.getFirstProperty("recurrence-id")) return null;
  const rule = event.getFirstPropertyValue("rrule") as {
    readonly freq?: string;
    readonly interval?: number;
    readonly until?: unknown;
  } | null;
  const alarm = event.getFirstSubcomponent("valarm");
  return {
    line,
    summary: saidIn(event, "summary"),
    day: start,
    yearly: rule?.freq === "YEARLY" && (rule.interval ?? 1) === 1,
    until: rule?.until ? text(rule.until).slice(0, 10) : null,
    daysBefore: alarm === null ? null : daysOf(saidIn(alarm, "trigger")),
    own: ownIn(event),
  };
};

const contactIn = ({ line, text: block }: Block): ContactEntry => {
  const card = new ICAL.Component(ICAL.parse(block));
  const name = card.getFirstPropertyValue("n");
  const [last = "", first = ""] = Array.isArray(name) ? name.map(text) : [];
  const dayOf = (what: string): string => {
    const property = card.getFirstProperty(what);
    const omitted = property?.getParameter("x-apple-omit-year");
    const said = text(property?.getFirstValue());
    return omitted !== undefined && said.startsWith(`${text(omitted)}-`)
      ? `--${said.slice(5)}`
      : said;
  };
  return {
    line,
    firstName: first,
    lastName: last,
    name: saidIn(card, "fn"),
    email: saidIn(card, "email"),
    birthday: dayOf("bday"),
    anniversary: dayOf("anniversary"),
  };
};

/** Reads each part by itself: what is broken is listed, and the others are read. */
const partsIn = <T>(blocks: readonly Block[], read: (block: Block) => T | null) => {
  const broken: BrokenPart[] = [];
  const parts = blocks.flatMap((block) => {
    try {
      return read(block) ?? [];
    } catch {
      // what the words of it are is more use than its first line
      const named = /^(?:SUMMARY|FN)[^:]*:(.*)$/im.exec(block.text)?.[1]?.trim();
      broken.push({ line: block.line, text: named ?? block.text.split("\r\n")[1] ?? "" });
      return [];
    }
  });
  return { broken, parts };
};

/** A calendar (RFC 5545), its entries with their lines. */
export const readCalendar = (lines: readonly string[]): DatesFile => {
  const { broken, parts } = partsIn(blocksIn(lines, "VEVENT"), entryIn);
  return { of: "calendar", broken, entries: parts };
};
/** An address book (vCard), its people with their lines. */
export const readContacts = (lines: readonly string[]): DatesFile => {
  const { broken, parts } = partsIn(blocksIn(lines, "VCARD"), contactIn);
  return { of: "contacts", broken, contacts: parts };
};
