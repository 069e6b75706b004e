import type { CardPeople, Watcher } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import type { Acting } from "./acting.ts";

/** Looking at a card through its links, without being its recipient. */
export class Watching {
  readonly #actor: Acting;
  #watcher: Watcher | null = null;
  #people: CardPeople | null = null;
  /** A token that was passed on. */
  kept: string | null = null;

  constructor(actor: Acting) {
    this.#actor = actor;
  }

  get view(): Watcher {
    if (this.#watcher === null) throw new Error(`${this.#actor.name} has opened no watch link`);
    return this.#watcher;
  }
  get people(): CardPeople {
    if (this.#people === null) throw new Error(`${this.#actor.name} looks at nobody`);
    return this.#people;
  }

  async open(token: string): Promise<void> {
    this.#watcher?.close();
    this.#watcher = this.#actor.app.watcher(token);
    this.#actor.tab.navigator.go(paths.watch(token));
    await this.#actor.does(this.#watcher.open());
  }
  async toTheEnd(): Promise<void> {
    this.view.play();
    await this.#actor.assembly.pass((this.view.player?.length ?? 0) + 1000);
  }
  async lookAtPeople(): Promise<void> {
    this.#people = this.#actor.app.cardPeople(this.#actor.cast.card.recipientToken);
    await this.#actor.does(this.#people.open());
  }
}
