import type { Address, AddressSuggestion } from "#core/domain/address/index.ts";
import type { Cancel, Span } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";

/** How long one has to have stopped typing before suggestions are asked for. */
const pause: Span = 250;
/** Fewer signs find half the country. */
const fewest = 3;

/** Addresses that fit what is typed, and one of them in full (POST-09). */
export class Suggesting {
  term = "";
  suggestions: readonly AddressSuggestion[] = [];
  busy = false;
  readonly #ports: AppPorts;
  readonly #session: Session;
  #next: Cancel = () => undefined;
  #asked = 0;

  constructor(ports: AppPorts, session: Session) {
    this.#ports = ports;
    this.#session = session;
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
    const answer = await this.#session.api("suggestAddresses", {
      path: { term: this.term.trim() },
    });
    if (asked === this.#asked) this.suggestions = answer.ok ? answer.value.suggestions : [];
  }

  async retrieve({ id, text }: AddressSuggestion): Promise<Address | null> {
    this.close();
    this.term = text;
    this.suggestions = [];
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
