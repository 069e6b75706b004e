import { paths } from "#core/domain/navigation/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { AppContext } from "../appContext.ts";
import type { AppPorts } from "../appPorts.ts";
import { isNotFound } from "../notFound.ts";
import type { Session } from "../session/index.ts";

/** The private link of what a guest wrote (decision 0076). Nothing is asked before somebody presses: mail programs open links too. */
export class PrivateLink {
  busy = false;
  /** The card is sent, or the message is not there any more. */
  isGone = false;
  error: Message | null = null;
  readonly #ports: Pick<AppPorts, "navigator">;
  readonly #session: Session;
  readonly #token: string;
  #isLeft = false;

  constructor(ports: Pick<AppPorts, "navigator">, session: Session, token: string) {
    this.#ports = ports;
    this.#session = session;
    this.#token = token;
  }

  close(): void {
    this.#isLeft = true;
  }

  async follow(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const answer = await this.#session.api("openPrivateLink", { path: { token: this.#token } });
    this.busy = false;
    if (this.#isLeft) return;
    if (answer.ok) {
      const page = paths.contributorSlides(answer.value.group_token);
      this.#ports.navigator.go(page, { replace: true });
      return;
    }
    this.error = wordsOf(answer.refusal);
    this.isGone = answer.refusal.code === "gone" || isNotFound(answer.refusal);
  }
}

export const openPrivateLink = ({ ports, session }: AppContext, token: string): PrivateLink =>
  ports.observe(new PrivateLink(ports, session, token));
