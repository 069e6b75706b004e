import { type Cancel, type Clock, seconds } from "#core/kernel/index.ts";

/** How long what was deleted can be taken back. */
export const undoFor = seconds(6);

/** One thing at a time is taken away at once and for good a little later, unless it is taken back. */
export class Removal<T> {
  /** What was just deleted and can still be taken back. */
  removed: T | null = null;
  readonly #clock: Clock;
  readonly #forGood: (thing: T) => void;
  #forget: Cancel = () => undefined;

  constructor(clock: Clock, forGood: (thing: T) => void) {
    this.#clock = clock;
    this.#forGood = forGood;
  }

  begin(thing: T): void {
    this.finish();
    this.removed = thing;
    this.#forget = this.#clock.after(undoFor, () => this.finish());
  }
  undo(): void {
    this.#forget();
    this.removed = null;
  }
  /** Nobody can take it back any more. */
  finish(): void {
    const { removed } = this;
    this.undo();
    if (removed !== null) this.#forGood(removed);
  }
}
