import { easeInOut, spring } from "./curves.ts";

/** Frames of a page. Milliseconds. */
export interface Frames {
  now(): number;
  request(draw: () => void): number;
  cancel(handle: number): void;
}

const pageFrames: Frames = {
  now: () => performance.now(),
  request: (draw) => requestAnimationFrame(draw),
  cancel: (handle) => cancelAnimationFrame(handle),
};

/** How long a turn by key or button takes, and how long what was let go of needs to its place. Milliseconds. */
export const TURN = 900;
const SPRING = 620;

/** Where a card is open, as a real number, while it turns, follows a finger or springs back. */
export class FoldMotion {
  #at: number;
  #handle = 0;
  #isHeld = false;
  readonly #frames: Frames;
  readonly #listeners = new Set<(at: number) => void>();

  constructor(at = 0, frames: Frames = pageFrames) {
    this.#at = at;
    this.#frames = frames;
  }

  get at(): number {
    return this.#at;
  }
  get isTurning(): boolean {
    return this.#handle !== 0;
  }
  /** Hears of every change; answers how to stop. */
  hear(listener: (at: number) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
  /** A finger holds it there. */
  hold(at: number): void {
    this.put(at);
    this.#isHeld = true;
  }
  get isHeld(): boolean {
    return this.#isHeld;
  }
  /** Is there at once: nobody saw it go. */
  put(at: number): void {
    this.stop();
    this.#tell(at);
  }
  /** Goes there from where it is; `arrived` is called unless something else comes between. */
  turn(to: number, how: "turn" | "spring", arrived: () => void = () => undefined): void {
    this.stop();
    const from = this.#at;
    const begun = this.#frames.now();
    const length = how === "turn" ? TURN : SPRING;
    const curve = how === "turn" ? easeInOut : spring;
    const step = () => {
      const part = Math.min(1, (this.#frames.now() - begun) / length);
      this.#handle = part < 1 ? this.#frames.request(step) : 0;
      this.#tell(part < 1 ? from + (to - from) * curve(part) : to);
      if (part === 1) arrived();
    };
    this.#handle = this.#frames.request(step);
  }
  stop(): void {
    if (this.#handle) this.#frames.cancel(this.#handle);
    this.#handle = 0;
    this.#isHeld = false;
  }

  #tell(at: number): void {
    this.#at = at;
    for (const listener of this.#listeners) listener(at);
  }
}
