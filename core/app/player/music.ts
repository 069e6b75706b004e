import type { Track } from "#core/domain/soundtrack/index.ts";
import { loudnessUnder, musicFade, musicRamp, placeAfter } from "#core/domain/soundtrack/index.ts";
import type { Cancel, Clock, Span } from "#core/kernel/index.ts";
import type { MusicOutput, Page } from "../ports/index.ts";
import type { Player } from "./player.ts";

/** How often the music is compared with the card that it belongs to. */
const often: Span = 100;
/** So long before a track ends the next one is fetched, in seconds. */
const ahead = 20;
/** How long it takes to fall silent where the card was halted. */
const haltRamp: Span = 200;

/** What the music needs to know of its card. Times in milliseconds. */
export interface MusicNow {
  readonly state: Player["state"];
  /** The card is being opened: somebody has pressed for it. */
  readonly isOpening: boolean;
  readonly isVisible: boolean;
  readonly isSoundOn: boolean;
  readonly slide: Parameters<typeof loudnessUnder>[0] | null;
  /** What is left of the card, if this is its last slide; null before. */
  readonly left: Span | null;
}

/** What the music is to do: whether it sounds, how loud of 1, and within what time it gets there. */
export interface MusicOrder {
  readonly runs: boolean;
  readonly volume: number;
  readonly within: Span;
}

/** Decides how the music follows its card (OPEN-135). Pure; ask again whenever anything has changed. */
export const followCard = (now: MusicNow): MusicOrder => {
  const isOn = now.state === "playing" || (now.state === "ready" && now.isOpening);
  const loud = now.slide === null ? 1 : loudnessUnder(now.slide);
  if (!isOn || !now.isVisible || !now.isSoundOn)
    return { runs: false, volume: 0, within: now.state === "ended" ? musicRamp : haltRamp };
  if (loud === 0) return { runs: false, volume: 0, within: musicRamp };
  return now.left !== null && now.left <= musicFade
    ? { runs: true, volume: 0, within: now.left }
    : { runs: true, volume: loud, within: musicRamp };
};

/** What the music of a card needs of the outside. */
interface MusicOutside {
  readonly clock: Clock;
  readonly page: Pick<Page, "visible" | "onVisible">;
}
/** A card that is played. */
interface Heard {
  readonly player: Player;
  /** Its tracks, none where they cannot be had. */
  tracks(): Promise<readonly Track[]>;
  /** Whether somebody has pressed to open it. */
  isOpening(): boolean;
}

/**
 * Plays a card's soundtrack under its slides (PLAY-01, OPEN-135): in order and round again, quieter under voices, never
 * in the card's way. What cannot be had is skipped, and the card never waits for it.
 */
export class CardMusic {
  tracks: readonly Track[] = [];
  /** Whether it sounds now. */
  isHeard = false;
  /** Of 1; what it is on its way to. */
  volume = 0;
  #at = -1;
  #isOver = false;
  #isRead = false;
  #isPrepared = false;
  readonly #lost = new Set<string>();
  readonly #outside: MusicOutside;
  readonly #card: Heard;
  readonly #output: MusicOutput;
  readonly #stops: Cancel[] = [];

  constructor(outside: MusicOutside, card: Heard, output: MusicOutput) {
    this.#outside = outside;
    this.#card = card;
    this.#output = output;
  }

  /** The track in hand; null before the first, and where none can be had. */
  get track(): Track | null {
    return this.tracks[this.#at] ?? null;
  }

  /** Reads the tracks; without them the card plays all the same. */
  async open(): Promise<void> {
    const { clock, page } = this.#outside;
    const follow = () => this.follow();
    this.#stops.push(clock.every(often, follow), page.onVisible(follow));
    const { player } = this.#card;
    this.tracks = await this.#card.tracks();
    this.#isRead = true;
    player.hasMusic = this.tracks.length > 0;
    if (!player.hasMusic) this.#stop();
    else this.follow();
  }
  close(): void {
    this.#stop();
    this.isHeard = false;
    this.#output.close();
  }

  /** Somebody pressed something: from here on it may sound. */
  unlock(): void {
    if (!this.#isRead || this.tracks.length > 0) this.#output.unlock();
  }

  /** Brings the music to where the card stands. */
  follow(): void {
    if (this.tracks.length === 0 || this.#stops.length === 0) return;
    const { player } = this.#card;
    const order = followCard(this.#now());
    this.#isOver ||= player.state === "ended";
    if (order.runs) this.#run();
    else if (this.isHeard) {
      this.isHeard = false;
      this.volume = 0;
      this.#output.halt(order.within);
    }
    if (!this.isHeard) return;
    if (order.volume !== this.volume) {
      this.volume = order.volume;
      this.#output.turn(order.volume, order.within);
    }
    this.#prepare();
  }

  #now(): MusicNow {
    const { player } = this.#card;
    const { state, slide, isSoundOn, slides, index } = player;
    const isLast = state === "playing" && index === slides.length - 1 && slide !== null;
    return {
      state,
      isOpening: this.#card.isOpening(),
      isVisible: this.#outside.page.visible,
      isSoundOn,
      slide,
      left: isLast ? player.lengthOf(slide) - player.elapsed() : null,
    };
  }

  #run(): void {
    // whoever plays it again hears it from its beginning
    const isAnew = this.#at < 0 || this.#isOver;
    if (isAnew) {
      this.#isOver = false;
      this.#begin(placeAfter(this.tracks, this.tracks.length - 1, this.#lost));
    } else if (!this.isHeard && this.track !== null) {
      this.isHeard = true;
      this.#output.resume();
    }
  }
  #begin(at: number | null): void {
    const track = at === null ? null : this.tracks[at];
    if (at === null || !track) {
      // none of them can be had: the card goes on without
      this.isHeard = false;
      this.#stop();
      this.#output.halt(0);
      return;
    }
    this.#at = at;
    this.isHeard = true;
    this.#isPrepared = false;
    this.#output.begin(track.url, (how) => {
      if (how === "lost") this.#lost.add(track.id);
      if (this.track === track) this.#begin(placeAfter(this.tracks, at, this.#lost));
    });
  }
  #prepare(): void {
    const { track } = this;
    if (this.#isPrepared || track === null || this.#output.at() < track.length - ahead) return;
    this.#isPrepared = true;
    const next = placeAfter(this.tracks, this.#at, this.#lost);
    const url = next === null || next === this.#at ? undefined : this.tracks[next]?.url;
    if (url !== undefined) this.#output.prepare(url);
  }
  #stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
  }
}
