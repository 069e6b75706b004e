import type { Unsubscribing as Page } from "#core/app/index.ts";
import type { Acting } from "./acting.ts";

/** Leaving mails through the way out that they name. */
export class Unsubscribing {
  readonly #actor: Acting;
  #page: Page | null = null;

  constructor(actor: Acting) {
    this.#actor = actor;
  }

  /** Opens the way out of the newest mail that names one. */
  async follow(): Promise<void> {
    const links = this.#actor.letters.flatMap((letter) => letter.links);
    const link = links.findLast((path) => path.startsWith("/unsubscribe/"));
    if (link === undefined) throw new Error(`${this.#actor.name} got no mail with a way out`);
    await this.open(link.slice("/unsubscribe/".length));
  }
  async open(token: string): Promise<void> {
    this.#page = this.#actor.app.unsubscribing(token);
    await this.#actor.does(this.#page.open());
  }
  get page(): Page {
    if (this.#page === null) throw new Error(`${this.#actor.name} has opened no way out`);
    return this.#page;
  }
}
