import { type Address, searchAddresses } from "#core/domain/address/index.ts";
import type { Session } from "../session/index.ts";

/** One's address book: what is kept in it, and the search (ROUTE-36, POST-08). */
export class AddressBook {
  loaded: "loading" | "ready" = "loading";
  addresses: readonly Address[] = [];
  typed = "";
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** An answer that doesn't come is an empty book, without a word (POST-10). */
  async open(): Promise<void> {
    const answer = await this.#session.api("readAddresses", {});
    if (answer.ok) this.addresses = answer.value.addresses;
    this.loaded = "ready";
  }

  get saved(): readonly Address[] {
    return this.addresses.filter(({ saved }) => saved);
  }
  get found(): readonly Address[] {
    return searchAddresses(this.saved, this.typed);
  }
}
