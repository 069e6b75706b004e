import type { Subscription } from "#core/domain/mail/index.ts";
import { type Message, type Outcome, type Refusal, wordsOf } from "#core/kernel/index.ts";
import { isNotFound } from "../notFound.ts";
import type { Session } from "../session/index.ts";

type Answer = Outcome<
  { readonly unsubscription: { readonly from: Subscription; readonly unsubscribed: boolean } },
  string
>;

/** `/unsubscribe/{token}`: the way out of mails (decision 0035). Opening it changes nothing; a press does, and back. */
export class Unsubscribing {
  state: "loading" | "asked" | "left" | "back" | "missing" | "failed" = "loading";
  /** What the link leads out of, once it is known. */
  from: Subscription | null = null;
  busy = false;
  error: Message | null = null;
  readonly #session: Session;
  readonly #token: string;

  constructor(session: Session, token: string) {
    this.#session = session;
    this.#token = token;
  }

  async open(): Promise<void> {
    this.state = "loading";
    this.error = null;
    const answer = await this.#session.api("readUnsubscription", this.#asked);
    if (answer.ok) this.#show(answer, answer.value.unsubscription.unsubscribed ? "left" : "asked");
    else this.#refuse(answer.refusal, "failed");
  }

  leave(): Promise<void> {
    return this.#press("unsubscribe", "left");
  }
  undo(): Promise<void> {
    return this.#press("resubscribe", "back");
  }

  async #press(call: "unsubscribe" | "resubscribe", then: "left" | "back"): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    const answer = await this.#session.api(call, this.#asked);
    this.busy = false;
    if (answer.ok) this.#show(answer, then);
    else this.#refuse(answer.refusal, this.state);
  }

  get #asked() {
    return { path: { token: this.#token } };
  }
  #show(answer: Answer & { ok: true }, state: "asked" | "left" | "back"): void {
    this.from = answer.value.unsubscription.from;
    this.state = state;
  }
  #refuse(refusal: Refusal, otherwise: Unsubscribing["state"]): void {
    this.error = wordsOf(refusal);
    this.state = isNotFound(refusal) ? "missing" : otherwise;
  }
}
