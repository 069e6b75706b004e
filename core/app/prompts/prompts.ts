import {
  currentPrompt,
  type PromptId,
  type PromptQueue,
  queued,
} from "#core/domain/prompt/index.ts";
import type { Session } from "../session/index.ts";

/** Guidance that is shown one at a time and each once; what was completed is kept by the account (PROMPT-01..06). */
export class Prompts {
  queue: PromptQueue = [];
  /** What this account has completed, as far as it is known here. */
  known: readonly string[] = [];
  /** False until it is known what was completed: nothing is shown that somebody has seen already. */
  isReady = false;

  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
    session.onLogin(() => void this.read());
    session.onLogout(() => {
      this.known = [];
    });
  }

  get completed(): readonly string[] {
    const { anonymous, isSignedIn } = this.#session;
    return isSignedIn ? this.known : anonymous.data.promptsCompleted;
  }
  get current(): PromptId | null {
    return this.isReady ? currentPrompt(this.queue, this.completed) : null;
  }

  /** A screen has something to say; it is said when its turn comes. Answers how to take it back. */
  ask(id: PromptId): () => void {
    this.queue = queued(this.queue, id);
    return () => {
      this.queue = this.queue.filter((other) => other !== id);
    };
  }

  /** Reads what the account has completed, and sends what was completed before sign-in (OPEN-102). */
  async read(): Promise<void> {
    if (this.#session.isSignedIn) {
      const answer = await this.#session.api("readTooltips", {});
      if (answer.ok) this.known = answer.value.tooltips;
      await this.#sendEarlier();
    }
    this.isReady = true;
  }

  /** Done with it, for good. What does not get through is asked again another time. */
  async complete(id: string): Promise<void> {
    const { anonymous, isSignedIn } = this.#session;
    if (this.completed.includes(id)) return;
    if (isSignedIn) {
      this.known = [...this.known, id];
      await this.#send(id);
    } else anonymous.remember({ promptsCompleted: [...anonymous.data.promptsCompleted, id] });
  }

  async #sendEarlier(): Promise<void> {
    const { anonymous } = this.#session;
    for (const id of anonymous.data.promptsCompleted) {
      if (!this.known.includes(id) && !(await this.#send(id))) return;
      const rest = anonymous.data.promptsCompleted.filter((other) => other !== id);
      anonymous.remember({ promptsCompleted: rest });
    }
  }

  async #send(id: string): Promise<boolean> {
    const answer = await this.#session.api("completeTooltip", { body: { complete: id } });
    if (answer.ok) this.known = answer.value.tooltips;
    return answer.ok;
  }
}
