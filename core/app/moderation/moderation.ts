import type { Slide } from "#core/domain/slide/index.ts";
import { type Cancel, seconds, wordsOf } from "#core/kernel/index.ts";
import type { AnswerOf } from "#core/operations/index.ts";
import type { CardEditor } from "../editor/index.ts";
import type { Outside } from "../outside.ts";
import type { Session } from "../session/index.ts";

export type Contribution = AnswerOf<"readContributions">["contributions"][number];
export type ModerationTab = "waiting" | "inTheCard" | "turnedDown";

/** What others sent in, and the owner's yes or no (MODER-*). */
export class Moderation {
  contributions: readonly Contribution[] = [];
  loaded: "loading" | "ready" | "failed" = "loading";
  error: string | null = null;
  tab: ModerationTab = "waiting";
  readonly editor: CardEditor;
  readonly #outside: Outside;
  readonly #session: Session;
  #stop: Cancel = () => undefined;

  constructor(outside: Outside, session: Session, editor: CardEditor) {
    this.#outside = outside;
    this.#session = session;
    this.editor = editor;
  }

  get waiting(): readonly Contribution[] {
    return this.contributions.filter((c) => c.status === "moderated" || c.status === "pending");
  }
  get shown(): readonly Contribution[] {
    if (this.tab === "waiting") return this.waiting;
    const status = this.tab === "inTheCard" ? "approved" : "rejected";
    return this.contributions.filter((c) => c.status === status);
  }

  /** Reads, and reads again whenever a contribution came or changed: no reload is needed (STORY-11). */
  async open(): Promise<void> {
    await this.read();
    let known = this.editor.freshness.updates?.last_contribution_update ?? null;
    this.#stop = this.#outside.clock.every(seconds(5), () => {
      const now = this.editor.freshness.updates?.last_contribution_update ?? null;
      if (now === known) return;
      known = now;
      void this.read();
    });
  }
  close(): void {
    this.#stop();
  }

  async read(): Promise<void> {
    const answer = await this.#session.api("readContributions", { path: { id: this.editor.id } });
    if (answer.ok) {
      this.contributions = answer.value.contributions;
      this.loaded = "ready";
    } else if (this.loaded !== "ready") {
      this.loaded = "failed";
      this.error = wordsOf(answer.refusal);
    }
  }

  /** Errors of seen, approve and reject are swallowed (MODER-06); a full card is told, for it is no error. */
  async approve(slideId: string): Promise<void> {
    await this.#decide("approveSlide", slideId);
  }
  async reject(slideId: string): Promise<void> {
    await this.#decide("rejectSlide", slideId);
  }
  async approveAll(): Promise<void> {
    const answer = await this.#session.api("approveAllSlides", { path: { id: this.editor.id } });
    this.error = answer.ok ? null : wordsOf(answer.refusal);
    await Promise.all([this.read(), this.editor.read()]);
  }
  async see(slide: Pick<Slide, "id">): Promise<void> {
    await this.#session.api("markSeen", { path: { id: slide.id } });
    this.contributions = this.contributions.map((c) =>
      c.id === slide.id ? { ...c, seen: true } : c,
    );
  }

  async #decide(id: "approveSlide" | "rejectSlide", slideId: string): Promise<void> {
    const answer = await this.#session.api(id, { path: { id: slideId } });
    this.error = !answer.ok && answer.refusal.code === "paywall" ? wordsOf(answer.refusal) : null;
    await Promise.all([this.read(), this.editor.read()]);
  }
}
