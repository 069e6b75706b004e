import type { Reminder } from "#core/domain/reminder/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { Removal } from "../removal/index.ts";
import type { Session } from "../session/index.ts";

/** What was done to somebody's reminders and can still be taken back, on whichever page it was done. */
export class Undoing {
  readonly removal: Removal<Reminder>;
  /** Deleted for good, for lists that were read before. */
  gone: readonly string[] = [];
  /** The last import, until the next one or until it is taken back. */
  imported: { readonly id: string; readonly count: number } | null = null;
  error: Message | null = null;
  readonly #session: Session;

  constructor({ observe, clock }: Pick<AppPorts, "observe" | "clock">, session: Session) {
    this.#session = session;
    this.removal = observe(new Removal<Reminder>(clock, (one) => void this.#deleteForGood(one)));
    session.onLogout(() => {
      this.removal.undo();
      this.imported = null;
    });
  }

  /** Whether it is to be seen: neither deleted nor about to be. */
  keeps({ id }: Reminder): boolean {
    return id !== this.removal.removed?.id && !this.gone.includes(id);
  }

  async #deleteForGood({ id }: Reminder): Promise<void> {
    this.error = null;
    const answer = await this.#session.api("deleteReminder", { path: { id } });
    if (answer.ok || answer.refusal.code === "notFound") this.gone = [...this.gone, id];
    else this.error = wordsOf(answer.refusal);
  }

  /** Takes out what the last import added. */
  async undoImport(): Promise<boolean> {
    const { imported } = this;
    if (imported === null) return false;
    this.error = null;
    this.imported = null;
    const answer = await this.#session.api("undoImport", { path: { id: imported.id } });
    if (answer.ok || answer.refusal.code === "gone") return true;
    this.imported = imported;
    this.error = wordsOf(answer.refusal);
    return false;
  }
}
