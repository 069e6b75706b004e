import { type AccountTheme, themeWords } from "#core/domain/theme/index.ts";
import type { Message } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { Removal } from "../removal/index.ts";
import type { Session } from "../session/index.ts";

/** Themes that were deleted and can still be taken back, on whichever page it was done. */
export class Removing {
  readonly removal: Removal<AccountTheme>;
  /** Deleted for good, for lists that were read before. */
  gone: readonly string[] = [];
  error: Message | null = null;
  readonly #session: Session;

  constructor({ observe, clock }: Pick<AppPorts, "observe" | "clock">, session: Session) {
    this.#session = session;
    this.removal = observe(
      new Removal<AccountTheme>(clock, (one) => void this.#deleteForGood(one)),
    );
    session.onLogout(() => this.removal.undo());
  }

  /** Whether it is to be seen: neither deleted nor about to be. */
  keeps({ id }: AccountTheme): boolean {
    return id !== this.removal.removed?.id && !this.gone.includes(id);
  }

  /** ERR-30 */
  async #deleteForGood({ id }: AccountTheme): Promise<void> {
    this.error = null;
    const answer = await this.#session.api("deleteTheme", { path: { id } });
    if (answer.ok || answer.refusal.code === "notFound") this.gone = [...this.gone, id];
    else this.error = themeWords.notDeleted;
  }
}
