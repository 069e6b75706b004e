/** A row of a table, its line counted from 1. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** An entry of a calendar, with what its reader needs of it; texts as they were before they were escaped. */
export interface CalendarEntry {
  readonly line: number;
  readonly summary: string;
  /** The day it begins on, YYYY-MM-DD as written, wherever it is. */
  readonly day: string;
  readonly yearly: boolean;
  /** The last day it comes again on. */
  readonly until: string | null;
  /** How many days before it its alarm is set, where one is. */
  readonly daysBefore: number | null;
  /** Properties of our own, X-FANFOLD-…, without that. */
  readonly own: Readonly<Record<string, string>>;
}

/** A person in an address book. */
export interface ContactEntry {
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string;
  readonly email: string;
  readonly birthday: string;
  readonly anniversary: string;
}

/** A part of a text that is no row, entry or person. */
export interface BrokenPart {
  readonly line: number;
  readonly text: string;
}

/** What a text is, taken apart by its format alone. */
export type DatesFile = { readonly broken: readonly BrokenPart[] } & (
  | { readonly of: "table"; readonly rows: readonly TableRow[] }
  | { readonly of: "calendar"; readonly entries: readonly CalendarEntry[] }
  | { readonly of: "contacts"; readonly contacts: readonly ContactEntry[] }
);

/** A reminder as it stands in a calendar that is handed out. */
export interface WrittenEntry {
  readonly uid: string;
  readonly summary: string;
  readonly day: string;
  readonly yearly: boolean;
  readonly daysBefore: number;
  readonly own: Readonly<Record<string, string>>;
}
