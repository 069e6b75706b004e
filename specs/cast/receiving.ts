import type { Recipient } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import type { Words } from "#core/kernel/index.ts";
import type { Acting } from "./acting.ts";

/** Receiving a card: unwrapping it, keeping it, saying thanks. */
export class Receiving {
  readonly #actor: Acting;
  #view: Recipient | null = null;

  constructor(actor: Acting) {
    this.#actor = actor;
  }

  get view(): Recipient {
    if (this.#view === null) throw new Error(`${this.#actor.name} has opened no card`);
    return this.#view;
  }
  get words(): readonly (Words | null)[] {
    return [this.#view?.error ?? null, this.#view?.player?.problem ?? null];
  }

  async open(token = this.#actor.cast.card.recipientToken): Promise<void> {
    this.#view?.close();
    const view = this.#actor.app.recipient(token);
    this.#view = view;
    if (!this.#actor.place.startsWith(paths.recipient(token)))
      this.#actor.tab.navigator.go(paths.recipient(token));
    await this.#actor.does(view.open());
  }
  /** Looks at one's own card as the recipient will. */
  async preview(token = this.#actor.cast.card.recipientToken): Promise<void> {
    this.#view?.close();
    this.#view = this.#actor.app.recipient(token, true);
    await this.#actor.does(this.#view.open());
  }
  /** Opens the card by the link that was mailed. */
  async followLink(letters = this.#actor.letters): Promise<void> {
    const links = letters.flatMap((letter) => letter.links);
    const link = links.findLast((path) => path.startsWith("/unwrap/"));
    if (link === undefined) throw new Error(`${this.#actor.name} got no card by mail`);
    const [path = "", query] = link.split("?");
    const token = path.slice("/unwrap/".length);
    this.#actor.tab.navigator.go(`${paths.recipient(token)}${query ? `?${query}` : ""}`);
    await this.open(token);
  }
  /** Becomes the card's recipient through its link, without keeping it yet. */
  async join(): Promise<void> {
    await this.#actor.signingIn.signInOnce();
    const value = this.#actor.cast.card.recipientToken;
    await this.#actor.does(this.#actor.api("joinStory", { path: { type: "recipient", value } }));
  }
  /** Plays the card from its cover to its end. */
  async playToTheEnd(): Promise<void> {
    this.view.unwrap();
    await this.#actor.assembly.pass((this.view.player?.length ?? 0) + 1000);
  }
  async sayThanks(words: string): Promise<void> {
    this.view.writeThanks(words);
    await this.#actor.does(this.view.sayThanks());
    await this.#actor.assembly.pass(1000);
  }
}
