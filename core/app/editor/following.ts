import type { Story } from "#core/domain/story/index.ts";
import type { Cancel } from "#core/kernel/index.ts";
import type { FollowedPart, Freshness } from "./freshness.ts";

/** A card that is open in the editor, as far as following it needs. */
interface Followed {
  readonly story: Story | null;
  readonly freshness: Freshness;
}

/** Reads what belongs to an open card, and again whenever that part of it changed: no reload is needed (STORY-11). */
export class Following {
  readonly #card: Followed;
  readonly #part: FollowedPart;
  readonly #read: () => Promise<void>;
  #stop: Cancel = () => undefined;
  #isOpen = false;

  constructor(card: Followed, part: FollowedPart, read: () => Promise<void>) {
    this.#card = card;
    this.#part = part;
    this.#read = read;
  }

  async open(): Promise<void> {
    this.#isOpen = true;
    await this.#read();
    if (!this.#isOpen) return;
    const { freshness, story } = this.#card;
    this.#stop = freshness.follow(this.#part, story?.[this.#part], () => void this.#read());
  }
  close(): void {
    this.#isOpen = false;
    this.#stop();
  }
}
