import * as z from "zod/mini";
import type { AccountId, StoryId } from "#core/kernel/index.ts";
import { Occasion, Story } from "../story/story.ts";

const text = z.nullable(z.string());

/** An occasion somebody wants to be reminded of (REMIND-02, OPEN-139). */
export const Reminder = z.object({
  id: z.string(),
  title: z.string(),
  /** What its owner called it; null where the title is built of name and occasion. */
  own_title: text,
  recipient_first_name: z.string(),
  recipient_last_name: z.string(),
  recipient_name: z.string(),
  recipient_email: text,
  occasion: Occasion,
  /** A calendar day, YYYY-MM-DD. */
  occasion_date: z.string(),
  days_before: z.number(),
  /** Every year. */
  repeat: z.boolean(),
  /** `occasion_date`, or the next one where it repeats, less `days_before`. */
  reminder_date: z.string(),
  /** Hours east of UTC (OPEN-142). */
  reminder_offset: z.number(),
  /** What was chosen while sending a card, as it was sent there (SEND-05); null for any other reminder. */
  reminder_days_before: z.nullable(z.number()),
  reminder_occasion_date: text,
  reminder_title: text,
  /** Cards that were started from it (REMIND-08). */
  stories: z.array(Story),
});
export type Reminder = z.infer<typeof Reminder>;

/** Hours that places lie east of UTC (OPEN-142). */
export const hoursEast = { least: -12, most: 14 } as const;

/** How many days before one may be reminded; 7 unless something else is chosen (OPEN-139). */
export const daysBefore = [1, 3, 7, 14] as const;
export const usualDaysBefore = 7;

const yearly: readonly Occasion[] = [
  ...(["birthday", "work anniversary", "anniversary", "valentines"] as const),
  ...(["mothers", "fathers", "christmas"] as const),
];
/** Whether an occasion is every year’s unless somebody says otherwise (OPEN-139). */
export const comesYearly = (occasion: Occasion): boolean => yearly.includes(occasion);

/** The most reminders one account may have: more than anybody celebrates, so that programs meet an end. */
export const reminderMaximum = 500;

/** A reminder as it is kept. */
export interface ReminderRecord {
  readonly id: string;
  readonly version: number;
  readonly account_id: AccountId;
  /** The card it was added with. */
  readonly story_id: StoryId | null;
  /** The import it came with, by which it may be taken back; null for one that was added by hand. */
  readonly import_id: string | null;
  /** What its owner calls it; null: as REMIND-04 builds it. */
  readonly title: string | null;
  readonly recipient_first_name: string;
  readonly recipient_last_name: string;
  readonly recipient_email: string | null;
  readonly occasion: Occasion;
  readonly occasion_date: string;
  readonly days_before: number;
  readonly repeat: boolean;
  readonly reminder_offset: number;
  /** When the next mail goes, and the day of the occasion it tells of; null when none is to come. */
  readonly remind_on: string | null;
  readonly remind_for: string | null;
  /** The day of the occasion that the last mail told of. */
  readonly reminded_for: string | null;
  readonly created_on: string;
}
