import {
  type Genre,
  genres,
  type Soundtrack,
  soundtrackMaximum,
  type Track,
  tracksOf,
  withTrackAt,
} from "#core/domain/soundtrack/index.ts";
import { trackFlagShown } from "#core/domain/timers/index.ts";
import { type Cancel, type Message, type Outcome, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { type CardEditor, Following } from "../editor/index.ts";
import type { MusicOutput } from "../ports/index.ts";
import { undoFor } from "../removal/index.ts";
import { KeyedQueue, type Session } from "../session/index.ts";
import { TrackPreview } from "./preview.ts";

/** What was just done, as the flag says it (MUSIC-04). */
export type TrackAction = "added" | "removed";

/** The soundtrack of a card as its owner chooses it: state of MUSIC-03, calls of MUSIC-06. */
export class CardSoundtrack {
  loaded: "loading" | "ready" | "failed" = "loading";
  /** For three seconds (MUSIC-04). */
  action: TrackAction | null = null;
  library: readonly Track[] = [];
  /** The card's tracks in the order in which they play. */
  selected: readonly Track[] = [];
  /** The genre that is looked at. */
  genre: Genre = genres[0];
  /** The track that was just removed and can be taken back, and where it was. */
  removed: { readonly track: Track; readonly at: number } | null = null;
  error: Message | null = null;
  readonly preview: TrackPreview;
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #card: Pick<CardEditor, "id" | "story" | "freshness" | "markChanged">;
  readonly #following: Following;
  readonly #queue = new KeyedQueue();
  /** Changes that were sent and not answered yet, and the soundtrack as it was last answered. */
  #onTheirWay = 0;
  #certain: readonly Track[] = [];
  #clearAction: Cancel = () => undefined;
  #clearRemoved: Cancel = () => undefined;

  constructor(
    ports: AppPorts,
    session: Session,
    card: Pick<CardEditor, "id" | "story" | "freshness" | "markChanged">,
    output: MusicOutput,
  ) {
    this.#ports = ports;
    this.#session = session;
    this.#card = card;
    this.preview = ports.observe(new TrackPreview(ports.page, output));
    this.#following = new Following(card, "last_story_update", () => this.#readSelected());
  }

  async open(): Promise<void> {
    const answer = await this.#session.api("readTracks", {});
    if (!answer.ok) return this.#failed(answer.refusal);
    this.library = answer.value.tracks;
    const [first] = this.genres;
    if (first !== undefined && !this.genres.includes(this.genre)) this.genre = first;
    await this.#following.open();
  }
  /** Asks again for what did not come. */
  async again(): Promise<void> {
    this.loaded = "loading";
    this.error = null;
    this.#following.close();
    await this.open();
  }
  close(): void {
    this.#following.close();
    this.preview.close();
    this.#clearAction();
    this.#clearRemoved();
  }

  /** Genres that the library has tracks of, in their order (OPEN-135). */
  get genres(): readonly Genre[] {
    return genres.filter((genre) => this.library.some((track) => track.genre === genre));
  }
  /** Tracks of the genre that is looked at (MUSIC-05). */
  get shown(): readonly Track[] {
    return this.library.filter(({ genre }) => genre === this.genre);
  }
  get isFull(): boolean {
    return this.selected.length >= soundtrackMaximum;
  }
  isSelected({ id }: Pick<Track, "id">): boolean {
    return this.selected.some((track) => track.id === id);
  }
  /** All of it once, in seconds. */
  get length(): number {
    return this.selected.reduce((sum, { length }) => sum + length, 0);
  }

  browse(genre: Genre): void {
    this.genre = genre;
    this.preview.stop();
  }

  async add(track: Track): Promise<boolean> {
    if (this.isSelected(track) || this.isFull) return false;
    this.#forget();
    const path = { id: this.#card.id };
    return this.#change([...this.#ids, track.id], "added", () =>
      this.#session.api("addTrack", { path, body: { track_id: track.id } }),
    );
  }

  /** Takes a track out; it can be taken back for a while. */
  async remove(track: Track): Promise<boolean> {
    const at = this.#ids.indexOf(track.id);
    if (at < 0) return false;
    this.#forget();
    this.#offer({ track, at });
    const path = { id: this.#card.id, track: track.id };
    const without = this.#ids.filter((id) => id !== track.id);
    const isGone = await this.#change(without, "removed", () =>
      this.#session.api("removeTrack", { path }),
    );
    if (!isGone) this.#forget();
    return isGone;
  }
  /** Puts what was just removed back where it was. */
  async undo(): Promise<boolean> {
    const { removed } = this;
    if (removed === null || this.isSelected(removed.track)) return false;
    this.#forget();
    const { id } = removed.track;
    const isBack = await this.#replace(withTrackAt([...this.#ids, id], id, removed.at), "added");
    if (!isBack) this.#offer(removed);
    return isBack;
  }

  /** Moves a track to another place, 0 being the first. */
  async move(track: Track, to: number): Promise<boolean> {
    const ids = withTrackAt(this.#ids, track.id, to);
    return ids.every((id, at) => id === this.#ids[at]) || this.#replace(ids, null);
  }

  get #ids(): Soundtrack {
    return this.selected.map(({ id }) => id);
  }
  #replace(tracks: Soundtrack, action: TrackAction | null): Promise<boolean> {
    // whoever comes second looks at what there is, and decides again
    const body = { tracks: [...tracks], before: [...this.#ids] };
    const asked = { path: { id: this.#card.id }, body };
    return this.#change(tracks, action, () => this.#session.api("changeSoundtrack", asked));
  }

  /** Shows it at once; the answer to the last change on its way puts it right. */
  async #change(
    next: Soundtrack,
    action: TrackAction | null,
    send: () => Promise<Outcome<{ tracks: readonly Track[] }>>,
  ): Promise<boolean> {
    if (this.#onTheirWay++ === 0) this.#certain = this.selected;
    this.selected = tracksOf(next, this.library);
    this.error = null;
    const answer = await this.#queue.run("soundtrack", send);
    if (answer.ok) {
      this.#certain = answer.value.tracks;
      this.#card.markChanged();
      if (action !== null) this.#flag(action);
    } else this.error = wordsOf(answer.refusal);
    if (--this.#onTheirWay === 0) {
      this.selected = this.#certain;
      // somebody else has changed it meanwhile: what there is to see is what there is
      if (!answer.ok) await this.#readSelected();
    }
    return answer.ok;
  }

  async #readSelected(): Promise<void> {
    const answer = await this.#session.api("readSoundtrack", {
      path: { id: this.#card.id },
      query: {},
    });
    if (!answer.ok) {
      // what is shown stays
      if (this.loaded !== "ready") this.#failed(answer.refusal);
      return;
    }
    // what is on its way is newer than this
    if (this.#onTheirWay === 0) this.selected = answer.value.tracks;
    this.loaded = "ready";
  }
  #failed(refusal: Parameters<typeof wordsOf>[0]): void {
    this.loaded = "failed";
    this.error = wordsOf(refusal);
  }

  #flag(action: TrackAction): void {
    this.#clearAction();
    this.action = action;
    this.#clearAction = this.#ports.clock.after(trackFlagShown, () => {
      this.action = null;
    });
  }
  #offer(removed: CardSoundtrack["removed"]): void {
    this.removed = removed;
    this.#clearRemoved = this.#ports.clock.after(undoFor, () => {
      this.removed = null;
    });
  }
  #forget(): void {
    this.#clearRemoved();
    this.removed = null;
  }
}
