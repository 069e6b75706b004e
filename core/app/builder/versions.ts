import type { BegunMessages } from "./begun.ts";
import { type Draft, draftOf } from "./draft.ts";
import type { KeptDraft } from "./kept.ts";
import { keptBeside } from "./typed.ts";
import type { SlideWatch } from "./watch.ts";

/** What was typed here before a newer version took its place (BUILD-10, OPEN-172). */
export class TypedVersions {
  /** Newest first. */
  typed: readonly Draft[] = [];
  readonly #hand: BegunMessages;
  readonly #watch: SlideWatch;
  readonly #kept: KeptDraft;

  constructor(hand: BegunMessages, watch: SlideWatch, kept: KeptDraft) {
    this.#hand = hand;
    this.#watch = watch;
    this.#kept = kept;
  }

  /** Takes over the newer version, with what was typed beside it; answers whether it could be had. */
  async reload(): Promise<boolean> {
    const slide = await this.#watch.readAgain();
    if (slide === null) return false;
    const newer = draftOf(slide);
    this.typed = keptBeside(this.typed, this.#hand.isChanged ? this.#hand.draft : null, newer);
    this.#hand.begin(newer);
    // a page that is closed now still finds what was typed
    if (this.typed.length === 0) await this.#kept.remove();
    return true;
  }
  take(typed: Draft): void {
    this.typed = this.typed.filter((one) => one !== typed);
  }
  /** What was typed is not needed any more. */
  async letGo(typed: Draft): Promise<void> {
    this.take(typed);
    if (this.typed.length === 0 && !this.#hand.isChanged) await this.#kept.remove();
  }
}
