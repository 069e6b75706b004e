import type { Assembly } from "../assemblies/assembly.ts";
import { Actor } from "./actor.ts";

/** The people of a scenario, by first name; everybody has a browser of their own and the address name@example.com. */
export class Cast {
  readonly #assembly: Assembly;
  readonly #actors = new Map<string, Actor>();
  /** The card that a scenario speaks of as "the card". */
  card = { id: "", groupToken: "", recipientToken: "", recipient: "" };

  constructor(assembly: Assembly) {
    this.#assembly = assembly;
  }

  async actor(name: string): Promise<Actor> {
    let actor = this.#actors.get(name);
    if (!actor) {
      actor = new Actor(name, this.#assembly, this);
      this.#actors.set(name, actor);
      await actor.openTab();
    }
    return actor;
  }
}
