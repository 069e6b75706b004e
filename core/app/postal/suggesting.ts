import {
  type Address,
  type AddressSuggestion,
  addressLines,
  searchAddresses,
} from "#core/domain/address/index.ts";
import type { Cancel, Span } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";
import { AddressBook } from "./book.ts";

/** How long one has to have stopped typing before suggestions are asked for. */
const pause: Span = 250;
/** Fewer signs find half the country. */
const fewest = 3;

/** Addresses that fit what is typed, and one of them in full (POST-09): a directory’s, or else one’s own. */
export class Suggesting {
  term = "";
  suggestions: readonly AddressSuggestion[] = [];
  busy = false;
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #book: AddressBook;
  #next: Cancel = () => undefined;
  #asked = 0;

  constructor(ports: AppPorts, session: Session) {
    this.#ports = ports;
    this.#session = session;
    this.#book = new AddressBook(session);
  }

  type(term: string): void {
    this.term = term;
    this.#next();
    const asked = ++this.#asked;
    if (term.trim().length < fewest) {
      this.suggestions = [];
      return;
    }
    this.#next = this.#ports.clock.after(pause, () => void this.#ask(asked));
  }

  /** Those to the latest term count; what can't be had is no suggestion, without a word (POST-10). */
  async #ask(asked: number): Promise<void> {
    const term = this.term.trim();
    const answer = await this.#session.api("suggestAddresses", { path: { term } });
    const found = answer.ok ? answer.value.suggestions : [];
    const suggestions = found.length > 0 ? found : await this.#own(term);
    if (asked === this.#asked) this.suggestions = suggestions;
  }
  /** Nobody can be asked where the site has no directory. */
  async #own(term: string): Promise<readonly AddressSuggestion[]> {
    if (this.#book.loaded === "loading") await this.#book.open();
    return searchAddresses(this.#book.saved, term).map((one) => ({
      id: one.id,
      text: addressLines(one).join(", "),
    }));
  }

  /** Where it is; who lives there is for the person to say. */
  async retrieve({ id, text }: AddressSuggestion): Promise<Address | null> {
    this.close();
    this.term = text;
    this.suggestions = [];
    const own = this.#book.saved.find((one) => one.id === id);
    if (own) return { ...own, first_name: "", last_name: "" };
    this.busy = true;
    const answer = await this.#session.api("retrieveAddress", { path: { id } });
    this.busy = false;
    return answer.ok ? answer.value.address : null;
  }

  close(): void {
    this.#next();
    this.#asked++;
  }
}
