import assert from "node:assert/strict";
import type { Moderation } from "#core/app/index.ts";
import type { Actor } from "../actor.ts";
import type { Gathering } from "../person.ts";

/** Longest that something new takes to come in by itself: one look at the card's freshness and one more. */
const soon = 12_000;

export class AppGathering implements Gathering {
  readonly #actor: Actor;
  #moderation: Moderation | null = null;
  constructor(actor: Actor) {
    this.#actor = actor;
  }

  async copyLink(): Promise<void> {
    const group = await this.#actor.hosting.group();
    assert.equal(await this.#actor.does(group.copyLink()), true);
    const link = this.#actor.tab.page.copied.at(-1) ?? "";
    this.#actor.cast.links.group = new URL(link).pathname;
  }
  async moderate(): Promise<void> {
    await this.#actor.owning.save({ content_moderation: true });
  }
  async letGuestsSign(): Promise<void> {
    await this.#actor.owning.save({ guests_may_sign: true });
  }
  async watchContributions(): Promise<void> {
    this.#moderation = this.#actor.app.moderation(this.#actor.owning.editor);
    await this.#actor.does(this.#moderation.open());
  }
  async seesWaiting(words: string): Promise<void> {
    const seen = () => (this.#moderation?.waiting ?? []).map(({ slide }) => slide.description);
    for (let waited = 0; !seen().includes(words) && waited < soon; waited += 1000)
      await this.#actor.assembly.pass(1000);
    assert.ok(seen().includes(words), seen().join(", "));
  }
  async approve(words: string): Promise<void> {
    const one = this.#moderation?.waiting.find(({ slide }) => slide.description === words);
    if (one === undefined) throw new Error(`nothing saying "${words}" waits`);
    await this.#actor.does(this.#moderation?.approve(one.id) ?? Promise.resolve());
  }
}
