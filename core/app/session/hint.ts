import type { Storage } from "../ports/index.ts";

const key = "signed-in";
/** What an earlier release wrote: signed in, whoever that was. */
const anybody = "yes";

/**
 * What this browser knows beyond its tabs: the session it is in, or the one that was left. A tab that slept through
 * a logout or a sign-in finds out from it, without network. Never a token (OPEN-10).
 */
export class Hint {
  readonly #kept: Storage;

  constructor(kept: Storage) {
    this.#kept = kept;
  }

  /** The browser is signed in, as far as it knows. */
  get isIn(): boolean {
    const [word] = this.#words;
    return word !== undefined && word !== "left" && word !== "leaving";
  }
  /** The session that the authority has not been told of: somebody left it without network. */
  get leaving(): string | null {
    const [word, session = null] = this.#words;
    return word === "leaving" ? session : null;
  }
  /** The browser is in another session than this one by now. */
  isElsewhere(session: string | null): boolean {
    const [word] = this.#words;
    return this.isIn && word !== anybody && word !== session;
  }
  /** Somebody signed out of this browser, and nobody has signed in since. */
  get isLeft(): boolean {
    const [word] = this.#words;
    return word === "left" || word === "leaving";
  }
  /** It was this session that was left. */
  hasLeft(session: string | null): boolean {
    return this.isLeft && session !== null && this.#words[1] === session;
  }

  enter(session: string): void {
    this.#kept.set(key, session);
  }
  /** @param isTold whether the authority knows */
  leave(session: string, isTold: boolean): void {
    if (!this.isElsewhere(session))
      this.#kept.set(key, `${isTold ? "left" : "leaving"} ${session}`);
  }
  /** The authority says that nobody is signed in. */
  forget(): void {
    this.#kept.remove(key);
  }

  get #words(): readonly string[] {
    return this.#kept.get(key)?.split(" ") ?? [];
  }
}
