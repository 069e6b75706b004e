import { Once } from "../form/index.ts";
import type { Session } from "../session/index.ts";
import type { Contributor } from "./contributor.ts";

/** Somebody on the group's page who came by an invitation (OPEN-165). */
export class Arrival {
  readonly #session: Session;
  readonly #page: Pick<Contributor, "token" | "role" | "loaded">;
  readonly #telling = new Once<boolean>((isTold) => isTold);

  constructor(session: Session, page: Pick<Contributor, "token" | "role" | "loaded">) {
    this.#session = session;
    this.#page = page;
  }

  /**
   * Somebody is there: the first press or key on the page opens the invitation that led to it, drawing it does not.
   * What failed is tried again with the next one, and never told.
   */
  async tell(): Promise<void> {
    const { token, role, loaded } = this.#page;
    const { joinToken, groupToken } = this.#session.anonymous.data;
    const isInvited = joinToken !== null && groupToken === token && role?.status !== "active";
    if (!isInvited || loaded !== "ready") return;
    await this.#telling.run(
      async () => (await this.#session.api("markOpened", { path: { token: joinToken } })).ok,
    );
  }
}
