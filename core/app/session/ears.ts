import type { Cancel } from "#core/kernel/index.ts";

/** Whoever wants to be told of one thing. */
export class Ears<News extends unknown[]> {
  readonly #hears = new Set<(...news: News) => void>();

  hear(hear: (...news: News) => void): Cancel {
    this.#hears.add(hear);
    return () => void this.#hears.delete(hear);
  }
  tell(...news: News): void {
    for (const hear of [...this.#hears]) hear(...news);
  }
}
