import * as z from "zod/mini";
import { Occasion, Story } from "../story/story.ts";

const text = z.nullable(z.string());

/** An occasion somebody wants to be reminded of (REMIND-02, OPEN-139). */
export const Reminder = z.object({
  id: z.string(),
  title: z.string(),
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
  /** `occasion_date` less `days_before`. */
  reminder_date: z.string(),
  /** Hours east of UTC (OPEN-142). */
  reminder_offset: z.number(),
  reminder_days_before: z.nullable(z.number()),
  reminder_occasion_date: text,
  reminder_title: text,
  /** Cards that were started from it (REMIND-08). */
  stories: z.array(Story),
});
export type Reminder = z.infer<typeof Reminder>;

/** How many days before one may be reminded; 7 unless something else is chosen (OPEN-139). */
export const daysBefore = [1, 3, 7, 14] as const;
