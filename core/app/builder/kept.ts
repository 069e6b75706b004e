import type { AppPorts } from "../appPorts.ts";
import { draftKey, type Holder, holderOf } from "../drafts/index.ts";
import type { Session } from "../session/index.ts";
import type { Draft } from "./draft.ts";
import type { SlideWatch } from "./watch.ts";

/** The message as this browser keeps it: by whose it is, the card, and the slide that is edited (BUILD-15). */
export class KeptDraft {
  readonly #drafts: AppPorts["drafts"];
  readonly #holder: Holder;
  readonly #storyId: string;
  readonly #watch: SlideWatch;

  constructor({ drafts }: AppPorts, session: Session, storyId: string, watch: SlideWatch) {
    this.#drafts = drafts;
    this.#holder = holderOf(session);
    this.#storyId = storyId;
    this.#watch = watch;
  }

  get #key() {
    return draftKey("builder", this.#holder, `${this.#storyId}:${this.#watch.slideId ?? "new"}`);
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
