import type { AppContext } from "../appContext.ts";
import type { CardEditor } from "../editor/index.ts";
import type { Session } from "../session/index.ts";
import { CardReminder, type Moment } from "./card.ts";
import { ReminderForm } from "./form.ts";
import { ReminderImport } from "./importing.ts";
import { ReminderList } from "./list.ts";
import { Undoing } from "./undoing.ts";

/** One for a session, so that what was done on one page can be undone on the next. */
const undoings = new WeakMap<Session, Undoing>();
const undoingOf = ({ ports, session }: AppContext): Undoing => {
  const known = undoings.get(session);
  if (known) return known;
  const made = ports.observe(new Undoing(ports, session));
  undoings.set(session, made);
  return made;
};

export const openReminders = (app: AppContext): ReminderList =>
  app.ports.observe(new ReminderList(app.ports, app.session, undoingOf(app)));

/** A new one, or the one with this id. */
export const openReminder = (app: AppContext, id: string | null): ReminderForm =>
  app.ports.observe(new ReminderForm(app.ports, app.session, undoingOf(app), id));

export const openReminderImport = (app: AppContext): ReminderImport =>
  app.ports.observe(new ReminderImport(app.ports, app.session, undoingOf(app)));

export const openCardReminder = (
  { ports, session }: AppContext,
  editor: CardEditor,
  moment: Moment,
): CardReminder => ports.observe(new CardReminder(ports, session, editor, moment));
