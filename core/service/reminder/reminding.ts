import { dayAt, dueAfter, type ReminderRecord, titleOf } from "#core/domain/reminder/index.ts";
import { days, iso, minutes } from "#core/kernel/index.ts";
import type { Service } from "../context/index.ts";
import { type JobLog, type PeriodicJob, startPeriodicJob, UnitOfWork } from "../context/index.ts";
import { post, reminderMail, wayOut } from "../mail/index.ts";
import { Conflict } from "../ports/index.ts";

type Parts = Pick<Service, "store" | "ids" | "clock" | "secrets" | "settings" | "translator">;

const batch = 100;
/** Not while a server is busy starting. */
const rhythm = { name: "reminding", atFirst: minutes(1), every: minutes(10) };

/**
 * Writes to everybody whose reminder is due, and moves each on to its next day. The mail and the move are one
 * commit as of the version read, so any number of servers may do it at once and nobody is told twice.
 */
export const remind = async (parts: Parts): Promise<void> => {
  for (;;) {
    const due = { remind_on: { before: iso(parts.clock.now() + 1) } };
    const reminders = await parts.store.list("reminders", due, {
      order: "remind_on",
      limit: batch,
    });
    for (const reminder of reminders) await tell(parts, reminder);
    if (reminders.length < batch) return;
  }
};

const tell = async (
  { store, ids, clock, secrets, settings, translator }: Parts,
  reminder: ReminderRecord,
): Promise<void> => {
  const now = clock.now();
  const { id, account_id, remind_for: day, reminder_offset } = reminder;
  const account = await store.find("accounts", account_id);
  const work = new UnitOfWork();
  work.change("reminders", reminder, dueAfter(reminder, now, day));
  const today = dayAt(now, reminder_offset);
  // a server that stood still for long tells nobody of a day that is over
  if (account && day !== null && day >= today)
    post(
      { work, ids, today: iso(now), translator },
      {
        kind: "reminder",
        to: account.email,
        locale: account.locale,
        sender: account.id,
        mail: reminderMail(settings, {
          id,
          title: titleOf(reminder, settings.productName),
          day,
          wayOut: wayOut(secrets, "reminder", account.email),
          daysLeft: Math.round((Date.parse(day) - Date.parse(today)) / days(1)),
        }),
      },
    );
  try {
    await store.commit(work.changes, work.notices);
  } catch (error) {
    // changed, deleted or told by another server meanwhile
    if (!(error instanceof Conflict)) throw error;
  }
};

/** Reminds every ten minutes until it is stopped. */
export const startReminding = (
  parts: Parts & Pick<Service, "reporter"> & { readonly jobs?: JobLog },
): PeriodicJob => startPeriodicJob(parts, rhythm, () => remind(parts));
