import type { Media, MediaType } from "#core/domain/media/index.ts";
import {
  isEmptySlide,
  mostPhotos,
  offeredTo,
  type Slide,
  type SlideContent,
  type SlideType,
  slideVariants,
  slideWords,
  typeFromLink,
  validateSlide,
} from "#core/domain/slide/index.ts";
import { builderWords } from "#core/domain/words/index.ts";
import { type FieldError, wordsOf } from "#core/kernel/index.ts";
import type { Outside } from "../outside.ts";
import type { PickedFile } from "../ports/index.ts";
import type { Session } from "../session/index.ts";
import { deleteUnused, type Upload } from "../upload/index.ts";
import { type Draft, draftOf, isEmptyDraft, newDraft } from "./draft.ts";
import type { BuilderPlace } from "./place.ts";
import { type Submitted, submitDraft } from "./submit.ts";
import { Uploads } from "./uploads.ts";
import { SlideWatch } from "./watch.ts";

export type BuilderPanel = "types" | "media" | "library" | "customise";

/** The slide builder (BUILD-01..15): one message from choosing its kind to sending it. */
export class SlideBuilder {
  panel: BuilderPanel = "types";
  draft: Draft | null = null;
  library: readonly Media[] | null = null;
  errors: readonly FieldError[] = [];
  error: string | null = null;
  busy = false;
  /** What closed the builder, once it is closed. */
  result: Submitted | null = null;
  /** Sent or thrown away: leaving asks nothing any more. */
  closed = false;
  readonly place: BuilderPlace;
  readonly watch: SlideWatch;

  readonly #outside: Outside;
  readonly #session: Session;
  readonly #onSaved: () => void;
  #started: Draft | null = null;
  /** Messages of other kinds that were begun here: changing one's mind and back loses no word. */
  readonly #aside = new Map<SlideType, Draft>();
  readonly #uploads: Uploads;
  /** Media that came in here: thrown away with the message (MEDIA-14). */
  readonly #came = new Set<string>();
  #key: string;

