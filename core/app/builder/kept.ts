import type { AppPorts } from "../appPorts.ts";
import { draftKey, type Holder, holderOf } from "../drafts/index.ts";
import type { Session } from "../session/index.ts";
import type { Draft } from "./draft.ts";
import type { SlideWatch } from "./watch.ts";

const nothing = () => undefined;

/**
 * The message as this browser keeps it: by whose it is, the card, and the slide that is edited (BUILD-15). A browser
 * that is full, or keeps nothing, is no reason to stop: the message is written and sent all the same.
 */
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
    return (await this.#drafts.get(this.#key).catch(nothing)) as Draft | undefined;
  }
  put(draft: Draft): Promise<void> {
    return this.#drafts.put(this.#key, { ...draft }).catch(nothing);
  }
  remove(): Promise<void> {
    return this.#drafts.remove(this.#key).catch(nothing);
  }
}
