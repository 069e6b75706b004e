import type { Instant } from "#core/kernel/index.ts";
import { iso } from "#core/kernel/index.ts";
import { nextReminding } from "./days.ts";
import { type ReminderRecord, usualDaysBefore } from "./reminder.ts";

/** What an owner says of a reminder. */
export type ReminderChoice = Omit<
  ReminderRecord,
  | "id"
  | "version"
  | "account_id"
  | "story_id"
  | "import_id"
  | "created_on"
  | "remind_on"
  | "remind_for"
  | "reminded_for"
>;

/** A reminder before anything is chosen; its day has no default. */
export const blankReminder: Omit<ReminderChoice, "occasion_date"> = {
  title: null,
  recipient_first_name: "",
  recipient_last_name: "",
  recipient_email: null,
  occasion: "custom",
  days_before: usualDaysBefore,
  repeat: false,
  reminder_offset: 0,
};

/** What may be sent; a name in one piece counts where neither of its parts is there (REMIND-02). */
export type SentReminder = {
  readonly [F in keyof ReminderChoice | "recipient_name"]?:
    | (F extends keyof ReminderChoice ? ReminderChoice[F] : string)
    | undefined;
};

/** The first word is the first name. */
const namesIn = ({ recipient_first_name, recipient_last_name, recipient_name }: SentReminder) => {
  const isInParts = recipient_first_name !== undefined || recipient_last_name !== undefined;
  if (isInParts || recipient_name === undefined)
    return { first: recipient_first_name?.trim(), last: recipient_last_name?.trim() };
  const [first = "", ...rest] = recipient_name.trim().split(/\s+/);
  return { first, last: rest.join(" ") };
};

/** What was sent, over what was there before: what was not sent keeps its value (REMIND-03). */
export const chosenFor = (before: ReminderChoice, sent: SentReminder): ReminderChoice => {
  const { first, last } = namesIn(sent);
  const { title, recipient_email: email } = sent;
  return {
    title: title === undefined ? before.title : title?.trim() || null,
    recipient_first_name: first ?? before.recipient_first_name,
    recipient_last_name: last ?? before.recipient_last_name,
    recipient_email: email === undefined ? before.recipient_email : email || null,
    occasion: sent.occasion ?? before.occasion,
    occasion_date: sent.occasion_date?.slice(0, 10) ?? before.occasion_date,
    days_before: sent.days_before ?? before.days_before,
    repeat: sent.repeat ?? before.repeat,
    reminder_offset: sent.reminder_offset ?? before.reminder_offset,
  };
};

type Due = Pick<ReminderRecord, "remind_on" | "remind_for" | "reminded_for">;

/** When the next mail goes; `reminded_for` is the day of the occasion that was told of already. */
export const dueAfter = (
  reminder: ReminderChoice,
  now: Instant,
  reminded_for: string | null = null,
): Due => {
  const next = nextReminding(reminder, now, reminded_for);
  return { remind_on: next && iso(next.at), remind_for: next?.day ?? null, reminded_for };
};

/** The same once it is changed. Another day is another occasion: what was told of the old one does not count. */
export const dueChanged = (
  before: ReminderChoice & Due,
  after: ReminderChoice,
  now: Instant,
): Due =>
  dueAfter(after, now, after.occasion_date === before.occasion_date ? before.reminded_for : null);
