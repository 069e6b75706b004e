import type { Outside } from "../outside.ts";
import type { Session } from "../session/index.ts";
import type { Draft } from "./draft.ts";
import type { SlideWatch } from "./watch.ts";

/** The message as this browser keeps it: by whose it is, the card, and the slide that is edited (BUILD-15). */
export class KeptDraft {
  readonly #drafts: Outside["drafts"];
  readonly #session: Session;
  readonly #storyId: string;
  readonly #watch: SlideWatch;

  constructor({ drafts }: Outside, session: Session, storyId: string, watch: SlideWatch) {
    this.#drafts = drafts;
    this.#session = session;
    this.#storyId = storyId;
    this.#watch = watch;
  }

  get #key(): string {
    const who = this.#session.username ?? "visitor";
    return `builder:${who}:${this.#storyId}:${this.#watch.slideId ?? "new"}`;
  }
  async read(): Promise<Draft | undefined> {
    return (await this.#drafts.get(this.#key)) as Draft | undefined;
  }
  put(draft: Draft): Promise<void> {
    return this.#drafts.put(this.#key, { ...draft });
  }
  remove(): Promise<void> {
    return this.#drafts.remove(this.#key);
  }
}
