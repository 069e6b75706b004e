import { type Kept, lengthOf, scrubEvery, wholeOf } from "#core/domain/capture/index.ts";
import type { Cancel, Clock } from "#core/kernel/index.ts";

/** What plays a recording: an element of the page. Seconds. */
export interface ClipPlayer {
  currentTime: number;
  play(): Promise<void>;
  pause(): void;
}

const nothing: Cancel = () => undefined;

/** What is kept of a recording being looked at again: its scrubber moves every 100 ms (CAPT-08, CAPT-32). Seconds. */
export class Playback {
  /** In the recording, cut off or not. */
  position = 0;
  isPlaying = false;
  kept: Kept;
  /** Of all that was recorded. */
  readonly length: number;
  readonly #clock: Clock;
  #player: ClipPlayer | null = null;
  #stop = nothing;
  #stopEnd = nothing;

  constructor(clock: Clock, length: number) {
    this.#clock = clock;
    this.length = length;
    this.kept = wholeOf(length);
  }

  /** Since the beginning of what is kept. */
  get elapsed(): number {
    return Math.max(0, this.position - this.kept.from);
  }
  get keptLength(): number {
    return lengthOf(this.kept);
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
    if (this.position >= this.kept.to) this.seek(this.kept.from);
    this.isPlaying = true;
    this.#stop = this.#clock.every(scrubEvery, () => this.#follow(player));
    // a browser may refuse until somebody presses something
    await player.play().catch(() => this.pause());
  }
  pause(): void {
    this.#stop();
    this.#stopEnd();
    this.isPlaying = false;
    this.#player?.pause();
  }
  /** @param to seconds of the recording */
  seek(to: number): void {
    this.#show(Math.min(Math.max(this.kept.from, to), this.kept.to));
  }
  /** It came to its end. */
  end(): void {
    this.pause();
    this.position = this.kept.to;
  }
  /** Keeps this from now on, and shows the moment where it was cut. */
  keep(kept: Kept): void {
    const { from } = this.kept;
    this.pause();
    this.kept = kept;
    this.#show(kept.from === from ? kept.to : kept.from);
  }

  #show(second: number): void {
    this.position = second;
    if (this.#player !== null) this.#player.currentTime = second;
  }
  /** What was cut off after the end isn’t heard: the last tenth of a second is waited for by itself. */
  #follow(player: ClipPlayer): void {
    const { kept } = this;
    this.position = Math.min(player.currentTime, kept.to);
    if (kept.to >= this.length) return;
    const left = Math.max(0, kept.to - player.currentTime) * 1000;
    if (left < scrubEvery) this.#stopEnd = this.#clock.after(left, () => this.end());
  }
}
