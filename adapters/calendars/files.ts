import { importMaximum } from "#core/domain/reminder/index.ts";
import type { Clock } from "#core/kernel/index.ts";
import type { DateFiles } from "#core/service/ports/index.ts";

/** Something of a program's: no table has a sign like that. */
const isBinary = (text: string): boolean => text.includes("\0");

/**
 * Tables by csv-parse, calendars and address books by ical.js. The libraries are loaded when somebody first brings a
 * file.
 */
export const dateFiles = (clock: Pick<Clock, "now">): DateFiles => ({
  read: async (given) => {
    const text = given.replace(/^\uFEFF/, "");
    if (isBinary(text) || text.trim() === "") return null;
    const lines = text.split(/\r\n|\n|\r/);
    if (lines.length > importMaximum.lines) return null;
    const begins = (name: string) =>
      lines.some((line) => line.trim().toUpperCase() === `BEGIN:${name}`);
    if (begins("VCALENDAR")) return (await import("./entries.ts")).readCalendar(lines);
    if (begins("VCARD")) return (await import("./entries.ts")).readContacts(lines);
    // a page of the web is no table
    if (/^\s*</.test(text)) return null;
    return (await import("./table.ts")).readTable(lines);
  },
  write: async (name, entries) =>
    (await import("./write.ts")).writeCalendar(name, entries, clock.now()),
});
