import { blankReminder, dueChanged, type ReminderRecord } from "#core/domain/reminder/index.ts";
import { peopleWords } from "#core/domain/words/index.ts";
import { type AccountId, done, invalid } from "#core/kernel/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { accountOf } from "../../context/index.ts";
import { addReminder, choose, showReminders } from "../reminders.ts";

/** REMIND-09. */
export const readStoryReminders: Handler<"readStoryReminders"> = async (context, _asked, subject) =>
  done({
    reminders: await showReminders(
      context,
      await context.store.list("reminders", {
        story_id: subject.story.id,
        account_id: context.actor.account as AccountId,
      }),
    ),
  });

export const readReminders: Handler<"readReminders"> = async (context) => {
  const account_id = context.actor.account as AccountId;
  const own = await context.store.list("reminders", { account_id });
  return done({ reminders: await showReminders(context, own) });
};

const one = async (context: Context, record: ReminderRecord) => {
  const [reminder] = await showReminders(context, [record]);
  return done({ reminder: reminder as NonNullable<typeof reminder> });
};

export const readReminder: Handler<"readReminder"> = (context, _asked, reminder) =>
  one(context, reminder);

/** With a card, what is not sent is as the card says. */
export const createReminder: Handler<"createReminder"> = async (context, { body }, subject) => {
  const account = await accountOf(context);
  if (!account.ok) return account;
  const card = subject?.story;
  const blank = {
    ...blankReminder,
    occasion_date: card?.occasion_date?.slice(0, 10) ?? "",
    ...(card && {
      occasion: card.occasion,
      recipient_first_name: card.recipient_first_name,
      recipient_last_name: card.recipient_last_name,
    }),
  };
  const picked = choose(blank, body);
  if (!picked.ok) return picked;
  if (picked.value.occasion_date === "")
    return invalid("occasion_date", peopleWords.noOccasionDate);
  const facts = { ...picked.value, story_id: card?.id ?? null };
  const added = await addReminder(context, account.value, facts);
  return added.ok ? one(context, added.value) : added;
};

export const changeReminder: Handler<"changeReminder"> = async (context, { body }, before) => {
  const picked = choose(before, body);
  if (!picked.ok) return picked;
  const set = { ...picked.value, ...dueChanged(before, picked.value, context.now) };
  context.work.change("reminders", before, set);
  return one(context, { ...before, ...set });
};

/** Cards that were started from it stay, and no longer say so. */
export const deleteReminder: Handler<"deleteReminder"> = (context, _asked, { id, account_id }) => {
  context.work.remove("reminders", { id });
  context.work.changeAll(
    "stories",
    { owner_account_id: account_id, from_reminder_id: id },
    { from_reminder_id: null },
  );
  return done(null);
};
