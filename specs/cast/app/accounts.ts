import assert from "node:assert/strict";
import type { HomeType } from "#core/app/index.ts";
import type { Actor } from "../actor.ts";
import type { Accounts } from "../person.ts";

export class AppAccounts implements Accounts {
  readonly #actor: Actor;
  constructor(actor: Actor) {
    this.#actor = actor;
  }

  arrive(): Promise<void> {
    return this.#actor.openTab("/");
  }
  signIn(): Promise<void> {
    return this.#actor.signingIn.signIn();
  }
  async answer(): Promise<void> {
    await this.seesAskedFor();
    await this.#actor.signingIn.signIn();
  }
  async seesAskedFor(): Promise<void> {
    assert.equal(this.#actor.modal, "auth");
    assert.equal(this.#actor.isSignedIn, false);
  }
  signOut(): Promise<void> {
    return this.#actor.signingIn.logOut();
  }
  async seesSignedOut(): Promise<void> {
    assert.equal(this.#actor.isSignedIn, false);
    assert.equal(this.#actor.place, "/");
    const answer = await this.#actor.does(this.#actor.api("readRoles", {}));
    assert.equal(answer.ok, false);
  }
  async seesCard(kind: HomeType, recipient: string): Promise<void> {
    const home = await this.#actor.owning.openHome();
    assert.equal(home.loaded, "ready");
    const names = home.of(kind).map(({ story }) => story.recipient_first_name);
    assert.ok(names.includes(recipient), `${kind}: ${names.join(", ")}`);
  }
  async gotMail(words: string): Promise<void> {
    await this.#actor.assembly.pass(1000);
    const subjects = this.#actor.letters.map(({ subject }) => subject);
    assert.ok(
      subjects.some((subject) => subject.includes(words)),
      subjects.join("\n"),
    );
  }
}
