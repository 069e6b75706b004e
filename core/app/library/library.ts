import type { Media } from "#core/domain/media/index.ts";
import { mostPhotos } from "#core/domain/slide/index.ts";
import { wordsOf } from "#core/kernel/index.ts";
import type { Ground } from "../ground.ts";
import type { Session } from "../session/index.ts";

/** The media library of a card (MODAL-15, BUILD-14): photos that are there, to be picked for a message. */
export class Library {
  loaded: "loading" | "ready" | "failed" = "loading";
  error: string | null = null;
  photos: readonly Media[] = [];
  /** Ids in the order in which they were picked. */
  picked: readonly string[] = [];
  readonly storyId: string;
  readonly #session: Session;

  constructor(session: Session, storyId: string) {
    this.#session = session;
    this.storyId = storyId;
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

  /** As many as a message holds (SLIDE-34). */
  get isFull(): boolean {
    return this.picked.length >= mostPhotos;
  }
  isPicked(photo: Media): boolean {
    return this.picked.includes(photo.id);
  }
  /** Picks a photo, or lets go of it. */
  toggle(photo: Media): void {
    if (this.isPicked(photo)) this.picked = this.picked.filter((id) => id !== photo.id);
    else if (!this.isFull) this.picked = [...this.picked, photo.id];
  }
}

export const openLibrary = ({ outside, session }: Ground, storyId: string): Library =>
  outside.observe(new Library(session, storyId));
