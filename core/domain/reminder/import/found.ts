import * as z from "zod/mini";
import { plainLine } from "../../form/index.ts";
import { Occasion } from "../../story/story.ts";

/** The longest text of days that is read, in characters, and the most lines in it. */
export const importMaximum = { characters: 1_000_000, lines: 20_000 } as const;
/** The most lines that are listed because they couldn’t be read. */
export const unreadMaximum = 100;

/** How days written with figures alone are read: 03/04 is the 3rd of April or the 4th of March. */
export const DateOrder = z.enum(["dayFirst", "monthFirst"]);
export type DateOrder = z.infer<typeof DateOrder>;

/** A day that was found in a file or a calendar, as a reminder would have it. */
export const FoundReminder = z.object({
  /** Where it begins in the text, from 1. */
  line: z.int(),
  recipient_first_name: z.string(),
  recipient_last_name: z.string(),
  recipient_email: z.nullable(z.string()),
  occasion: Occasion,
  /** A calendar day, YYYY-MM-DD. */
  occasion_date: z.string(),
  repeat: z.boolean(),
  days_before: z.number(),
  /** What its owner calls it; null: built of name and occasion (REMIND-04). */
  title: z.nullable(z.string()),
  /** Among the owner’s reminders already, or further up in the same text. */
  known: z.boolean(),
});
export type FoundReminder = z.infer<typeof FoundReminder>;
export type Found = Omit<FoundReminder, "known">;

/** Why a line was not read. */
export const UnreadReason = z.enum(["broken", "noName", "noDay", "notDay", "farDay", "tooLong"]);
export type UnreadReason = z.infer<typeof UnreadReason>;
export const UnreadLine = z.object({ line: z.int(), text: z.string(), reason: UnreadReason });
export type UnreadLine = z.infer<typeof UnreadLine>;

/** What is in a text, before anything of it is taken. */
export const ImportPreview = z.object({
  found: z.array(FoundReminder),
  /** The first hundred lines that couldn’t be read, and how many there are. */
  unread: z.array(UnreadLine),
  unread_count: z.int(),
  /** Entries of a calendar that are neither every year’s nor an occasion: meetings and the like. */
  left_out: z.int(),
  /** How days that can be read both ways were read; null where there are none. */
  date_order: z.nullable(DateOrder),
  /** How many more reminders the account takes. */
  room: z.int(),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

/** One line’s result: days, or why there is none. */
export type Line =
  | { readonly found: readonly Found[]; readonly unread?: undefined }
  | { readonly found?: undefined; readonly unread: UnreadLine };

const shown = 80;
/** A line that was not read, as it is quoted: on one line, without what can’t be seen. */
export const unread = (line: number, said: string, reason: UnreadReason): Line => {
  const text = plainLine(said.slice(0, 4 * shown)).trim();
  const short = text.length > shown ? `${text.slice(0, shown)}…` : text;
  return { unread: { line, text: short, reason } };
};
