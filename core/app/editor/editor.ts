import { retitle } from "#core/domain/occasion/index.ts";
import { inOrder } from "#core/domain/order/index.ts";
import { isFull, messageLimit } from "#core/domain/payment/index.ts";
import { canDelete, coverSlide, retitleCover, type Slide } from "#core/domain/slide/index.ts";
import { isMessage, type Story, type Updates } from "#core/domain/story/index.ts";
import { type Cancel, type Message, type Outcome, wordsOf } from "#core/kernel/index.ts";
import type { InputOf } from "#core/operations/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { isNotFound } from "../notFound.ts";
import { Removal } from "../removal/index.ts";
import type { Session } from "../session/index.ts";
import { Freshness, isStale } from "./freshness.ts";
import { Order } from "./order.ts";

export type Loaded = "loading" | "ready" | "missing" | "forbidden" | "failed";
type Details = NonNullable<InputOf<"changeStory">["body"]>;

/** The card editor of the owner (STORY-06..19): what is shown, and everything that can be done to the card. */
export class CardEditor {
  loaded: Loaded = "loading";
  story: Story | null = null;
  error: Message | null = null;
  /** STORY-06. */
  hasChanged = false;
  /** STORY-14. */
  beingSubmitted = false;
  readonly id: string;
  readonly freshness: Freshness;
  readonly removal: Removal<Slide>;

  readonly #ports: AppPorts;
  readonly #session: Session;
  #logout: Cancel = () => undefined;
  #saves = 0;
  /** Changes that were sent and not answered yet, and the card as it was last answered. */
  #onTheirWay = 0;
  #certain: Story | null = null;
  readonly #order: Order;

  constructor(ports: AppPorts, session: Session, id: string) {
    this.#ports = ports;
    this.#session = session;
    this.id = id;
    this.#order = new Order(session);
    this.removal = ports.observe(
      new Removal<Slide>(ports.clock, (slide) => void this.#deleteForGood(slide)),
    );
    this.freshness = ports.observe(
      new Freshness(ports, session, id, {
        stale: (updates) => void this.#refreshIfStale(updates),
        gone: () => {
          this.loaded = "missing";
          this.freshness.stop();
        },
      }),
    );
  }

  /** The slide that was just deleted and can still be taken back. */
  get removed(): Slide | null {
    return this.removal.removed;
  }
  /** Whether the card is one's own; whoever helps to organise it neither deletes it nor pays (decision 0077). */
  get isOwn(): boolean {
    return this.story?.owned !== false;
  }
  /** Title first, credits last, without what was just deleted. */
  get slides(): readonly Slide[] {
    return inOrder(this.story?.slides ?? []).filter((s) => s.id !== this.removed?.id);
  }
  get cover(): Slide | null {
    return coverSlide(this.slides) ?? null;
  }
  get messages(): readonly Slide[] {
    return this.slides.filter(isMessage);
  }
  /** The card takes no more messages in its tier (PAY-02). */
  get isFull(): boolean {
    return isFull(this.limit, this.messages.length);
  }
  /** How many messages it takes; null for any number, and until it is known. */
  get limit(): number | null {
    const tier = this.story?.product_tier;
    return tier === undefined ? null : messageLimit(this.#ports.settings.tiers, tier);
  }
  canRemove(slide: Slide): boolean {
    return canDelete(slide);
  }

  async open(): Promise<void> {
    await this.read();
    if (this.loaded === "ready") this.freshness.start();
    this.#logout = this.#session.onLogout(() => this.close());
  }

  close(): void {
    this.freshness.stop();
    this.#logout();
    this.removal.finish();
  }

  async read(): Promise<void> {
    const answer = await this.#session.api("readStory", { path: { id: this.id } });
    if (answer.ok) {
      this.story = answer.value.story;
      this.loaded = "ready";
      return;
    }
    const { code } = answer.refusal;
    if (this.story !== null && (code === "network" || code === "fault")) return; // what is shown stays
    this.loaded = isNotFound(answer.refusal)
      ? "missing"
      : code === "forbidden" || code === "unauthenticated"
        ? "forbidden"
        : "failed";
    this.error = wordsOf(answer.refusal);
  }

  /** Saves details of the card; skipped while another save is under way unless forced (STORY-14, STORY-15, STORY-19). */
  async save(details: Details, { force = false } = {}): Promise<boolean> {
    if (this.beingSubmitted && !force) return false;
    this.beingSubmitted = true;
    const saves = ++this.#saves;
    const saved = await this.#change(details as Partial<Story>, () =>
      this.#session.api("changeStory", { path: { id: this.id }, body: details }),
    );
    if (saves === this.#saves) this.beingSubmitted = false;
    return saved;
  }

  /** Who the card is for; its title and its cover follow where they say the name. */
  async rename(firstName: string): Promise<boolean> {
    const { story, cover } = this;
    const name = firstName.trim();
    if (story === null || name === story.recipient_first_name) return true;
    const { occasion, recipient_first_name: before } = story;
    const title = retitle(story.title, occasion, before, name);
    const saved = await this.save({ recipient_first_name: name, title }, { force: true });
    if (!saved || cover?.title == null) return saved;
    const coverTitle = retitleCover(cover.title, occasion, before, name);
    if (coverTitle === cover.title) return saved;
    const answer = await this.#session.api("changeSlide", {
      path: { id: cover.id },
      body: { title: coverTitle },
    });
    if (!answer.ok) this.error = wordsOf(answer.refusal);
    await this.read();
    return answer.ok;
  }

