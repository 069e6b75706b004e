import { reminderMaximum } from "../reminder.ts";
import { readCalendar, readContacts } from "./calendar.ts";
import { type DateOrder, type ImportPreview, type Line, unread, unreadMaximum } from "./found.ts";
import { type Identified, marked } from "./known.ts";
import type { DatesFile } from "./source.ts";
import { type Lines, readTable } from "./table.ts";

const linesOf = (file: DatesFile, order: DateOrder | null, today: string): Lines | null => {
  switch (file.of) {
    case "table":
      return readTable(file.rows, order, today);
    case "calendar":
      return readCalendar(file.entries, today);
    case "contacts":
      return readContacts(file.contacts, today);
  }
};

/**
 * What a text that was taken apart has in it for somebody with these reminders. Null where no day was found and nothing
 * says where one would be.
 */
export const previewImport = (
  file: DatesFile,
  own: readonly Identified[],
  { order, today }: { readonly order: DateOrder | null; readonly today: string },
): ImportPreview | null => {
  const read = linesOf(file, order, today);
  if (read === null) return null;
  const broken = file.broken.map(({ line, text }): Line => unread(line, text, "broken"));
  const wrong = [...broken, ...read.lines]
    .flatMap((line) => (line.unread ? [line.unread] : []))
    .sort((a, b) => a.line - b.line);
  return {
    found: [
      ...marked(
        own,
        read.lines.flatMap((line) => line.found ?? []),
      ),
    ],
    unread: wrong.slice(0, unreadMaximum),
    unread_count: wrong.length,
    left_out: read.leftOut,
    date_order: read.order,
    room: Math.max(0, reminderMaximum - own.length),
  };
};
