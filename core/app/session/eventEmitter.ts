import type { Cancel } from "#core/kernel/index.ts";

/** Listeners for one kind of event: `on` adds one and answers how to take it away, `emit` calls all. */
export class EventEmitter<News extends unknown[]> {
  readonly #listeners = new Set<(...news: News) => void>();

  on(hear: (...news: News) => void): Cancel {
    this.#listeners.add(hear);
    return () => void this.#listeners.delete(hear);
  }
  emit(...news: News): void {
    for (const hear of [...this.#listeners]) hear(...news);
  }
}
