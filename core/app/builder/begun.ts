import type { SlideType } from "#core/domain/slide/index.ts";
import type { Instant } from "#core/kernel/index.ts";
import { type Draft, isChanged, newDraft } from "./draft.ts";

/** The message in hand, and those of other kinds that were begun here: changing one's mind and back loses no word. */
export class BegunMessages {
  draft: Draft | null = null;
  /** What the one in hand was when it was begun. */
  started: Draft | null = null;
  readonly #aside = new Map<SlideType, Draft>();

  get isChanged(): boolean {
    return isChanged(this.draft, this.started);
  }
  /** Takes a message in hand as it is. */
  begin(draft: Draft): void {
    this.draft = draft;
    this.started = draft;
  }
  /** Goes on with one that was kept; it was begun as a new one unless it is known as what. */
  goOn(draft: Draft, now: Instant): void {
    this.draft = draft;
    this.started ??= newDraft(draft.type, now);
  }
  /** Takes a message of this kind in hand; answers it, and null where it was in hand before. */
  choose(type: SlideType, now: Instant): Draft | null {
    if (this.draft?.type === type) return null;
    if (this.draft !== null) this.#aside.set(this.draft.type, this.draft);
    this.started = newDraft(type, now);
    this.draft = this.#aside.get(type) ?? this.started;
    return this.draft;
  }
}
