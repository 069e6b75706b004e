import { type Clock, type Span, seconds } from "#core/kernel/index.ts";

/** Nobody waits longer for the one before: what hangs holds up the next one only, and the versions keep it right. */
const patience: Span = seconds(8);

/** Queues inside one process, one for each key, first come first served. Nothing is kept of a key that is free. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<void>>();

  /** Whether somebody is in turn for this key. */
  isTaken(key: string): boolean {
    return this.#last.has(key);
  }

  /** Runs when everybody who came before for the same key is through. */
  async run<T>(key: string, clock: Clock, run: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key);
    let leave = () => {};
    const mine = new Promise<void>((resolve) => {
      leave = resolve;
    });
    this.#last.set(key, mine);
    try {
      if (before) await this.#wait(clock, before);
      return await run();
    } finally {
      leave();
      if (this.#last.get(key) === mine) this.#last.delete(key);
    }
  }

  async #wait(clock: Clock, before: Promise<void>): Promise<void> {
    let stop = () => {};
    const tooLong = new Promise<void>((resolve) => {
      stop = clock.after(patience, resolve);
    });
    await Promise.race([before, tooLong]);
    stop();
  }
}
