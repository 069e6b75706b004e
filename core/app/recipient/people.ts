import type { Role } from "#core/domain/role/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { AppContext } from "../appContext.ts";
import type { Session } from "../session/index.ts";

/** Who is on a card, for whoever holds its recipient link (ROUTE-19). */
export class CardPeople {
  loaded: "loading" | "ready" | "failed" = "loading";
  roles: readonly Role[] = [];
  error: Message | null = null;
  readonly #session: Session;
  readonly #token: string;

  constructor(session: Session, token: string) {
    this.#session = session;
    this.#token = token;
  }

  async open(): Promise<void> {
    const { joinToken } = this.#session.anonymous.data;
    const answer = await this.#session.api("readGroupByLink", {
      path: { type: "recipient", token: this.#token },
      query: joinToken ? { join_token: joinToken } : {},
    });
    this.loaded = answer.ok ? "ready" : "failed";
    this.error = answer.ok ? null : wordsOf(answer.refusal);
    if (answer.ok) this.roles = answer.value.roles.filter((role) => role.status === "active");
  }
}

export const openCardPeople = ({ ports, session }: AppContext, token: string): CardPeople =>
  ports.observe(new CardPeople(session, token));
