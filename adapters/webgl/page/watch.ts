import type { FrameClock } from "./pace.ts";

/** The time that a cover shows, in seconds: it passes while it plays, and may be set. */
export class StopWatch {
  readonly #clock: FrameClock;
  #playing: boolean;
  /** Time shown when the clock was at `#from`. */
  #at = 0;
  #from: number;

  constructor(clock: FrameClock, playing: boolean) {
    this.#clock = clock;
    this.#playing = playing;
    this.#from = clock.now();
  }

  /** What it was set to, or stood at, last. */
  get at(): number {
    return this.#at;
  }
  get playing(): boolean {
    return this.#playing;
  }
  get seconds(): number {
    return this.#at + (this.#playing ? (this.#clock.now() - this.#from) / 1000 : 0);
  }
  play(): void {
    this.#from = this.#clock.now();
    this.#playing = true;
  }
  pause(): void {
    this.#at = this.seconds;
    this.#playing = false;
  }
  /** Without `at` it goes on from where it was set last: nothing was seen of the time between. */
  set(at = this.#at): void {
    this.#at = at;
    this.#from = this.#clock.now();
  }
}
