import {
  blankReminder,
  type DatesFile,
  entryOf,
  marked,
  previewImport,
  reminderMaximum,
  titleOf,
} from "#core/domain/reminder/index.ts";
import { importWords, placeTitles } from "#core/domain/words/index.ts";
import { type AccountId, done, invalid, type Outcome, refused } from "#core/kernel/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { accountOf } from "../../context/index.ts";
import type { NoCalendar } from "../../ports/index.ts";
import { addReminders, choose, ownReminders, showReminders } from "../reminders.ts";

const noCalendar = {
  notAllowed: importWords.notAllowed,
  unreachable: importWords.unreachable,
  refused: importWords.refused,
  tooSlow: importWords.tooSlow,
  tooLarge: importWords.tooLarge,
  tooManyRedirects: importWords.tooManyRedirects,
} as const satisfies Record<NoCalendar, unknown>;

const self = ({ actor }: Context) => actor.account as AccountId;

/** The text that is meant: as it was sent, or as an address answers it. */
const textOf = async (
  context: Context,
  { text, url }: { text?: string | undefined; url?: string | undefined },
): Promise<Outcome<string, "invalid" | "limited">> => {
  const address = url?.trim() ?? "";
  if ((text === undefined) === (address === "")) return invalid("text", importWords.noSource);
  if (text !== undefined) return done(text);
  const over = context.rateLimiter.take([
    { limit: "calendarsOfAccount", of: self(context) },
    { limit: "calendarsOfNetwork", of: context.caller.network },
  ]);
  if (over) return over;
  const read = await context.calendars.read(address);
  return read.ok ? done(read.text) : invalid("url", noCalendar[read.reason]);
};

/** What is in a file or a calendar; nothing of it is kept. */
export const previewReminders: Handler<"previewReminders"> = async (context, { body }) => {
  const over = context.rateLimiter.take([{ limit: "previewsOfAccount", of: self(context) }]);
  if (over) return over;
  const text = await textOf(context, body);
  if (!text.ok) return text;
  const field = body.text === undefined ? "url" : "text";
  const file: DatesFile | null = await context.dateFiles.read(text.value);
  if (file === null) return invalid(field, importWords.noFormat);
  const today = context.today.slice(0, 10);
  const asked = { order: body.date_order ?? null, today };
  const preview = previewImport(file, await ownReminders(context, self(context)), asked);
  return preview === null ? invalid(field, importWords.noDays) : done({ preview });
};

/** All that isn’t there yet, or nothing where there is no room for it. */
export const importReminders: Handler<"importReminders"> = async (context, { body }) => {
  const account = await accountOf(context);
  if (!account.ok) return account;
  const import_id = context.ids.id();
  const chosen = [];
  for (const [at, sent] of body.reminders.entries()) {
    const picked = choose({ ...blankReminder, occasion_date: "" }, sent);
    if (!picked.ok) return picked;
    if (picked.value.occasion_date === "")
      return invalid(`reminders.${at}.occasion_date`, importWords.noDays);
    chosen.push(picked.value);
  }
  const own = await ownReminders(context, account.value.id);
  const fresh = marked(own, chosen)
    .filter(({ known }) => !known)
    .map(({ known: _known, ...facts }) => ({ ...facts, import_id }));
  const room = Math.max(0, reminderMaximum - own.length);
  if (fresh.length > room) return refused("limited", importWords.noRoom(room));
  const added = addReminders(context, account.value, own, fresh);
  if (!added.ok) return added;
  return done({ import_id, reminders: await showReminders(context, added.value) });
};

/** Cards that were started from one of them stay, and no longer say so. */
export const undoImport: Handler<"undoImport"> = async (context, { path }) => {
  const account_id = self(context);
  const added = await context.store.list("reminders", { account_id, import_id: path.id });
  if (added.length === 0) return refused("gone", importWords.undone);
  const id = added.map((reminder) => reminder.id);
  context.work.remove("reminders", { id });
  context.work.changeAll(
    "stories",
    { owner_account_id: account_id, from_reminder_id: id },
    { from_reminder_id: null },
  );
  return done(null);
};

export const exportReminders: Handler<"exportReminders"> = async (context) => {
  const { say } = context.translator.in(context.caller.languages);
  const { productName } = context.settings;
  const own = await ownReminders(context, self(context));
  const entries = own.map((one) => entryOf(one, say(titleOf(one, productName))));
  return done({
    calendar: await context.dateFiles.write(
      `${productName}: ${say(placeTitles.reminders)}`,
      entries,
    ),
  });
};
