import type { Cancel, Clock, Instant } from "#core/kernel/index.ts";

/** How often it is looked whether the preview has come to its end, in ms. */
const lookEvery = 100;

/** A message that is played once in the builder: a clock that waits for what is not there yet. */
export class MessagePreview {
  isPlaying = false;
  /** It waits for its clip or its first picture. */
  isHeld = false;
  /** Rises with each time it is played. */
  turn = 0;
  readonly #clock: Pick<Clock, "now" | "every">;
  #before = 0;
  #since: Instant | null = null;
  #stopLooking: Cancel = () => undefined;

  constructor(clock: Pick<Clock, "now" | "every">) {
    this.#clock = clock;
  }

  /** How long it has played, in ms, without what was waited for. */
  elapsed(): number {
    return this.#before + (this.#since === null ? 0 : this.#clock.now() - this.#since);
  }
  /** Plays it from its beginning, for so many seconds. */
  play(seconds: number): void {
    this.stop();
    this.turn++;
    this.#before = 0;
    this.isPlaying = true;
    this.isHeld = false;
    this.#since = this.#clock.now();
    this.#stopLooking = this.#clock.every(lookEvery, () => {
      if (this.elapsed() >= seconds * 1000) this.stop();
    });
  }
  /** The message stands again, as it is settled. */
  stop(): void {
    this.#stopLooking();
    this.isPlaying = false;
    this.#since = null;
  }
  hold(): void {
    if (!this.isPlaying || this.isHeld) return;
    this.#before = this.elapsed();
    this.#since = null;
    this.isHeld = true;
  }
  release(): void {
    if (!this.isPlaying || !this.isHeld) return;
    this.#since = this.#clock.now();
    this.isHeld = false;
  }
}
