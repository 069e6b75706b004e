import type { CardCover, CardGreeting, NewCard } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { Actor } from "./actor.ts";
import { fileNamed } from "./photographing.ts";

/** Making covers and greetings, of a card there is or of a new one. */
class Designing {
  readonly #actor: Actor;
  #cover: CardCover | null = null;
  #greeting: CardGreeting | null = null;
  #card: NewCard | null = null;

  constructor(actor: Actor) {
    this.#actor = actor;
  }

  get cover(): CardCover {
    return there(this.#cover, "cover");
  }
  get greeting(): CardGreeting {
    return there(this.#greeting, "greeting");
  }
  get card(): NewCard {
    return there(this.#card, "new card");
  }
  /** What is being designed, wherever. */
  get design() {
    return this.#cover?.design ?? this.card.design;
  }
  get form() {
    return this.#greeting?.form ?? this.card.form;
  }
  work(on: string): { readonly hasChanged: boolean; discard(): Promise<void> } {
    return on === "cover" ? this.cover : on === "greeting" ? this.greeting : this.card;
  }

  async openCover(): Promise<void> {
    await this.#actor.owning.open();
    this.#card = null;
    this.#cover = this.#actor.app.cardCover(this.#actor.owning.editor);
    await this.#actor.does(this.#cover.open());
  }
  async openGreeting(): Promise<void> {
    await this.#actor.owning.open();
    this.#card = null;
    this.#greeting = this.#actor.app.cardGreeting(this.#actor.owning.editor);
    await this.#actor.does(this.#greeting.open());
  }
  async openNewCard(): Promise<void> {
    this.#cover = null;
    this.#greeting = null;
    this.#card = this.#actor.app.newCard();
    this.#actor.tab.navigator.go(paths.create);
    await this.#actor.does(this.#card.open());
  }
  async putPhoto(name: string): Promise<void> {
    await this.#actor.does(this.design.addPhoto(fileNamed(name)));
  }
  async beginToPutPhoto(name: string): Promise<void> {
    void this.design.addPhoto(fileNamed(name));
    await this.#actor.assembly.settle();
  }
  async make(): Promise<void> {
    const id = await this.#actor.does(this.card.make());
    if (id === null) return;
    const answer = await this.#actor.does(this.#actor.api("readStory", { path: { id } }));
    if (!answer.ok) throw new Error(`${this.#actor.name} made a card and cannot read it`);
    const { tokens, recipient_first_name } = answer.value.story;
    this.#actor.cast.card = {
      id,
      owner: this.#actor.name,
      recipient: recipient_first_name,
      groupToken: tokens.group ?? "",
      recipientToken: tokens.recipient ?? "",
    };
  }
}

const there = <T>(model: T | null, what: string): T => {
  if (model === null) throw new Error(`nobody works on a ${what}`);
  return model;
};

const tables = new WeakMap<object, Designing>();
/** What somebody designs at the tab they sit at. */
export const designing = (actor: Actor): Designing => {
  const known = tables.get(actor.tab) ?? new Designing(actor);
  tables.set(actor.tab, known);
  return known;
};

/** The title slide of a card as it is answered. */
export const coverIn = (slides: readonly Slide[]): Slide => {
  const cover = slides.find(({ type }) => type === "title");
  if (!cover) throw new Error("there is no cover");
  return cover;
};
