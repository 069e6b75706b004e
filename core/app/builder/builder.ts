import {
  newsYears,
  type Slide,
  type SlideContent,
  type SlideType,
  slideKinds,
} from "#core/domain/slide/index.ts";
import { builderWords } from "#core/domain/words/index.ts";
import { type FieldError, type Message, type Refusal, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { Once } from "../form/index.ts";
import type { PickedFile } from "../ports/index.ts";
import type { Session } from "../session/index.ts";
import { deleteUnused } from "../upload/index.ts";
import { BegunMessages } from "./begun.ts";
import { MessageCaptures } from "./captures.ts";
import { type Draft, draftOf, faultsOf, isEmptyDraft, yearAt } from "./draft.ts";
import { MessageFinds } from "./finds.ts";
import { KeptDraft } from "./kept.ts";
import { MessageLibrary } from "./library.ts";
import { MessageMedia } from "./media.ts";
import { type BuilderPanel, panelBefore, panelFor, titleOf } from "./panel.ts";
import { type BuilderPlace, kindFrom, kindsAt } from "./place.ts";
import { MessagePreview } from "./preview.ts";
import { type Submitted, submitDraft } from "./submit.ts";
import { Uploads } from "./uploads.ts";
import { TypedVersions } from "./versions.ts";
import { SlideWatch } from "./watch.ts";

/** The slide builder (BUILD-01..15): one message from choosing its kind to sending it. */
export class SlideBuilder {
  panel: BuilderPanel = "types";
  errors: readonly FieldError[] = [];
  /** Why the message was not taken. */
  refusal: Message | null = null;
  busy = false;
  /** What closed the builder, once it is closed. */
  result: Submitted | null = null;
  /** Sent or thrown away: leaving asks nothing any more. */
  closed = false;
  readonly place: BuilderPlace;
  readonly watch: SlideWatch;
  readonly uploads: Uploads;
  readonly media: MessageMedia;
  readonly library: MessageLibrary;
  readonly versions: TypedVersions;
  readonly preview: MessagePreview;
  readonly captures: MessageCaptures;
  readonly finds: MessageFinds;

  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #onSaved: (() => unknown) | undefined;
  readonly #submitting = new Once<Submitted | null>((answer) => answer !== null);
  readonly #hand: BegunMessages;
  readonly #kept: KeptDraft;
  /** Media that came in here: thrown away with the message (MEDIA-14). */
  readonly #came = new Set<string>();
  #key: string;

  constructor(ports: AppPorts, session: Session, place: BuilderPlace, onSaved?: () => unknown) {
    this.#ports = ports;
    this.#session = session;
    this.place = place;
    this.#onSaved = onSaved;
    this.#key = ports.newKey();
    this.watch = ports.observe(new SlideWatch(ports, session));
    this.#kept = new KeptDraft(ports, session, place.storyId, this.watch);
    this.#hand = ports.observe(new BegunMessages());
    this.versions = ports.observe(new TypedVersions(this.#hand, this.watch, this.#kept));
    const arrive = (...came: Parameters<MessageMedia["arrive"]>) => {
      this.#came.add(came[0].id);
      this.media.arrive(...came);
    };
    this.uploads = ports.observe(new Uploads(ports, session, place.storyId, arrive));
    this.captures = ports.observe(new MessageCaptures(ports, session, this, arrive));
    this.media = ports.observe(new MessageMedia(ports, session, this));
    this.preview = ports.observe(new MessagePreview(ports.clock));
    this.finds = ports.observe(new MessageFinds(ports, session, this));
    this.library = ports.observe(new MessageLibrary(session, this));
  }

  /** The message as it is written now; null until a kind is chosen. */
  get draft(): Draft | null {
    return this.#hand.draft;
  }

  /** The kinds this person may make here (OPEN-84). */
  get types(): readonly SlideType[] {
    return kindsAt(this.place);
  }
  get variants(): readonly string[] {
    return this.draft === null ? [] : slideKinds[this.draft.type].variants;
  }
  /** The years that a newspaper may be of, the current one first (SLIDE-30). */
  get years(): readonly number[] {
    return newsYears(yearAt(this.#ports.clock.now()));
  }
  get title(): Message {
    return titleOf(this);
  }
  /** BUILD-04. */
  get isNarrow(): boolean {
    return this.panel === "types";
  }
  /** What keeps the message from going on, in words. */
  get error(): Message | null {
    return this.refusal ?? this.media.tooMany;
  }
  get canGoBack(): boolean {
    return panelBefore(this) !== null;
  }

  /** First panel by what there is: a slide or draft → customise, a named type → its media, else the types (BUILD-06, OPEN-92). */
  async open(options: { slide?: Slide; slideType?: string | null } = {}): Promise<void> {
    if (options.slide) {
      this.#hand.begin(draftOf(options.slide));
      this.watch.start(options.slide, () => this.#kept.remove());
    }
    const kept = await this.#kept.read();
    if (kept && (!options.slide || kept.slideId === options.slide.id))
      this.#hand.goOn(kept, this.#ports.clock.now());
    const named = kindFrom(this.place, options.slideType);
    if (this.draft !== null && !isEmptyDraft(this.draft)) this.panel = "customise";
    else if (named !== null) this.choose(named);
    else this.panel = "types";
  }

  choose(type: SlideType): void {
    const other = this.#hand.choose(type, this.#ports.clock.now());
    if (other !== null) this.uploads.cancelAll();
    if (this.draft !== null) this.panel = panelFor(this.draft);
    this.errors = [];
    this.refusal = null;
  }

  back(): void {
    this.panel = panelBefore(this) ?? this.panel;
  }
  goTo(panel: BuilderPanel): void {
    this.panel = panel;
    if (panel === "library") void this.library.open();
  }

  /** Changes the draft, which is kept as it is now; what was sent or thrown away is changed no more. */
  change(change: (draft: Draft) => Draft): void {
    if (this.draft === null || this.closed) return;
    this.#hand.draft = change(this.draft);
    this.errors = this.errors.length > 0 && this.check() ? [] : this.errors;
    void this.#kept.put(this.draft);
  }
  write(change: Partial<SlideContent>): void {
    this.change((d) => ({ ...d, content: { ...d.content, ...change } }));
  }
  useVariant(variant: string): void {
    this.change((d) => ({ ...d, variant }));
  }

  /** Starts uploading what was picked, as many as fit; the message's fields stay usable meanwhile. */
  addFiles(files: readonly PickedFile[]): void {
    const { type, most } = this.media;
    if (type === null) return;
    const fitting = this.media.fitting(files);
    this.refusal = null;
    if (fitting.length === 0) return;
    this.panel = "customise";
    // of a clip the last one that was picked counts
    if (most === 1) this.uploads.cancelAll();
    this.uploads.add(fitting, type);
  }

  /** What is wrong so far, in the words of the specification; the authority asks the same rule. */
  check(): boolean {
    if (this.draft === null) return false;
    this.errors = faultsOf(this.draft, this.#ports.clock.now());
    return this.errors.length === 0;
  }
  errorOf(field: string): Message | null {
    return this.errors.find((e) => e.field === field)?.message ?? null;
  }

  /** Sends the message, once however often it is pressed; a failed save keeps everything that was made. */
  submit(): Promise<Submitted | null> {
    return this.#submitting.run(() => this.#submit());
  }
  async #submit(): Promise<Submitted | null> {
    if (this.closed || this.draft === null) return this.result;
    if (this.uploads.isUnderWay) {
      this.refusal = builderWords.stillUploading;
      return null;
    }
    if (!this.check()) return null;
    this.busy = true;
    this.refusal = null;
    const answer = await submitDraft(this.#session, this.place, this.draft, this.#key);
    if (!answer.ok) {
      this.busy = false;
      this.#refuse(answer.refusal);
      return null;
    }
    await this.#kept.remove();
    void this.captures.recordings.forget(this.draft.media.map(({ id }) => id));
    this.#ports.reporter.event("slide saved", { type: this.draft.type });
    this.#close();
    this.result = answer.value;
    await this.#onSaved?.();
    this.busy = false;
    return answer.value;
  }

  /** What closing would lose, which is asked about first (BUILD-07, BUILD-15, OPEN-46). */
  get confirmLeaving(): "capture" | "upload" | "changes" | null {
    if (this.closed || this.watch.state === "deleted") return null;
    if (this.captures.isInReview) return "capture"; // CAPT-25
    if (this.uploads.isUnderWay) return "upload";
    return this.versions.typed.length > 0 || this.#hand.isChanged ? "changes" : null;
  }
  /** Leaves without sending; what was typed is thrown away because the person said so. */
  async discard(): Promise<void> {
    this.uploads.cancelAll();
    this.captures.discard([...this.#came]);
    await this.#kept.remove();
    this.#close();
    void deleteUnused(this.#session, this.#ports.reporter, [...this.#came]);
  }
  /** Takes over the newer version of the slide, with what was typed beside it (BUILD-10, OPEN-172). */
  async reload(): Promise<void> {
    if (!(await this.versions.reload())) return;
    this.errors = [];
    this.refusal = null;
  }
  /** Puts what was typed in place of the newer version, which is known now: sending it is no conflict any more. */
  putBack(typed: Draft): void {
    this.versions.take(typed);
    this.change(({ version }) => ({ ...typed, version }));
  }

  #refuse(refusal: Refusal): void {
    const { code, current } = refusal;
    this.errors = refusal.errors;
    this.refusal = wordsOf(refusal);
    if (code === "notFound" && this.draft?.slideId != null) this.watch.state = "deleted";
    if (code === "stale" && current !== undefined) this.watch.state = "newer";
    this.#ports.reporter.event("api-error", { source: "contribution builder", code }); // ERR-11
  }
  #close(): void {
    this.closed = true;
    this.captures.close();
    this.watch.stop();
  }
}
