import type { Assembly } from "../assemblies/assembly.ts";
import { Actor } from "./actor.ts";

/** The card that a scenario speaks of as "the card". */
export interface TheCard {
  readonly id: string;
  readonly recipient: string;
  readonly groupToken: string;
  readonly recipientToken: string;
}

/**
 * The people of a scenario, by first name; everybody has the address name@example.com and a browser of their
 * own. "Priya's phone" is another browser of hers, "Priya's other tab" another tab of the first one.
 */
export class Cast {
  card: TheCard = { id: "", groupToken: "", recipientToken: "", recipient: "" };
  readonly #assembly: Assembly;
  readonly #actors = new Map<string, Actor>();

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
}
