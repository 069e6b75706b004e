import type { Cancel } from "#core/kernel/index.ts";

export type Loading = "app" | "page" | "mediaPool" | "animation";

/** What is being waited for (SHELL-29); a flag is true while anybody waits for it. */
export class Loader {
  app = false;
  page = false;
  mediaPool = false;
  animation = false;
  readonly #waits: Record<Loading, number> = { app: 0, page: 0, mediaPool: 0, animation: 0 };

  /** Answers how to end the wait; ending it twice is harmless. */
  begin(what: Loading): Cancel {
    this.#waits[what]++;
    this[what] = true;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this[what] = --this.#waits[what] > 0;
    };
  }
}
