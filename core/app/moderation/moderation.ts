import { changedSinceApproved, type Slide } from "#core/domain/slide/index.ts";
import { type Cancel, days, wordsOf } from "#core/kernel/index.ts";
import type { AnswerOf } from "#core/operations/index.ts";
import type { CardEditor } from "../editor/index.ts";
import type { Outside } from "../outside.ts";
import type { Session } from "../session/index.ts";

export type Contribution = AnswerOf<"readContributions">["contributions"][number];
/** Why a message waits (MODER-03, OPEN-96, OPEN-149). */
export type WaitReason = "room" | "changed" | "everyMessage" | "notInGroup";
export type ModerationTab = "waiting" | "inTheCard" | "turnedDown";

/** CONTRIB-16. */
export const contributionFilters = ["today", "week", "others", "me", "unseen"] as const;
export type ContributionFilter = (typeof contributionFilters)[number];
/** CONTRIB-15. */
const searchFrom = 3;

const matches = ({ slide }: Contribution, typed: string): boolean => {
  const words = typed.trim().toLocaleLowerCase();
  if (words.length < searchFrom) return true;
  const { title, subtitle, description, creator } = slide;
  return [title, subtitle, description, creator?.first_name, creator?.last_name]
    .join(" ")
    .toLocaleLowerCase()
    .includes(words);
};

/** What others sent in, and the owner's yes or no (MODER-*). */
export class Moderation {
  contributions: readonly Contribution[] = [];
  loaded: "loading" | "ready" | "failed" = "loading";
  error: string | null = null;
  tab: ModerationTab = "waiting";
  search = "";
  filters: readonly ContributionFilter[] = [];
  busy = false;
  readonly editor: CardEditor;
  readonly #outside: Outside;
  readonly #session: Session;
  #stop: Cancel = () => undefined;
  #isOpen = false;

  constructor(outside: Outside, session: Session, editor: CardEditor) {
    this.#outside = outside;
    this.#session = session;
    this.editor = editor;
  }

  get waiting(): readonly Contribution[] {
    return this.contributions.filter((c) => c.status === "moderated" || c.status === "pending");
  }
  in(tab: ModerationTab): readonly Contribution[] {
    if (tab === "waiting") return this.waiting;
    const status = tab === "inTheCard" ? "approved" : "rejected";
    return this.contributions.filter((c) => c.status === status);
  }
  get shown(): readonly Contribution[] {
    return this.in(this.tab).filter((c) => matches(c, this.search) && this.#passes(c));
  }
  get isNarrowed(): boolean {
    return this.filters.length > 0 || this.search.trim().length >= searchFrom;
  }
  toggle(filter: ContributionFilter): void {
    this.filters = this.filters.includes(filter)
      ? this.filters.filter((f) => f !== filter)
      : [...this.filters, filter];
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
    return this.contributions.some((c) => c.status === "moderated");
  }

  /** Filters of the same kind widen, of different kinds narrow (CONTRIB-16, CONTRIB-17). */
  #passes({ slide, seen }: Contribution): boolean {
    const on = (filter: ContributionFilter) => this.filters.includes(filter);
    const mine = slide.creator?.id != null && slide.creator.id === this.#session.profile?.id;
    const when = Date.parse(slide.created_on);
    const now = this.#outside.clock.now();
    const today = new Date(when).toDateString() === new Date(now).toDateString();
    const isRecent = (on("today") && today) || (on("week") && now - when <= days(7));
    return (
      ((!on("today") && !on("week")) || isRecent) &&
      (on("me") === on("others") || on("me") === mine) &&
      (!on("unseen") || !seen)
    );
  }

  /** Reads, and reads again whenever a contribution came or changed: no reload is needed (STORY-11). */
  async open(): Promise<void> {
    this.#isOpen = true;
    await this.read();
    if (!this.#isOpen) return;
    this.#stop = this.editor.freshness.follow(
      "last_contribution_update",
      this.editor.story?.last_contribution_update,
      () => void this.read(),
    );
  }
  close(): void {
    this.#isOpen = false;
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
