import type { CatalogueSource } from "#core/domain/search/index.ts";
import type { Cancel, Clock, Message, Outcome, Refusal, Span } from "#core/kernel/index.ts";
import { seconds, wordsOf } from "#core/kernel/index.ts";

/** One page of what was found, of how many, and whom it comes from. */
export interface FoundPage<T> {
  readonly results: readonly T[];
  readonly pages: number;
  readonly source: CatalogueSource | null;
}

/** Pause in typing after which a search is sent, in ms. */
export const typingPause: Span = 300;

/**
 * Looking for something by words (SEARCH-01, SEARCH-02, SEARCH-04; MEDIA-20): as it is typed, page by page. An answer
 * that comes after a later question is dropped; the same is not asked twice. Whoever searched too often has to wait, and
 * then it goes on by itself.
 */
export class Search<T> {
  /** What is typed. */
  term = "";
  /** What was found, all pages that were asked for; null until the first answer. */
  results: readonly T[] | null = null;
  pages = 0;
  source: CatalogueSource | null = null;
  isSearching = false;
  /** Nothing was answered; with words where there are any. */
  failure: { readonly words: Message | null } | null = null;
  /** What was chosen here. */
  selected: T | null = null;

  readonly #clock: Pick<Clock, "after">;
  readonly #ask: (term: string, page: number) => Promise<Outcome<FoundPage<T>>>;
  /** Looked for while nothing is typed; "" finds nothing. */
  readonly #usual: string;
  #page = 0;
  /** What the results are of, or will be. */
  #asked: string | null = null;
  #turn = 0;
  #stopWaiting: Cancel = () => undefined;
  #stopResting: Cancel = () => undefined;

  constructor(
    clock: Pick<Clock, "after">,
    ask: (term: string, page: number) => Promise<Outcome<FoundPage<T>>>,
    usual = "",
  ) {
    this.#clock = clock;
    this.#ask = ask;
    this.#usual = usual;
  }

  get hasMore(): boolean {
    return this.#page < this.pages;
  }
  /** What was looked for, for whoever is told that nothing was found. */
  get asked(): string {
    return this.#asked ?? "";
  }

  /** Looks for the usual where nothing was looked for yet. */
  open(): Promise<void> {
    return this.#look();
  }
  /** Looks for it when it has been left so for a moment. */
  type(term: string): void {
    this.term = term;
    this.#stopWaiting();
    this.#stopWaiting = this.#clock.after(typingPause, () => void this.#look());
  }
  /** Looks for what is typed without waiting. */
  search(): Promise<void> {
    this.#stopWaiting();
    return this.#look();
  }
  more(): Promise<void> {
    if (this.isSearching || !this.hasMore || this.#asked === null) return Promise.resolve();
    return this.#read(this.#asked, this.#page + 1);
  }
  /** Asks again for what failed. */
  again(): Promise<void> {
    return this.#read(this.#asked ?? this.#wanted, this.results === null ? 1 : this.#page + 1);
  }
  select(one: T): void {
    this.selected = one;
  }

  get #wanted(): string {
    return this.term.trim() || this.#usual;
  }
  async #look(): Promise<void> {
    const wanted = this.#wanted;
    if (wanted === this.#asked && this.failure === null) return;
    this.#asked = wanted;
    if (wanted !== "") return this.#read(wanted, 1);
    this.#turn++;
    this.#stopResting();
    this.isSearching = false;
    this.failure = null;
    this.#show({ results: [], pages: 0, source: null }, 0);
  }
  async #read(term: string, page: number): Promise<void> {
    const turn = ++this.#turn;
    this.#stopResting();
    if (page === 1) this.results = null;
    this.isSearching = true;
    this.failure = null;
    const answer = await this.#ask(term, page);
    // something else was looked for meanwhile
    if (turn !== this.#turn) return;
    this.isSearching = false;
    if (answer.ok) this.#show(answer.value, page);
    else this.#fail(answer.refusal);
  }
  #fail(refusal: Refusal): void {
    this.failure = { words: wordsOf(refusal) };
    const { code, retryAfter } = refusal;
    if (code === "limited" && retryAfter !== undefined)
      this.#stopResting = this.#clock.after(seconds(retryAfter), () => void this.again());
  }
  #show({ results, pages, source }: FoundPage<T>, page: number): void {
    this.results = page > 1 ? [...(this.results ?? []), ...results] : results;
    this.#page = page;
    this.pages = pages;
    this.source = source;
  }
}
