import { Occasion } from "../../story/story.ts";
import { daysBefore, usualDaysBefore } from "../reminder.ts";
import type { Line } from "./found.ts";
import { personIn } from "./people.ts";
import { type Day, lineOf, type Person, reminderOf } from "./person.ts";
import type { CalendarEntry, ContactEntry } from "./source.ts";
import type { Lines } from "./table.ts";

/** In calendars the day is never written in figures that fit both orders. */
const order = "dayFirst";

/** Whose day an entry is: as we wrote it ourselves, else as its words say. Null for what is no occasion. */
const dayIn = (entry: CalendarEntry): (Person & Omit<Day, "text">) | null => {
  const { own, summary, yearly } = entry;
  const ours = Occasion.options.find((occasion) => occasion === own.OCCASION);
  if (ours !== undefined)
    return {
      firstName: own["FIRST-NAME"] ?? "",
      lastName: own["LAST-NAME"] ?? "",
      email: own.EMAIL ?? "",
      occasion: ours,
      title: own.TITLE ?? (own["FIRST-NAME"] || own["LAST-NAME"] ? null : summary),
      repeat: yearly,
    };
  const { name, occasion } = personIn(summary);
  if (occasion !== null)
    return { name, occasion, title: name === "" ? summary : null, repeat: yearly || undefined };
  return yearly ? { occasion: "custom", title: summary, repeat: true } : null;
};

/** Reads a calendar: what comes every year, and what is named like one of our occasions. */
export const readCalendar = (entries: readonly CalendarEntry[], today: string): Lines => {
  let leftOut = 0;
  const lines = entries.flatMap((entry): Line[] => {
    const day = dayIn(entry);
    if (day === null || (entry.until !== null && entry.until < today)) {
      leftOut += 1;
      return [];
    }
    const before = daysBefore.find((n) => n === entry.daysBefore) ?? usualDaysBefore;
    const read = reminderOf(
      entry.line,
      day,
      { ...day, text: entry.day, daysBefore: before },
      { order, today },
    );
    return [lineOf(entry.line, entry.summary, [read])];
  });
  return { lines, leftOut, order: null };
};

/** Reads an address book: birthdays and anniversaries of the people in it. */
export const readContacts = (contacts: readonly ContactEntry[], today: string): Lines => {
  let leftOut = 0;
  const lines = contacts.flatMap((contact): Line[] => {
    const days = [
      { text: contact.birthday, occasion: "birthday" as const },
      { text: contact.anniversary, occasion: "anniversary" as const },
    ].filter(({ text }) => text.trim() !== "");
    if (days.length === 0) {
      leftOut += 1;
      return [];
    }
    const read = (day: Day) => reminderOf(contact.line, contact, day, { order, today });
    const name = contact.name || `${contact.firstName} ${contact.lastName}`.trim();
    return [lineOf(contact.line, name, days.map(read))];
  });
  return { lines, leftOut, order: null };
};
