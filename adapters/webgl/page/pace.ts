import { SLOWEST_FRAME_RATE } from "#core/domain/cover/index.ts";

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

/** Counts frames and says when they have been too few for too long (OPEN-133). */
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

  /** Call at every frame shown; true when the last stretch was below 24 frames a second. */
  slow(now: number): boolean {
    if (Number.isNaN(this.#since)) {
      this.#since = now;
      this.#frames = 0;
      return false;
    }
    this.#frames++;
    const passed = now - this.#since;
    if (passed < this.#window) return false;
    const slow = (this.#frames * 1000) / passed < SLOWEST_FRAME_RATE;
    this.#since = now;
    this.#frames = 0;
    return slow;
  }
}
