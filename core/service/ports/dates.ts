import type { DatesFile, WrittenEntry } from "#core/domain/reminder/index.ts";

/** Reads and writes the files that people keep days in: tables, calendars, address books. */
export interface DateFiles {
  /** Takes a text apart by its format; null where it has none of these, or more lines than are read. */
  read(text: string): Promise<DatesFile | null>;
  /** A calendar of entries (RFC 5545), complete. */
  write(name: string, entries: readonly WrittenEntry[]): Promise<string>;
}

/** Why a calendar's address did not answer with a calendar. */
export type NoCalendar =
  /** It is no address of the web, or leads to a network of the server's own. */
  | "notAllowed"
  | "unreachable"
  /** It answered with a refusal: the calendar isn't shared, or is gone. */
  | "refused"
  | "tooSlow"
  | "tooLarge"
  | "tooManyRedirects";

/** Calendars that are published on the web. */
export interface Calendars {
  /** The text at an address, http, https or webcal; nothing of the server's own network is ever asked. */
  read(
    url: string,
  ): Promise<
    | { readonly ok: true; readonly text: string }
    | { readonly ok: false; readonly reason: NoCalendar }
  >;
}
