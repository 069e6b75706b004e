import { type ModalFacts, modalOf, proves } from "#core/domain/navigation/index.ts";
import type { AppPorts } from "../appPorts.ts";

const key = "result";

/** Whether an address asks who is there to sign in. */
const isAsked = (path: string): boolean => modalOf(path)?.name === "auth";

/** What this tab knows for its modals: which result it brought about, and whether one asks in vain to sign in (F-10, F-25). */
export class Modals {
  readonly #ports: AppPorts;
  readonly #who: () => boolean | null;
  /** Where the app went with its last result. */
  result: string | null;
  /** Somebody was signed in when they came to the address that asks them to sign in. */
  inVain: boolean | null = null;
  /** Whether the address where they are asks it. */
  #asked: boolean;

  /** @param who whether somebody is signed in; null until it is known */
  constructor(ports: AppPorts, who: () => boolean | null) {
    this.#ports = ports;
    this.#who = who;
    this.result = ports.tab.get(key);
    this.#asked = isAsked(ports.navigator.path);
    ports.navigator.onChange((path) => this.#arrive(path));
  }

  get facts(): ModalFacts {
    const isSignedIn = this.#who();
    return {
      tiers: this.#ports.settings.tiers,
      isSignedIn,
      // where nobody has looked yet it is as it is now
      isAskedInVain: this.inVain ?? isSignedIn,
      result: this.result,
    };
  }

  /** The app did something and goes on to where that is said: this tab may show it there, until it is left. */
  bring(path: string): string {
    this.result = path;
    this.#ports.tab.set(key, path);
    return path;
  }
  forget(): void {
    this.result = null;
    this.#ports.tab.remove(key);
  }

  /** Who is here is known from now on. */
  settle(): void {
    if (isAsked(this.#ports.navigator.path)) this.inVain = this.#who();
  }

  #arrive(path: string): void {
    if (this.result !== null && !proves(path, this.result)) this.forget();
    const asks = isAsked(path);
    // Whoever signs in while they are asked sees it through. It stays as it is when they go on: the page they leave
    // is still shown for a moment, and would call itself asked in vain.
    if (asks && !this.#asked) this.inVain = this.#who();
    this.#asked = asks;
  }
}
