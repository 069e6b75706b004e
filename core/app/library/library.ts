import type { Media } from "#core/domain/media/index.ts";
import { mostPhotos } from "#core/domain/slide/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { AppContext } from "../appContext.ts";
import type { Session } from "../session/index.ts";

/** The media library of a card (MODAL-15, BUILD-14): photos that are there, to be picked for a message. */
export class Library {
  loaded: "loading" | "ready" | "failed" = "loading";
  error: Message | null = null;
  photos: readonly Media[] = [];
  /** Ids in the order in which they were picked. */
  picked: readonly string[] = [];
  readonly storyId: string;
  readonly #session: Session;
  readonly #most: number;

  /** @param most how many may be picked: as many as a message holds (SLIDE-34), or one for a cover */
  constructor(session: Session, storyId: string, most: number = mostPhotos) {
    this.#session = session;
    this.storyId = storyId;
    this.#most = most;
  }

  async open(): Promise<void> {
    const answer = await this.#session.api("readLibrary", {
      path: { id: this.storyId },
      query: { media_type: "photo" },
    });
    if (!answer.ok) {
      this.loaded = "failed";
      this.error = wordsOf(answer.refusal);
      return;
    }
    this.photos = answer.value.media.filter((medium) => medium.status === "available");
    this.picked = this.picked.filter((id) => this.photos.some((photo) => photo.id === id));
    this.error = null;
    this.loaded = "ready";
  }

  get isFull(): boolean {
    return this.picked.length >= this.#most;
  }
  isPicked(photo: Media): boolean {
    return this.picked.includes(photo.id);
  }
  mayToggle(photo: Media): boolean {
    return this.isPicked(photo) || !this.isFull || this.#most === 1;
  }
  /** Picks a photo, or lets go of it; where there is room for one, it takes the place of the one before. */
  toggle(photo: Media): void {
    if (this.isPicked(photo)) this.picked = this.picked.filter((id) => id !== photo.id);
    else if (this.#most === 1) this.picked = [photo.id];
    else if (!this.isFull) this.picked = [...this.picked, photo.id];
  }
}

export const openLibrary = (
  { ports, session }: AppContext,
  storyId: string,
  most?: number,
): Library => ports.observe(new Library(session, storyId, most));
