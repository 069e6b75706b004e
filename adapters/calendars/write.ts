import ICAL, { type Component } from "ical.js";
import type { WrittenEntry } from "#core/domain/reminder/index.ts";
import type { Instant } from "#core/kernel/index.ts";
import { ownPrefix } from "./entries.ts";

const component = (name: string): Component => new ICAL.Component([name, [], []]);
/** The day after a calendar day: an entry of a whole day ends there (RFC 5545, 3.6.1). */
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const eventOf = (entry: WrittenEntry, stamp: string): Component => {
  const event = component("vevent");
  const add = (name: string, type: string, value: unknown, parameters: object = {}) =>
    event.addProperty(new ICAL.Property([name, parameters, type, value]));
  add("uid", "text", entry.uid);
  add("dtstamp", "date-time", stamp);
  add("summary", "text", entry.summary);
  add("dtstart", "date", entry.day);
  add("dtend", "date", dayAfter(entry.day));
  if (entry.yearly) add("rrule", "recur", { freq: "YEARLY" });
  add("transp", "text", "TRANSPARENT");
  for (const [name, value] of Object.entries(entry.own))
    add(`${ownPrefix}${name.toLowerCase()}`, "text", value);
  const alarm = component("valarm");
  alarm.addPropertyWithValue("action", "DISPLAY");
  alarm.addProperty(new ICAL.Property(["description", {}, "text", entry.summary]));
  alarm.addProperty(new ICAL.Property(["trigger", {}, "duration", `-P${entry.daysBefore}D`]));
  event.addSubcomponent(alarm);
  return event;
};

/** A calendar that other programs take: escaped, folded, its lines ended by CRLF. */
export const writeCalendar = (
  name: string,
  entries: readonly WrittenEntry[],
  now: Instant,
): string => {
  const calendar = component("vcalendar");
  const add = (key: string, value: string) =>
    calendar.addProperty(new ICAL.Property([key, {}, "text", value]));
  add("version", "2.0");
  add("prodid", "-//Fanfold//Reminders//EN");
  // no standard has it, and whoever reads it takes no parameters
  calendar.addProperty(new ICAL.Property(["x-wr-calname", {}, "unknown", name]));
  const stamp = `${new Date(now).toISOString().slice(0, 19)}Z`;
  for (const entry of entries) calendar.addSubcomponent(eventOf(entry, stamp));
  return `${calendar.toString()}\r\n`;
};
