import type { Media, MediaType } from "#core/domain/media/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { Session } from "../session/index.ts";

/** The message that media of the library go into. */
interface Carrier {
  readonly media: { readonly type: MediaType | null; readonly list: readonly Media[] };
  readonly place: { readonly storyId: string };
}

/** A medium that somebody wants to delete, and the messages that show it (MEDIA-18). */
export interface Deletion {
  readonly medium: Media;
  readonly uses: readonly Slide[];
}

/** The media of a card that a message may use again (BUILD-14), and deleting those that nothing shows (MEDIA-18). */
export class MessageLibrary {
  /** Those of the message's type; null until they were asked for. */
  list: readonly Media[] | null = null;
  error: Message | null = null;
  /** What is asked about before it is deleted. */
  deletion: Deletion | null = null;
  #type: MediaType | null = null;
  readonly #session: Session;
  readonly #message: Carrier;

  constructor(session: Session, message: Carrier) {
    this.#session = session;
    this.#message = message;
  }

  /** Reads them where that was not done for this type; none where they cannot be had. */
  async open(): Promise<void> {
    const { type } = this.#message.media;
    if (type === null || (type === this.#type && this.list !== null)) return;
    this.#type = type;
    this.list = null;
    const answer = await this.#session.api("readLibrary", {
      path: { id: this.#message.place.storyId },
      query: { media_type: type },
    });
    if (type !== this.#type) return;
    this.error = answer.ok ? null : wordsOf(answer.refusal);
    this.list = answer.ok ? answer.value.media : [];
  }

  /** Finds out where a medium is used, and asks. */
  async askToDelete(medium: Media): Promise<void> {
    const answer = await this.#session.api("readMediaUsage", { path: { id: medium.id } });
    this.error = answer.ok ? null : wordsOf(answer.refusal);
    if (answer.ok) this.deletion = { medium, uses: answer.value.slides };
  }
  keep(): void {
    this.deletion = null;
  }
  /** Whether it may go: nothing shows it, the message in hand neither. */
  get mayDelete(): boolean {
    const { deletion } = this;
    return (
      deletion !== null &&
      deletion.uses.length === 0 &&
      !this.#message.media.list.some(({ id }) => id === deletion.medium.id)
    );
  }
  async delete(): Promise<void> {
    const { deletion } = this;
    if (deletion === null || !this.mayDelete) return;
    const { id } = deletion.medium;
    const answer = await this.#session.api("deleteMedia", { path: { id } });
    this.deletion = null;
    this.error = answer.ok ? null : wordsOf(answer.refusal);
    if (answer.ok) this.list = this.list?.filter((one) => one.id !== id) ?? null;
  }
}
