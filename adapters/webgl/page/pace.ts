/** Frames as a page asks for them; tests step their own. Milliseconds. */
export interface FrameClock {
  now(): number;
  request(run: () => void): number;
  cancel(handle: number): void;
}

export const pageClock: FrameClock = {
  now: () => performance.now(),
  request: (run) => requestAnimationFrame(run),
  cancel: (handle) => cancelAnimationFrame(handle),
};

/** Counts frames, and says how many a second there were (OPEN-133). */
export class Pace {
  readonly #window: number;
  #since = Number.NaN;
  #frames = 0;

  /** Milliseconds over which frames are counted. */
  constructor(window = 2000) {
    this.#window = window;
  }

  /** Forget what was seen: after a pause, a hidden page or a change of quality. */
  restart(): void {
    this.#since = Number.NaN;
  }

  /** Call at every frame shown; frames a second of the stretch that ends with it, null within one. */
  rate(now: number): number | null {
    if (Number.isNaN(this.#since)) {
      this.#since = now;
      this.#frames = 0;
      return null;
    }
    this.#frames++;
    const passed = now - this.#since;
    if (passed < this.#window) return null;
    const rate = (this.#frames * 1000) / passed;
    this.#since = now;
    this.#frames = 0;
    return rate;
  }
}
