import type { Story } from "#core/domain/story/index.ts";
import type { Outcome } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { holderOf } from "../drafts/index.ts";
import { Once } from "../form/index.ts";
import type { Session } from "../session/index.ts";
import { ThanksDraft } from "./thanksDraft.ts";

type Sent = Outcome<{ readonly story: Story }>;

/** The thank-you of whoever holds this link: kept while it is written, sent once, taken back (RECIP-05, RECIP-06). */
export class Thanks {
  readonly #session: Session;
  readonly #token: string;
  readonly #draft: ThanksDraft;
  readonly #sending = new Once<boolean>((isSent) => isSent);
  readonly #removing = new Once<boolean>((isGone) => isGone);

  constructor(ports: AppPorts, session: Session, token: string) {
    this.#session = session;
    this.#token = token;
    this.#draft = new ThanksDraft(ports, token, holderOf(session));
  }

  /** What waits for sign-in, else what was being written here. */
  async read(): Promise<string | null> {
    const { recipientToken, recipientThanks } = this.#session.anonymous.data;
    const waiting = recipientToken === this.#token ? recipientThanks : null;
    return waiting ?? (await this.#draft.read());
  }
  keep(text: string): void {
    this.#sending.renew();
    this.#draft.keep(text);
  }

  /** However often it is pressed. */
  sendOnce(send: () => Promise<boolean>): Promise<boolean> {
    return this.#sending.run(send);
  }
  removeOnce(remove: () => Promise<boolean>): Promise<boolean> {
    return this.#removing.run(remove);
  }

  async send(thanks_message: string, query: { join_token?: string }): Promise<Sent> {
    const path = { token: this.#token };
    const answer = await this.#session.api("thank", { path, query, body: { thanks_message } });
    if (!answer.ok) return answer;
    this.#removing.renew();
    this.#session.anonymous.remember({ recipientThanks: null });
    await this.#draft.forget();
    return answer;
  }
  async remove(): Promise<Outcome<unknown>> {
    const answer = await this.#session.api("removeThanks", { path: { token: this.#token } });
    if (answer.ok) this.#sending.renew();
    return answer;
  }
}
