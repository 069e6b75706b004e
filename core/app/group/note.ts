import * as z from "zod/mini";
import type { Message } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { Keeper } from "../drafts/index.ts";
import type { CardEditor } from "../editor/index.ts";
import { Once } from "../form/index.ts";
import { CardReminder } from "../reminders/index.ts";
import type { Session } from "../session/index.ts";

/** A note as it was kept; a browser may hold anything. */
const Kept = z.object({ note: z.string(), day: z.string() });

/**
 * What the organiser tells the group, and by when they want to sign (OPEN-41), while it is written. What was typed and
 * not saved is there again when they come back (OPEN-167).
 */
export class GroupNote {
  note = "";
  /** A day as yyyy-mm-dd, "" for none. */
  day = "";
  readonly editor: CardEditor;
  /** Of the occasion, the day before unless somebody wants it earlier (REMIND-06). */
  readonly reminder: CardReminder;
  readonly #saving = new Once<boolean>((saved) => saved);
  readonly #kept: Keeper<typeof Kept>;

  constructor(ports: AppPorts, session: Session, editor: CardEditor) {
    this.editor = editor;
    this.reminder = ports.observe(new CardReminder(ports, session, editor, "inviting"));
    this.#kept = new Keeper(ports, session, `note:${editor.id}`, Kept);
    this.begin();
  }

  get busy(): boolean {
    return this.editor.beingSubmitted;
  }
  get error(): Message | null {
    return this.editor.error;
  }
  /** Begins with what the group is told now. */
  begin(): void {
    const { story } = this.editor;
    this.note = story?.group_message ?? "";
    this.day = story?.completion_date?.slice(0, 10) ?? "";
    this.#saving.renew();
  }
  /** Goes on with what was typed before; answers whether there was anything. */
  async resume(): Promise<boolean> {
    const kept = await this.#kept.read();
    if (kept !== null) this.#take(kept);
    return kept !== null;
  }
  write({ note = this.note, day = this.day }: { note?: string; day?: string }): void {
    this.#take({ note, day });
    this.#saving.renew();
    void this.#kept.keep({ note, day });
  }
  /** What was typed is not wanted any more. */
  async discard(): Promise<void> {
    this.begin();
    this.reminder.toggle(false);
    await this.#kept.forget();
  }
  async save(): Promise<boolean> {
    if (!this.reminder.check()) return false;
    const saved = await this.#saving.run(() =>
      this.editor.save({
        group_message: this.note.trim() || null,
        completion_date: this.day || null,
      }),
    );
    if (saved) await this.#kept.forget();
    return saved && this.reminder.add();
  }

  #take({ note, day }: z.output<typeof Kept>): void {
    this.note = note;
    this.day = day;
  }
}