  constructor(
    outside: Outside,
    session: Session,
    place: BuilderPlace,
    onSaved: () => void = () => undefined,
  ) {
    this.#outside = outside;
    this.#session = session;
    this.place = place;
    this.#onSaved = onSaved;
    this.#key = outside.newKey();
    this.watch = outside.observe(new SlideWatch(outside, session));
    this.#uploads = outside.observe(
      new Uploads(outside, session, place.storyId, (media, place) => {
        this.#came.add(media.id);
        this.#change((d) => ({ ...d, media: [...place(d.media)] }));
      }),
    );
  }

  /** The kinds this person may make here (OPEN-84). */
  get types(): readonly SlideType[] {
    return offeredTo(this.place.isOwner ? "owner" : "contributor", this.place.present);
  }
  get variants(): readonly string[] {
    return this.draft === null ? [] : slideVariants[this.draft.type];
  }
  get title(): string {
    if (this.panel === "types" || this.draft === null) return builderWords.chooseType;
    return this.draft.slideId === null ? builderWords.addMedia(this.draft.type) : builderWords.edit;
  }
  /** BUILD-04. */
  get isNarrow(): boolean {
    return this.panel === "types";
  }
  get uploads(): readonly Upload[] {
    return this.#uploads.list;
  }
  get isUploading(): boolean {
    return this.#uploads.isUnderWay;
  }
  get percent(): number {
    return this.#uploads.percent;
  }
  /** Leaving would lose something that is not kept (BUILD-15, OPEN-46). */
  get hasChanged(): boolean {
    return (
      this.draft !== null &&
      JSON.stringify(this.draft) !== JSON.stringify(this.#started) &&
      !(this.draft.slideId === null && isEmptyDraft(this.draft))
    );
  }
  /** Media that are in the message, in order. */
  get photos(): readonly Media[] {
    return this.draft?.media ?? [];
  }
  /** How many more photos fit, those on their way counted (SLIDE-34). */
  get room(): number {
    return Math.max(0, mostPhotos - this.photos.length - this.#uploads.coming);
  }
  /** Whether there is a panel before this one. */
  get canGoBack(): boolean {
    return (
      this.panel === "library" ||
      (this.panel !== "types" && this.draft !== null && this.draft.slideId === null)
    );
  }

  /** First panel by what there is: a slide or draft → customise, a named type → its media, else the types (BUILD-06, OPEN-92). */
  async open(options: { slide?: Slide; slideType?: string | null } = {}): Promise<void> {
    if (options.slide) {
      this.draft = draftOf(options.slide);
      this.#started = this.draft;
      this.watch.start(options.slide, () => this.#outside.drafts.remove(this.#draftKey));
    }
    const kept = (await this.#outside.drafts.get(this.#draftKey)) as Draft | undefined;
    if (kept && (!options.slide || kept.slideId === options.slide.id)) {
      this.draft = kept;
      this.#started ??= newDraft(kept.type);
    }
    const named = typeFromLink(
      this.place.isOwner ? "owner" : "contributor",
      this.place.present,
      options.slideType ?? null,
    );
    if (
      this.draft !== null &&
      !isEmptySlide({ ...this.draft.content, type: this.draft.type, media: this.draft.media })
    )
      this.panel = "customise";
    else if (named !== null) this.choose(named);
    else this.panel = "types";
  }

  choose(type: SlideType): void {
    if (this.draft?.type !== type) {
      if (this.draft !== null) this.#aside.set(this.draft.type, this.draft);
      this.#started = newDraft(type);
      this.draft = this.#aside.get(type) ?? this.#started;
      this.#uploads.cancelAll();
    }
    this.panel = type === "photos" && this.photos.length === 0 ? "media" : "customise";
    this.errors = [];
    this.error = null;
  }

  back(): void {
    if (this.panel === "library") this.panel = this.photos.length > 0 ? "customise" : "media";
    else if (this.draft?.slideId == null) this.panel = "types";
  }
  goTo(panel: BuilderPanel): void {
    this.panel = panel;
    if (panel === "library" && this.library === null) void this.readLibrary();
  }

  write(change: Partial<SlideContent>): void {
    this.#change((d) => ({ ...d, content: { ...d.content, ...change } }));
  }
  useVariant(variant: string): void {
    this.#change((d) => ({ ...d, variant }));
  }

  /** Starts uploading what was picked, as many as fit; the message's fields stay usable meanwhile. */
  addFiles(files: readonly PickedFile[], mediaType: MediaType = "photo"): void {
    const fitting = mediaType === "photo" ? files.slice(0, this.room) : files;
    this.error = fitting.length < files.length ? slideWords.tooManyPhotos : null;
    if (fitting.length === 0) return;
    this.panel = "customise";
    this.#uploads.add(fitting, mediaType);
  }
  cancelUploads(): void {
    this.#uploads.cancelAll();
  }
  cancelUpload(upload: Upload): void {
    this.#uploads.cancel(upload);
  }
  retryUpload(upload: Upload): void {
    this.#uploads.retry(upload);
  }
  removeMedia(id: string): void {
    this.#change((d) => ({ ...d, media: d.media.filter((m) => m.id !== id) }));
  }
  moveMedia(id: string, to: number): void {
    this.#uploads.forgetOrder();
    this.#change((d) => {
      const media = d.media.filter((m) => m.id !== id);
      const moved = d.media.find((m) => m.id === id);
      if (moved) media.splice(Math.max(0, Math.min(to, media.length)), 0, moved);
      return { ...d, media };
    });
  }
  /** Puts a photo of the library into the message, or takes it out again (BUILD-14). */
  useFromLibrary(media: Media): void {
    if (this.photos.some((m) => m.id === media.id)) {
      this.removeMedia(media.id);
      return;
    }
    this.error = this.room === 0 ? slideWords.tooManyPhotos : null;
    if (this.room > 0) this.#change((d) => ({ ...d, media: [...d.media, media] }));
  }
  async readLibrary(): Promise<void> {
    const answer = await this.#session.api("readLibrary", {
      path: { id: this.place.storyId },
      query: { media_type: "photo" },
    });
    this.library = answer.ok ? answer.value.media : [];
  }

  /** What is wrong so far, in the words of the specification; the authority asks the same rule. */
  check(): boolean {
    if (this.draft === null) return false;
    const { content, type, variant, media } = this.draft;
    this.errors = validateSlide(
      { ...content, type, variant, media },
      { year: new Date(this.#outside.clock.now()).getUTCFullYear() },
    );
    return this.errors.length === 0;
  }
  errorOf(field: string): string | null {
    return this.errors.find((e) => e.field === field)?.message ?? null;
  }

  /** Sends the message; a failed save keeps everything that was made. */
  async submit(): Promise<Submitted | null> {
    if (this.busy || this.draft === null) return null;
    if (this.isUploading) {
      this.error = builderWords.stillUploading;
      return null;
    }
    if (!this.check()) return null;
    this.busy = true;
    this.error = null;
    const answer = await submitDraft(this.#session, this.place, this.draft, this.#key);
    this.busy = false;
    if (!answer.ok) {
      this.#refuse(
        answer.refusal.code,
        answer.refusal.errors,
        wordsOf(answer.refusal),
        answer.refusal.current,
      );
      return null;
    }
    await this.#outside.drafts.remove(this.#draftKey);
    this.#outside.reporter.event("slide saved", { type: this.draft.type });
    this.#close();
    this.result = answer.value;
    this.#onSaved();
    return answer.value;
  }

  /** Whether closing has to be confirmed, and with what words. */
  get confirmLeaving(): "upload" | "changes" | null {
    if (this.closed || this.watch.state === "deleted") return null;
    return this.isUploading ? "upload" : this.hasChanged ? "changes" : null;
  }
  /** Leaves without sending; what was typed is thrown away because the person said so. */
  async discard(): Promise<void> {
    this.#uploads.cancelAll();
    await this.#outside.drafts.remove(this.#draftKey);
    this.#close();
    void deleteUnused(this.#session, this.#outside.reporter, [...this.#came]);
  }
  /** Takes over the newer version of the slide (BUILD-10). */
  async reload(): Promise<void> {
    const slide = await this.watch.readAgain();
    if (slide === null) return;
    this.draft = draftOf(slide);
    this.#started = this.draft;
    await this.#outside.drafts.remove(this.#draftKey);
  }

  #change(change: (draft: Draft) => Draft): void {
    if (this.draft === null) return;
    this.draft = change(this.draft);
    this.errors = this.errors.length > 0 && this.check() ? [] : this.errors;
    void this.#outside.drafts.put(this.#draftKey, { ...this.draft });
  }
  #refuse(code: string, errors: readonly FieldError[], words: string, current: unknown): void {
    this.errors = errors;
    this.error = words;
    if (code === "notFound" && this.draft?.slideId != null) this.watch.state = "deleted";
    if (code === "stale" && current !== undefined) this.watch.state = "newer";
    this.#outside.reporter.event("api-error", { source: "contribution builder", code }); // ERR-11
  }
  #close(): void {
    this.closed = true;
    this.watch.stop();
  }
  get #draftKey(): string {
    const who = this.#session.username ?? "visitor";
    return `builder:${who}:${this.place.storyId}:${this.watch.slideId ?? "new"}`;
  }
}
