import { type Columns, columnsOf, guessedColumns } from "./columns.ts";
import { fitsBoth, orderIn, readDay } from "./days.ts";
import { type DateOrder, type Found, type Line, unread } from "./found.ts";
import { occasionNamed } from "./people.ts";
import { type Day, lineOf, reminderOf } from "./person.ts";
import type { TableRow } from "./source.ts";

/** What one kind of text came to. */
export interface Lines {
  readonly lines: readonly Line[];
  readonly leftOut: number;
  /** Set where a day fits both orders. */
  readonly order: DateOrder | null;
}

/** Outlook writes 0/0/00 for a day that nobody entered. */
const isBlank = (text: string): boolean => /^[0/.\s-]*$/.test(text);
const no = /^(?:no|n|false|0|once|never)$/i;
const yes = /^(?:yes|y|true|1|yearly|every year)$/i;

/** Reads a table: its days are under a header that says so, or, without one, where days stand. */
export const readTable = (
  rows: readonly TableRow[],
  asked: DateOrder | null,
  today: string,
): Lines | null => {
  const thisYear = Number(today.slice(0, 4));
  const isDay = (text: string) => readDay(text, thisYear) !== null;
  const header = columnsOf(rows[0]?.cells ?? []);
  const columns = header ?? guessedColumns(rows, isDay);
  if (columns === null) return null;
  const body = (header === null ? rows : rows.slice(1)).filter(({ cells }) =>
    cells.some((cell) => cell.trim() !== ""),
  );
  const daysOf = (row: TableRow) => daysIn(row, columns);
  const texts = body.flatMap((row) => daysOf(row).map(({ text }) => text));
  const order = asked ?? orderIn(texts, thisYear) ?? "dayFirst";
  const without = body.filter((row) => daysOf(row).length === 0);
  // an address book says few birthdays; in a list of days one that is missing was forgotten
  const isBook = without.length * 2 > body.length;
  const lines = body.flatMap((row): Line[] => {
    const days = daysOf(row);
    if (days.length === 0) return isBook ? [] : [unread(row.line, row.cells.join(", "), "noDay")];
    const read = (day: Day) => reminderOf(row.line, personIn(row, columns), day, { order, today });
    return [lineOf(row.line, row.cells.join(", "), days.map(read))];
  });
  return {
    lines,
    leftOut: isBook ? without.length : 0,
    order: texts.some((text) => fitsBoth(text, thisYear)) ? order : null,
  };
};

const cellOf = ({ cells }: TableRow, at: number | null): string =>
  at === null ? "" : (cells[at] ?? "").trim();

const personIn = (row: TableRow, { first, last, name, email }: Columns) => ({
  firstName: cellOf(row, first),
  lastName: cellOf(row, last),
  name: cellOf(row, name),
  email: cellOf(row, email),
});

/** The days of a row, each with its occasion; what it calls by a name of its own is custom. */
const daysIn = (row: TableRow, columns: Columns): readonly Day[] => {
  const said = cellOf(row, columns.repeat);
  const repeat = yes.test(said) ? true : no.test(said) ? false : undefined;
  const title = cellOf(row, columns.title) || null;
  const named = (words: string): Pick<Found, "occasion" | "title"> => {
    const occasion = occasionNamed(words) ?? (words === "" ? "birthday" : "custom");
    return { occasion, title: title ?? (occasion === "custom" ? words : null) };
  };
  const kind = cellOf(row, columns.occasion);
  return [
    ...columns.days.map(({ at, occasion }) => ({
      text: cellOf(row, at),
      repeat,
      ...(occasion === null ? named(kind) : { occasion, title }),
    })),
    ...columns.events.map(({ kind: of, at }) => ({
      text: cellOf(row, at),
      repeat,
      ...named(cellOf(row, of)),
    })),
  ].filter(({ text }) => !isBlank(text));
};
