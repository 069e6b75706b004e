import type { Occasion } from "../../story/story.ts";
import type { TableRow } from "./source.ts";

/** What a column holds: its place in a row, null where there is none. */
export interface Columns {
  readonly first: number | null;
  readonly last: number | null;
  readonly name: number | null;
  readonly email: number | null;
  readonly occasion: number | null;
  readonly title: number | null;
  readonly repeat: number | null;
  /** Columns of days, each with its occasion; null: as the row says, a birthday where it says nothing. */
  readonly days: readonly { readonly at: number; readonly occasion: Occasion | null }[];
  /** Pairs of columns as Google’s contacts have them: what a day is, and the day. */
  readonly events: readonly { readonly kind: number; readonly at: number }[];
}

const known = {
  first: ["first name", "firstname", "given name", "givenname", "first", "forename"],
  last: ["last name", "lastname", "family name", "familyname", "surname", "last"],
  name: ["name", "full name", "fullname", "display name", "person", "who", "contact", "recipient"],
  email: ["email", "e-mail", "mail", "email address", "e-mail address", "e-mail 1 - value"],
  occasion: ["occasion", "event", "kind", "type"],
  title: ["title", "reminder"],
  repeat: ["every year", "yearly", "repeat", "repeats"],
} as const;
const birthdays = [
  ...["birthday", "birth date", "birthdate", "birth day", "bday", "b-day", "dob", "born"],
  ...["date of birth", "birthday date"],
];
const anniversaries = ["anniversary", "wedding anniversary"];
const days = ["date", "day", "when", "occasion date", "event date"];

const plain = (header: string): string =>
  header.replaceAll("_", " ").replace(/\s+/g, " ").trim().toLowerCase();

/** The columns of a table by its header; null where its first row is none: it says nothing of days. */
export const columnsOf = (header: readonly string[]): Columns | null => {
  const names = header.map(plain);
  const at = (words: readonly string[]): number | null => {
    const place = names.findIndex((name) => words.includes(name));
    return place < 0 ? null : place;
  };
  const ofDays = names.flatMap((name, place): Columns["days"] =>
    birthdays.includes(name)
      ? [{ at: place, occasion: "birthday" }]
      : anniversaries.includes(name)
        ? [{ at: place, occasion: "anniversary" }]
        : days.includes(name)
          ? [{ at: place, occasion: null }]
          : [],
  );
  const events = names.flatMap((name, kind) => {
    const event = /^(event \d+) - (?:type|label)$/.exec(name)?.[1];
    const place = event === undefined ? -1 : names.indexOf(`${event} - value`);
    return place < 0 ? [] : [{ kind, at: place }];
  });
  if (ofDays.length === 0 && events.length === 0) return null;
  return {
    first: at(known.first),
    last: at(known.last),
    name: at(known.name),
    email: at(known.email),
    occasion: at(known.occasion),
    title: at(known.title),
    repeat: at(known.repeat),
    days: ofDays,
    events,
  };
};

/** The columns of a table without a header, by what stands in its first row that has a day. */
export const guessedColumns = (
  rows: readonly TableRow[],
  isDay: (text: string) => boolean,
): Columns | null => {
  for (const { cells } of rows.slice(0, 20)) {
    const day = cells.findIndex(isDay);
    if (day < 0) continue;
    const email = cells.findIndex((cell) => cell.includes("@"));
    const texts = cells.flatMap((cell, at) =>
      at !== day && at !== email && /\p{L}/u.test(cell) ? [at] : [],
    );
    const [name = null] = texts;
    if (name === null) continue;
    const blank = { first: null, last: null, title: null, repeat: null, events: [] };
    const occasion = texts[1] ?? null;
    return {
      ...blank,
      name,
      occasion,
      email: email < 0 ? null : email,
      days: [{ at: day, occasion: null }],
    };
  }
  return null;
};