  /** The owner wants to add a message: true when there is room; a full card is counted as an event (PAY-03). */
  mayAdd(): boolean {
    if (!this.isFull) return true;
    this.#ports.reporter.event("paywall", {
      tier: this.story?.product_tier ?? null,
      messages: this.messages.length,
    });
    return false;
  }

  /** A message was written or changed through the builder (STORY-06). */
  markChanged(): void {
    this.hasChanged = true;
  }

  /** A slide that changed beside the editor, for example by its picture having been made. */
  take(slide: Slide): void {
    if (this.story === null) return;
    this.story = {
      ...this.story,
      slides: this.story.slides.map((s) => (s.id === slide.id ? slide : s)),
    };
  }

  async setEffects(effects: { fx_confetti?: boolean; fx_snow?: boolean }): Promise<boolean> {
    return this.#change(effects, () =>
      this.#session.api("changeEffects", { path: { id: this.id }, body: effects }),
    );
  }

  /** What is shown at once stays ahead of the answers until the last change on its way is answered. */
  async #change(
    shown: Partial<Story>,
    send: () => Promise<Outcome<{ story: Story }>>,
  ): Promise<boolean> {
    if (this.#onTheirWay++ === 0) this.#certain = this.story;
    if (this.story !== null) this.story = { ...this.story, ...shown };
    this.error = null;
    const answer = await send();
    if (answer.ok) this.#certain = answer.value.story;
    else this.error = wordsOf(answer.refusal);
    if (--this.#onTheirWay === 0) this.story = this.#certain;
    if (answer.ok) this.hasChanged = true;
    return answer.ok;
  }

  /** Moves a message to another place among the messages, 0 being the first; shown at once (STORY-10). */
  async move(slideId: string, to: number): Promise<boolean> {
    const answer = await this.#order.move(this, slideId, to);
    if (answer === undefined) return false;
    if (answer === null) return true;
    if (!answer.ok && answer.refusal.code === "stale") await this.read();
    return this.#took(answer);
  }

  /** Takes the slide away at once; it is deleted for good a few seconds later, unless it is taken back. */
  remove(slideId: string): void {
    const slide = this.slides.find((s) => s.id === slideId);
    if (!slide || !this.canRemove(slide)) return;
    this.removal.begin(slide);
  }
  undoRemove(): void {
    this.removal.undo();
  }

  async deleteCard(): Promise<boolean> {
    const answer = await this.#session.api("deleteStory", { path: { id: this.id } });
    if (!answer.ok && answer.refusal.code !== "notFound") {
      this.error = wordsOf(answer.refusal);
      return false;
    }
    this.freshness.stop();
    if (this.#session.anonymous.data.storyId === this.id)
      this.#session.anonymous.remember({ storyId: null });
    return true;
  }

  async #deleteForGood(slide: Slide): Promise<void> {
    if (this.story !== null)
      this.story = { ...this.story, slides: this.story.slides.filter((s) => s.id !== slide.id) };
    const answer = await this.#session.api("deleteSlide", { path: { id: slide.id } });
    if (!answer.ok && answer.refusal.code !== "notFound") this.error = wordsOf(answer.refusal);
    this.hasChanged = true;
    await this.read();
  }

  #took(answer: Outcome<{ story: Story }>): boolean {
    if (!answer.ok) {
      this.error = wordsOf(answer.refusal);
      return false;
    }
    this.story = answer.value.story;
    this.hasChanged = true;
    return true;
  }

  async #refreshIfStale(updates: Updates): Promise<void> {
    if (this.story !== null && isStale(this.story, updates)) await this.read();
  }
}
