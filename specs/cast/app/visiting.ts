import assert from "node:assert/strict";
import { openPrivateLink } from "#core/app/index.ts";
import type { Actor } from "../actor.ts";
import type { Visiting } from "../person.ts";

export class AppVisiting implements Visiting {
  readonly #actor: Actor;
  constructor(actor: Actor) {
    this.#actor = actor;
  }

  async openLink(): Promise<void> {
    const path = this.#actor.cast.links.group;
    if (path === undefined) throw new Error("nobody has copied the group's link");
    await this.#actor.contributing.open(path.slice("/group/".length));
  }
  async seesInvitationFor(recipient: string): Promise<void> {
    const { page } = this.#actor.contributing;
    assert.equal(page.loaded, "ready");
    assert.equal(page.story?.recipient_first_name, recipient);
  }
  send(words: string): Promise<void> {
    return this.#actor.writing.write(words);
  }
  async signAsGuest(how: "with an address" | "without"): Promise<void> {
    const { page } = this.#actor.contributing;
    assert.ok(page.hasUnsent && page.maySignAsGuest);
    const email = how === "without" ? "" : this.#actor.email;
    await this.#actor.does(page.signAsGuest(this.#actor.name, email));
    await this.#actor.assembly.pass(1000);
  }
  async seesPrivateLink(): Promise<void> {
    assert.match(this.#actor.contributing.page.privateLink ?? "", /\/message\/[\w-]{20,}$/);
  }
  async openPrivateLinkOf(name: string): Promise<void> {
    const { letters } = await this.#actor.cast.actor(name);
    const path = letters.flatMap(({ links }) => links).findLast((to) => to.startsWith("/message/"));
    assert.ok(path, `${name} was mailed no private link`);
    const link = openPrivateLink(this.#actor.app, path.slice("/message/".length));
    await this.#actor.does(link.follow());
    assert.equal(link.error, null);
    await this.openLink();
  }
  async seesSent(how: "sent" | "held"): Promise<void> {
    assert.equal(this.#actor.modal, "contribution-sent");
    assert.equal(this.#actor.modalParams.moderated, how === "held");
  }
  async changeOwn(from: string, to: string): Promise<void> {
    await this.openLink();
    const slide = this.#actor.contributing.page.mine.find((s) => s.description === from);
    assert.ok(slide, `${this.#actor.name} has no message saying "${from}"`);
    await this.#actor.writing.open({ slide });
    this.#actor.writing.fill({ description: to });
    await this.#actor.writing.send();
  }
  async seesOwn(words: string): Promise<void> {
    await this.openLink();
    const mine = this.#actor.contributing.page.mine.map((s) => s.description);
    assert.ok(mine.includes(words), mine.join(", "));
  }
}
