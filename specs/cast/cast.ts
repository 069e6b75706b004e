import type { Assembly } from "../assemblies/assembly.ts";
import type { Pages } from "../assemblies/pages.ts";
import { Actor } from "./actor.ts";
import { appPerson } from "./app/person.ts";
import type { Person } from "./person.ts";
import type { Shared, TheCard } from "./shared.ts";

/**
 * The people of a scenario, by first name; everybody has the address name@example.com and a browser of their
 * own. "Priya's phone" is another browser of hers, "Priya's other tab" another tab of the first one.
 */
export class Cast implements Shared<Actor> {
  card: TheCard = { id: "", owner: "", groupToken: "", recipientToken: "", recipient: "" };
  /** Own paths of the links that somebody copied, for whoever they were passed on to. */
  links: { group?: string; recipient?: string } = {};
  readonly #assembly: Assembly;
  readonly #actors = new Map<string, Actor>();
  readonly #persons = new Map<string, Person>();
  readonly #pages = new Map<string, Pages>();

  constructor(assembly: Assembly) {
    this.#assembly = assembly;
  }

  async actor(who: string): Promise<Actor> {
    const known = this.#actors.get(who);
    if (known) return known;
    const [name = who, device] = who.split("'s ");
    const browser =
      device === "other tab" ? (await this.actor(name)).browser : this.#assembly.browser();
    const actor = new Actor(name, this.#assembly, this, browser);
    this.#actors.set(who, actor);
    await actor.openTab();
    return actor;
  }
  /** From now on somebody is meant where they have sat down: at another person's browser. */
  seat(actor: Actor): void {
    this.#actors.set(actor.name, actor);
  }
  /** Whoever the card belongs to. */
  async owner(): Promise<Actor> {
    return this.actor(this.card.owner);
  }
  everybody(does: (actor: Actor) => void): void {
    for (const actor of this.#actors.values()) does(actor);
  }

  /** Somebody of a journey: at pages of their own where there is a real browser, else at the models. */
  async person(name: string): Promise<Person> {
    const known = this.#persons.get(name);
    if (known) return known;
    const person =
      this.#assembly.pages === undefined
        ? appPerson(await this.actor(name))
        : await this.#atPages(name);
    this.#persons.set(name, person);
    return person;
  }
  /** The real browser of somebody. */
  async pagesOf(name: string): Promise<Pages> {
    if (this.#assembly.pages === undefined) throw new Error("there is no real browser here");
    const pages = this.#pages.get(name) ?? (await this.#assembly.pages(name));
    this.#pages.set(name, pages);
    return pages;
  }
  async #atPages(name: string): Promise<Person> {
    // loaded late: the models alone need neither a browser nor its words
    const { pagePerson } = await import("./page/person.ts");
    return pagePerson(name, await this.pagesOf(name), this);
  }
}
