import type { AddressChange } from "#core/domain/account/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import { isNotFound } from "../notFound.ts";
import type { Session } from "../session/index.ts";

/** `/restore/{token}`: shows what the mailed way back would do, and does it when it is asked to (F-08). */
export class AddressBack {
  state: "loading" | "failed" | "open" | "restored" | "used" | "expired" = "loading";
  change: AddressChange | null = null;
  busy = false;
  error: Message | null = null;
  readonly #session: Session;
  readonly #token: string;

  constructor(session: Session, token: string) {
    this.#session = session;
    this.#token = token;
  }

  async open(): Promise<void> {
    this.error = null;
    const answer = await this.#session.api("readAddressChange", { path: { token: this.#token } });
    if (answer.ok) {
      this.change = answer.value.address_change;
      this.state = this.change.state;
    } else if (isNotFound(answer.refusal)) this.state = "expired";
    else {
      this.error = wordsOf(answer.refusal);
      this.state = "failed";
    }
  }

  /** The address is the old one again, and everybody is signed out, here too if it was this account. */
  async restore(): Promise<void> {
    if (this.busy || this.state !== "open") return;
    this.busy = true;
    this.error = null;
    const answer = await this.#session.api("restoreAddress", { path: { token: this.#token } });
    if (answer.ok) {
      if (this.#session.isSignedIn) await this.#session.readProfile();
      this.state = "restored";
    } else if (answer.refusal.code === "gone" || isNotFound(answer.refusal)) await this.open();
    else this.error = wordsOf(answer.refusal);
    this.busy = false;
  }
}
