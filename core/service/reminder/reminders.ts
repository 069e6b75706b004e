import type { AccountRecord } from "#core/domain/account/index.ts";
import { nameMaximum, nameTooLongWords } from "#core/domain/form/index.ts";
import {
  chosenFor,
  dueAfter,
  presentReminder,
  type Reminder,
  type ReminderChoice,
  type ReminderRecord,
  reminderMaximum,
  type SentReminder,
} from "#core/domain/reminder/index.ts";
import { peopleWords } from "#core/domain/words/index.ts";
import { type AccountId, done, invalid, type Outcome, refused } from "#core/kernel/index.ts";
import { readCard, showStory } from "../card/index.ts";
import type { Context } from "../context/index.ts";

/** `sent` over `before`; refused where a name in one piece has a part that is too long. */
export const choose = (
  before: ReminderChoice,
  sent: SentReminder,
): Outcome<ReminderChoice, "invalid"> => {
  const chosen = chosenFor(before, sent);
  const { recipient_first_name: first, recipient_last_name: last } = chosen;
  return Math.max(first.length, last.length) > nameMaximum
    ? invalid("recipient_name", nameTooLongWords)
    : done(chosen);
};

type Facts = ReminderChoice & Partial<Pick<ReminderRecord, "story_id" | "import_id">>;

/** An account's own, all of them: there are no more than it may have. */
export const ownReminders = ({ store }: Context, account_id: AccountId) =>
  store.list("reminders", { account_id }, { limit: reminderMaximum });

/** Gathers new reminders beside an account's own; refused where it has no room for them. */
export const addReminders = (
  { ids, today, now, work }: Context,
  account: AccountRecord,
  own: readonly ReminderRecord[],
  all: readonly Facts[],
): Outcome<readonly ReminderRecord[], "limited"> => {
  if (own.length + all.length > reminderMaximum)
    return refused("limited", peopleWords.tooManyReminders);
  const added = all.map(
    (facts): ReminderRecord => ({
      story_id: null,
      import_id: null,
      ...facts,
      ...dueAfter(facts, now),
      id: ids.id(),
      version: 1,
      account_id: account.id,
      created_on: today,
    }),
  );
  for (const reminder of added) work.add("reminders", reminder);
  // as of the version read: an account that is being deleted gets none
  work.change("accounts", account, {});
  return done(added);
};

/** Gathers one; refused where the account is full. */
export const addReminder = async (
  context: Context,
  account: AccountRecord,
  facts: Facts,
): Promise<Outcome<ReminderRecord, "limited">> => {
  const added = addReminders(context, account, await ownReminders(context, account.id), [facts]);
  return added.ok ? done(added.value[0] as ReminderRecord) : added;
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
      context.translator.in(context.caller.languages).say,
    ),
  );
};
