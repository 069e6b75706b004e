import type { AccountRecord } from "#core/domain/account/index.ts";
import { nameMaximum, nameTooLongWords } from "#core/domain/form/index.ts";
import {
  nextReminding,
  presentReminder,
  type Reminder,
  type ReminderRecord,
  reminderMaximum,
  usualDaysBefore,
} from "#core/domain/reminder/index.ts";
import { peopleWords } from "#core/domain/words/index.ts";
import { done, iso, type Outcome, refused } from "#core/kernel/index.ts";
import type { AskedOf } from "#core/operations/index.ts";
import { readCard, showStory } from "./card.ts";
import type { Context } from "./context.ts";

type Facts = Omit<ReminderRecord, "id" | "version" | "account_id" | "story_id" | "created_on">;
export type Chosen = Omit<Facts, "remind_on" | "remind_for" | "reminded_for">;
type Sent = AskedOf<"changeReminder">["body"];

export const invalid = (field: string, message: string) =>
  refused("invalid", message, { errors: [{ field, message }] });

/** `recipient_name` in its two parts, where they were not sent themselves: the first word is the first name. */
const namesIn = (body: Sent): Outcome<Partial<Chosen>, "invalid"> => {
  const { recipient_first_name: first, recipient_last_name: last, recipient_name } = body;
  if (first !== undefined || last !== undefined || recipient_name === undefined)
    return done({
      ...(first === undefined ? {} : { recipient_first_name: first.trim() }),
      ...(last === undefined ? {} : { recipient_last_name: last.trim() }),
    });
  const [recipient_first_name = "", ...rest] = recipient_name.trim().split(/\s+/);
  const recipient_last_name = rest.join(" ");
  return Math.max(recipient_first_name.length, recipient_last_name.length) > nameMaximum
    ? invalid("recipient_name", nameTooLongWords)
    : done({ recipient_first_name, recipient_last_name });
};

/** What was sent, over what was there before: what was not sent keeps its value (REMIND-03). */
export const chosen = (body: Sent, before: Chosen): Outcome<Chosen, "invalid"> => {
  const names = namesIn(body);
  if (!names.ok) return names;
  const { title, recipient_email: email } = body;
  return done({
    title: title === undefined ? before.title : title.trim() || null,
    recipient_first_name: names.value.recipient_first_name ?? before.recipient_first_name,
    recipient_last_name: names.value.recipient_last_name ?? before.recipient_last_name,
    recipient_email: email === undefined ? before.recipient_email : email || null,
    occasion: body.occasion ?? before.occasion,
    occasion_date: body.occasion_date?.slice(0, 10) ?? before.occasion_date,
    days_before: body.days_before ?? before.days_before,
    repeat: body.repeat ?? before.repeat,
    reminder_offset: body.reminder_offset ?? before.reminder_offset,
  });
};

/** When it goes next, as columns; `last` is the day that was told of already. */
export const dueAs = (reminder: Chosen, now: number, last: string | null = null) => {
  const next = nextReminding(reminder, now, last);
  return { remind_on: next && iso(next.at), remind_for: next?.day ?? null };
};

/** Gathers a new reminder; refused where the account is full. */
export const addReminder = async (
  context: Context,
  account: AccountRecord,
  facts: Chosen & Pick<ReminderRecord, "story_id">,
): Promise<Outcome<ReminderRecord, "limited">> => {
  const { store, ids, today, now, work } = context;
  const account_id = account.id;
  const own = await store.list("reminders", { account_id }, { limit: reminderMaximum });
  if (own.length >= reminderMaximum) return refused("limited", peopleWords.tooManyReminders);
  const reminder: ReminderRecord = {
    ...facts,
    ...dueAs(facts, now),
    reminded_for: null,
    id: ids.id(),
    version: 1,
    account_id,
    created_on: today,
  };
  work.add("reminders", reminder);
  // as of the version read: an account that is being deleted gets none
  work.change("accounts", account, {});
  return done(reminder);
};

/** A reminder before anything is chosen. */
export const blankReminder: Omit<Chosen, "occasion_date"> = {
  title: null,
  recipient_first_name: "",
  recipient_last_name: "",
  recipient_email: null,
  occasion: "custom",
  days_before: usualDaysBefore,
  repeat: false,
  reminder_offset: 0,
};

/** Reminders of one account as their owner sees them, each with the cards that were started from it (REMIND-08). */
export const showReminders = async (
  context: Context,
  reminders: readonly ReminderRecord[],
): Promise<Reminder[]> => {
  const [first] = reminders;
  if (!first) return [];
  const started = await context.store.list("stories", {
    owner_account_id: first.account_id,
    from_reminder_id: reminders.map(({ id }) => id),
  });
  const cards = await Promise.all(started.map((story) => readCard(context, { story, role: null })));
  return reminders.map((reminder) =>
    presentReminder(
      reminder,
      cards
        .filter(({ story }) => story.from_reminder_id === reminder.id)
        .map((card) => showStory(context, card)),
      context.settings.productName,
    ),
  );
};
