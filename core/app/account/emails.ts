import type { EmailPreferences } from "#core/domain/account/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { Session } from "../session/index.ts";

/** Which emails somebody gets, and how often; each choice is kept the moment it is made. */
export class OwnEmails {
  loaded: "loading" | "ready" | "failed" = "loading";
  error: Message | null = null;
  /** What was chosen and is not answered yet. */
  wanted: Partial<EmailPreferences> = {};
  kept: EmailPreferences | null = null;
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  get preferences(): EmailPreferences | null {
    return this.kept === null ? null : { ...this.kept, ...this.wanted };
  }

  async open(): Promise<void> {
    const answer = await this.#session.api("readEmails", {});
    if (answer.ok) this.kept = answer.value.emails;
    this.loaded = answer.ok || this.kept !== null ? "ready" : "failed";
  }

  /** What is shown goes back when it could not be kept. */
  async choose(change: Partial<EmailPreferences>): Promise<void> {
    this.wanted = { ...this.wanted, ...change };
    this.error = null;
    const answer = await this.#session.api("changeEmails", { body: change });
    const names = Object.keys(change) as (keyof EmailPreferences)[];
    // chosen again meanwhile: the later answer counts
    if (names.some((name) => this.wanted[name] !== change[name])) return;
    const { ...others } = this.wanted;
    for (const name of names) delete others[name];
    this.wanted = others;
    if (answer.ok) this.kept = answer.value.emails;
    else this.error = wordsOf(answer.refusal);
  }
}
