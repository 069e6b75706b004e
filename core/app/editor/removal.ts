import type { Slide } from "#core/domain/slide/index.ts";
import { type Cancel, type Clock, seconds } from "#core/kernel/index.ts";

/** How long a deleted slide can be taken back. */
export const undoFor = seconds(6);

/** One slide at a time is taken away at once and for good a little later, unless it is taken back. */
export class Removal {
  /** The slide that was just deleted and can still be taken back. */
  slide: Slide | null = null;
  readonly #clock: Clock;
  readonly #forGood: (slide: Slide) => void;
  #forget: Cancel = () => undefined;

  constructor(clock: Clock, forGood: (slide: Slide) => void) {
    this.#clock = clock;
    this.#forGood = forGood;
  }

  begin(slide: Slide): void {
    this.finish();
    this.slide = slide;
    this.#forget = this.#clock.after(undoFor, () => this.finish());
  }
  undo(): void {
    this.#forget();
    this.slide = null;
  }
  /** Nobody can take it back any more. */
  finish(): void {
    const { slide } = this;
    this.undo();
    if (slide !== null) this.#forGood(slide);
  }
}
