import {
  awaitsApproval,
  type ContributionFilter,
  type ContributionOrder,
  changedSinceApproved,
  contributionOrders,
  pressFilter,
  type Slide,
  searchContributions,
  searchFrom,
} from "#core/domain/slide/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { AnswerOf } from "#core/operations/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { type CardEditor, Following } from "../editor/index.ts";
import type { Session } from "../session/index.ts";

export type Contribution = AnswerOf<"readContributions">["contributions"][number];
/** Why a message waits (MODER-03, OPEN-96, OPEN-149). */
export type WaitReason = "room" | "changed" | "everyMessage" | "notInGroup";
export type ModerationTab = "waiting" | "inTheCard" | "turnedDown";

/** What others sent in, and the owner's yes or no (MODER-*). */
export class Moderation {
  contributions: readonly Contribution[] = [];
  loaded: "loading" | "ready" | "failed" = "loading";
  error: Message | null = null;
  tab: ModerationTab = "waiting";
  search = "";
  filters: readonly ContributionFilter[] = [];
  order: ContributionOrder = contributionOrders[0];
  busy = false;
  readonly editor: CardEditor;
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #following: Following;

  constructor(ports: AppPorts, session: Session, editor: CardEditor) {
    this.#ports = ports;
    this.#session = session;
    this.editor = editor;
    this.#following = new Following(editor, "last_contribution_update", () => this.read());
  }

  get waiting(): readonly Contribution[] {
    return this.contributions.filter((c) => awaitsApproval(c) || c.status === "pending");
  }
  in(tab: ModerationTab): readonly Contribution[] {
    if (tab === "waiting") return this.waiting;
    const status = tab === "inTheCard" ? "approved" : "rejected";
    return this.contributions.filter((c) => c.status === status);
  }
  get shown(): readonly Contribution[] {
    return searchContributions(
      this.in(this.tab),
      ({ slide, seen }) => ({ ...slide, seen }),
      { filters: this.filters, order: this.order, term: this.search },
      this.#ports.clock.now(),
      this.#session.profile?.id ?? null,
    );
  }
  get isNarrowed(): boolean {
    return this.filters.length > 0 || this.search.trim().length >= searchFrom;
  }
  toggle(filter: ContributionFilter): void {
    this.filters = pressFilter(this.filters, filter);
  }
  clearSearch(): void {
    this.search = "";
    this.filters = [];
  }
  reasonOf({ slide }: Contribution): WaitReason {
    if (slide.status === "pending") return "room";
    if (changedSinceApproved(slide)) return "changed";
    return this.editor.story?.content_moderation ? "everyMessage" : "notInGroup";
  }
  /** Approve all has something to do. */
  get canApproveAll(): boolean {
    return this.contributions.some(awaitsApproval);
  }

  open(): Promise<void> {
    return this.#following.open();
  }
  close(): void {
    this.#following.close();
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
    if (this.busy) return;
    this.busy = true;
    const answer = await this.#session.api("approveAllSlides", { path: { id: this.editor.id } });
    this.error = answer.ok ? null : wordsOf(answer.refusal);
    await Promise.all([this.read(), this.editor.read()]);
    this.busy = false;
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
