import type { Media, MediaType } from "#core/domain/media/index.ts";
import { slideKinds, slideWords } from "#core/domain/slide/index.ts";
import type { Message } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { PickedFile } from "../ports/index.ts";
import type { Session } from "../session/index.ts";
import { CaptionsWriting } from "./captions.ts";
import { type Draft, toggled, withMediaAt, withoutMedia } from "./draft.ts";
import type { Uploads } from "./uploads.ts";

/** The message that the media belong to. */
interface Carrier {
  readonly draft: Draft | null;
  readonly uploads: Uploads;
  change(change: (draft: Draft) => Draft): void;
}

/** The photos of a message, or its one clip, and how many more fit (SLIDE-22, SLIDE-34, SLIDE-38). */
export class MessageMedia {
  /** More were asked for than fitted. */
  wereTooMany = false;
  readonly #ports: Pick<AppPorts, "observe">;
  readonly #session: Session;
  readonly #message: Carrier;

  constructor(ports: Pick<AppPorts, "observe">, session: Session, message: Carrier) {
    this.#ports = ports;
    this.#session = session;
    this.#message = message;
  }

  /** Those that are in the message, in order. */
  get list(): readonly Media[] {
    return this.#message.draft?.media ?? [];
  }
  /** What the message is made of; null for one of words. */
  get type(): MediaType | null {
    const { draft } = this.#message;
    return draft === null ? null : (slideKinds[draft.type].media[0] ?? null);
  }
  /** How many it holds. */
  get most(): number {
    const { draft } = this.#message;
    return draft === null ? 0 : slideKinds[draft.type].mostMedia;
  }
  /** How many more fit, those on their way counted. */
  get room(): number {
    return Math.max(0, this.most - this.list.length - this.#message.uploads.coming);
  }
  /** What is said to somebody who asked for more than fit, as long as there is no room. */
  get tooMany(): Message | null {
    if (!this.wereTooMany || this.room > 0) return null;
    return this.#holdsOne ? slideWords.onlyOne : slideWords.tooManyPhotos;
  }
  get #holdsOne(): boolean {
    return this.most === 1;
  }

  /** As many of the files as fit. Where there is one, another takes its place. */
  fitting(files: readonly PickedFile[]): readonly PickedFile[] {
    const fitting = files.slice(0, this.#holdsOne ? 1 : this.room);
    this.wereTooMany = fitting.length < files.length;
    return fitting;
  }
  /** A medium has arrived: it is put in its place among the others. */
  arrive(medium: Media, place: (among: readonly Media[]) => readonly Media[]): void {
    this.#message.change((draft) => ({
      ...draft,
      media: this.#holdsOne ? [medium] : [...place(draft.media)],
    }));
  }
  /** Takes one out; what is answered puts it back in its place, as long as there is room for it. */
  remove(id: string): () => void {
    const at = this.list.findIndex((one) => one.id === id);
    const medium = this.list[at];
    this.#message.change((draft) => withoutMedia(draft, id));
    return () => {
      if (medium === undefined || this.#has(id) || !this.#fitsOne()) return;
      this.#message.change((draft) => withMediaAt(toggled(draft, medium), id, at));
    };
  }
  move(id: string, to: number): void {
    this.#message.uploads.forgetOrder();
    this.#message.change((draft) => withMediaAt(draft, id, to));
  }
  /** Puts one of the library into the message, or takes it out again (BUILD-14). */
  take(medium: Media): void {
    if (this.#holdsOne && !this.#has(medium.id)) {
      this.#message.uploads.cancelAll();
      this.arrive(medium, () => [medium]);
    } else if (this.#has(medium.id) || this.#fitsOne())
      this.#message.change((draft) => toggled(draft, medium));
  }
  /** Puts another in the place of one, as a crop in that of its picture. */
  replace(id: string, other: Media): void {
    this.#message.change((draft) => ({
      ...draft,
      media: draft.media.map((one) => (one.id === id ? other : one)),
    }));
  }

  /** Writes the captions of a clip. */
  captionsOf(clip: Media): CaptionsWriting {
    return this.#ports.observe(new CaptionsWriting(this.#session, clip));
  }
  /** What a photo was cut from: itself where it was not (MEDIA-19); null where that cannot be had. */
  async sourceOf(medium: Media): Promise<Media | null> {
    const source = medium.crop_source_id ?? null;
    if (source === null) return medium;
    const answer = await this.#session.api("readMedia", { path: { id: source } });
    return answer.ok ? answer.value.media : null;
  }

  #has(id: string): boolean {
    return this.list.some((one) => one.id === id);
  }
  #fitsOne(): boolean {
    this.wereTooMany = this.room === 0;
    return !this.wereTooMany;
  }
}
