import assert from "node:assert/strict";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../actor.ts";
import type { Person, Posting } from "../person.ts";

export class AppPosting implements Posting {
  readonly #actor: Actor;
  constructor(actor: Actor) {
    this.#actor = actor;
  }
  get #sending() {
    return this.#actor.owning.sending;
  }

  async test(): Promise<void> {
    assert.equal(await this.#actor.does(this.#sending.sendTest()), true);
    assert.equal(this.#sending.done, "testSent");
  }
  async mailTo(person: Person): Promise<void> {
    const { email } = await this.#actor.cast.actor(person.name);
    await this.#actor.owning.sendTo(email, "Open it with a cup of tea.");
    assert.equal(this.#sending.done, "sent", inEnglish(this.#sending.error) ?? "");
  }
  async copyLink(): Promise<void> {
    assert.equal(await this.#actor.does(this.#sending.copyLink()), true);
    const link = this.#actor.tab.page.copied.at(-1) ?? "";
    this.#actor.cast.links.recipient = new URL(link).pathname;
  }
}
