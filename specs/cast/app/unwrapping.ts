import assert from "node:assert/strict";
import type { Actor } from "../actor.ts";
import type { Unwrapping } from "../person.ts";

export class AppUnwrapping implements Unwrapping {
  readonly #actor: Actor;
  constructor(actor: Actor) {
    this.#actor = actor;
  }
  get #view() {
    return this.#actor.receiving.view;
  }

  async openMailed(): Promise<void> {
    await this.#actor.assembly.pass(1000);
    await this.#actor.receiving.followLink();
  }
  async openCopied(): Promise<void> {
    const path = this.#actor.cast.links.recipient;
    if (path === undefined) throw new Error("nobody has copied the recipient's link");
    await this.#actor.receiving.open(path.slice("/unwrap/".length));
  }
  async unwrap(): Promise<void> {
    assert.equal(this.#view.stage, "wrapped");
    this.#view.unwrap();
    assert.equal(this.#view.player?.state, "playing");
  }
  async playToEnd(): Promise<void> {
    await this.#actor.assembly.pass((this.#view.player?.length ?? 0) + 1000);
    assert.equal(this.#view.stage, "ended");
  }
  async save(): Promise<void> {
    await this.#actor.does(this.#view.save());
  }
  async seesKept(): Promise<void> {
    await this.#actor.receiving.open(this.#view.token); // where sign-in has led back to
    assert.equal(this.#view.saved, true);
  }
  async thank(words: string): Promise<void> {
    await this.#actor.receiving.sayThanks(words);
  }
  async seesThanksSent(words: string): Promise<void> {
    await this.#actor.receiving.open(this.#view.token);
    assert.equal(this.#view.story?.thanks_message, words);
  }
  async readThanks(words: string): Promise<void> {
    const link = this.#actor.lettersAbout("says thank you").at(-1)?.links[0] ?? "";
    const id = /^\/edit\/([^/]+)\/thanks$/.exec(link)?.[1];
    assert.ok(id, `the mail leads to "${link}"`);
    await this.#actor.owning.open(id);
    assert.equal(this.#actor.owning.thankYou.words, words);
  }
  photos(): Promise<readonly Uint8Array[]> {
    throw new Error("published files are fetched in a browser");
  }
}
