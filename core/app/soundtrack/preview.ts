import type { Track } from "#core/domain/soundtrack/index.ts";
import type { Cancel } from "#core/kernel/index.ts";
import type { MusicOutput, Page } from "../ports/index.ts";

/** Listening to tracks before they are chosen: one at a time, until somebody leaves or hides the page. */
export class TrackPreview {
  /** The id of the track that is heard; null while it is quiet. */
  playing: string | null = null;
  readonly #output: MusicOutput;
  readonly #unhear: Cancel;

  constructor(page: Pick<Page, "onVisible">, output: MusicOutput) {
    this.#output = output;
    this.#unhear = page.onVisible((isVisible) => {
      if (!isVisible) this.stop();
    });
  }

  /** Plays a track from its beginning, or ends it. Within what somebody pressed. */
  toggle(track: Pick<Track, "id" | "url">): void {
    if (this.playing === track.id) {
      this.stop();
      return;
    }
    this.playing = track.id;
    this.#output.unlock();
    this.#output.begin(track.url, () => {
      if (this.playing === track.id) this.stop();
    });
    this.#output.turn(1, 0);
  }
  stop(): void {
    if (this.playing === null) return;
    this.playing = null;
    this.#output.halt(0);
  }
  /** Where the track that is heard stands, in seconds. */
  at(): number {
    return this.playing === null ? 0 : this.#output.at();
  }
  close(): void {
    this.stop();
    this.#unhear();
    this.#output.close();
  }
}
