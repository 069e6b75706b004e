import { paths } from "#core/domain/navigation/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { isNotFound } from "../notFound.ts";
import type { Session } from "../session/index.ts";

/** `/contribute/{joinToken}`: keeps what the invitation gives and goes on to the card (ROUTE-23, OPEN-54). */
export class Invitation {
  loaded: "loading" | "gone" | "failed" = "loading";
  error: Message | null = null;
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #joinToken: string;

  constructor(ports: AppPorts, session: Session, joinToken: string) {
    this.#ports = ports;
    this.#session = session;
    this.#joinToken = joinToken;
  }

  async open(): Promise<void> {
    this.loaded = "loading";
    const path = { token: this.#joinToken };
    const answer = await this.#session.api("readInvitation", { path });
    if (!answer.ok) {
      this.error = wordsOf(answer.refusal);
      this.loaded = isNotFound(answer.refusal) ? "gone" : "failed";
      return;
    }
    const { status, join_email, story } = answer.value.role;
    const { group = null, recipient = null } = story?.tokens ?? {};
    if (group === null && recipient === null) {
      // accepted already: whoever did finds the card among their own
      if (status === "active" && this.#session.isSignedIn) this.#go(paths.home("contributed"));
      else this.loaded = "gone";
      return;
    }
    this.#session.anonymous.remember({
      joinToken: this.#joinToken,
      ...(group === null ? { recipientToken: recipient } : { groupToken: group }),
      ...(this.#session.isSignedIn ? {} : { email: join_email ?? null }),
    });
    this.#go(group === null ? paths.recipient(recipient ?? "") : paths.contributor(group));
  }

  #go(path: string): void {
    this.#ports.navigator.go(path, { replace: true });
  }
}
