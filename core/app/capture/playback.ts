import { scrubEvery } from "#core/domain/capture/index.ts";
import type { Cancel, Clock } from "#core/kernel/index.ts";

/** What plays a recording: an element of the page. Seconds. */
export interface ClipPlayer {
  currentTime: number;
  play(): Promise<void>;
  pause(): void;
}

/** A recording being looked at again: its scrubber moves every 100 ms (CAPT-08, CAPT-32). */
export class Playback {
  /** Seconds. */
  position = 0;
  isPlaying = false;
  readonly length: number;
  readonly #clock: Clock;
  #player: ClipPlayer | null = null;
  #stop: Cancel = () => undefined;

  constructor(clock: Clock, length: number) {
    this.#clock = clock;
    this.length = length;
  }

  attach(player: ClipPlayer | null): void {
    this.pause();
    this.#player = player;
  }
  toggle(): void {
    if (this.isPlaying) this.pause();
    else void this.play();
  }
  async play(): Promise<void> {
    const player = this.#player;
    if (player === null || this.isPlaying) return;
    if (this.position >= this.length) this.seek(0);
    this.isPlaying = true;
    this.#stop = this.#clock.every(scrubEvery, () => {
      this.position = Math.min(player.currentTime, this.length);
    });
    // a browser may refuse until somebody presses something
    await player.play().catch(() => this.pause());
  }
  pause(): void {
    this.#stop();
    this.isPlaying = false;
    this.#player?.pause();
  }
  /** @param to seconds */
  seek(to: number): void {
    this.position = Math.min(Math.max(0, to), this.length);
    if (this.#player !== null) this.#player.currentTime = this.position;
  }
  /** It came to its end. */
  end(): void {
    this.pause();
    this.position = this.length;
  }
}
