import type { Media } from "#core/domain/media/index.ts";
import { mostPhotos } from "#core/domain/slide/index.ts";
import type { PickedFile } from "../ports/index.ts";
import type { Session } from "../session/index.ts";
import { type Draft, toggled, withMediaAt, withoutMedia } from "./draft.ts";
import type { BuilderPlace } from "./place.ts";
import type { Uploads } from "./uploads.ts";

/** The message that the photos belong to. */
interface Message {
  readonly draft: Draft | null;
  readonly uploads: Uploads;
  readonly place: Pick<BuilderPlace, "storyId">;
  change(change: (draft: Draft) => Draft): void;
}

/** The photos of a message, those of the card that it may use again, and how many more fit (SLIDE-34, BUILD-14). */
export class MessagePhotos {
  /** The card's photos; null until they were asked for. */
  library: readonly Media[] | null = null;
  /** More were asked for than fitted. */
  wereTooMany = false;
  readonly #session: Session;
  readonly #message: Message;

  constructor(session: Session, message: Message) {
    this.#session = session;
    this.#message = message;
  }

  /** Those that are in the message, in order. */
  get list(): readonly Media[] {
    return this.#message.draft?.media ?? [];
  }
  /** How many more fit, those on their way counted (SLIDE-34). */
  get room(): number {
    return Math.max(0, mostPhotos - this.list.length - this.#message.uploads.coming);
  }
  /** Somebody asked for more than fit, and there is still no room. */
  get areTooMany(): boolean {
    return this.wereTooMany && this.room === 0;
  }

  /** As many of the files as fit. */
  fitting(files: readonly PickedFile[]): readonly PickedFile[] {
    const fitting = files.slice(0, this.room);
    this.wereTooMany = fitting.length < files.length;
    return fitting;
  }
  /** Takes a photo out; what is answered puts it back in its place, as long as there is room for it. */
  remove(id: string): () => void {
    const at = this.list.findIndex((one) => one.id === id);
    const photo = this.list[at];
    this.#message.change((draft) => withoutMedia(draft, id));
    return () => {
      if (photo === undefined || this.#has(id) || !this.#fitsOne()) return;
      this.#message.change((draft) => withMediaAt(toggled(draft, photo), id, at));
    };
  }
  move(id: string, to: number): void {
    this.#message.uploads.forgetOrder();
    this.#message.change((draft) => withMediaAt(draft, id, to));
  }
  /** Puts a photo of the library into the message, or takes it out again (BUILD-14). */
  take(photo: Media): void {
    if (this.#has(photo.id) || this.#fitsOne())
      this.#message.change((draft) => toggled(draft, photo));
  }
  /** Those of the card; none where they cannot be had. */
  async readLibrary(): Promise<void> {
    const path = { id: this.#message.place.storyId };
    const answer = await this.#session.api("readLibrary", { path, query: { media_type: "photo" } });
    this.library = answer.ok ? answer.value.media : [];
  }

  #has(id: string): boolean {
    return this.list.some((one) => one.id === id);
  }
  #fitsOne(): boolean {
    this.wereTooMany = this.room === 0;
    return !this.wereTooMany;
  }
}
