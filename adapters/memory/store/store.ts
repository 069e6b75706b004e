import type { Actor } from "#core/domain/access/index.ts";
import type { TokenType } from "#core/domain/role/index.ts";
import type { Instant, StoryId } from "#core/kernel/index.ts";
import {
  type CardPage,
  type Change,
  Conflict,
  type Job,
  type Match,
  type Notice,
  type RolePage,
  type Store,
  type Table,
  type Tables,
} from "#core/service/index.ts";
import { abandonedStories, bundle, members, rolesWithCards } from "./cards.ts";
import { drafted } from "./commit.ts";
import { all, compare, copied, type Data, emptyData, fitting } from "./data.ts";
import { claimMails, nextMailDue } from "./mails.ts";
import * as subjects from "./subjects.ts";

interface ListOptions<T> {
  readonly order?: keyof T & string;
  readonly descending?: boolean;
  readonly limit?: number;
}

/** The Store port in memory: the headless assembly and the browser-only demo. */
export class MemoryStore implements Store {
  readonly #data: Data;
  readonly #listeners = new Set<(notice: Notice) => void>();
  readonly #jobs: Job[];
  #asked: (job: Job) => void = (job) => void this.#jobs.push(job);

  /** @param like a store with whose rows, and jobs that nobody heard, this one begins; a row is never changed in place */
  constructor(like?: MemoryStore) {
    this.#data = like ? copied(like.#data) : emptyData();
    this.#jobs = like ? [...like.#jobs] : [];
  }

  async find<T extends Table>(table: T, id: string): Promise<Tables[T] | null> {
    return this.#data[table].get(id) ?? null;
  }

  async list<T extends Table>(
    table: T,
    match: Match<Tables[T]>,
    options: ListOptions<Tables[T]> = {},
  ): Promise<readonly Tables[T][]> {
    const order = options.order ?? "created_on";
    const sorted = all(this.#data, table)
      .filter(fitting(match))
      .sort((a, b) => compare(a, b, order) || compare(a, b, "id"));
    if (options.descending) sorted.reverse();
    return sorted.slice(0, options.limit ?? sorted.length);
  }

  async pick<T extends Table>(wanted: { readonly [K in T]: readonly string[] }) {
    const found = (Object.keys(wanted) as T[]).map((table) => [
      table,
      [...new Set(wanted[table])].flatMap((id) => this.#data[table].get(id) ?? []),
    ]);
    return Object.fromEntries(found) as { readonly [K in T]: readonly Tables[K][] };
  }

  async storySubject(id: string, actor: Actor) {
    return subjects.storySubject(this.#data, id, actor);
  }
  async wholeCard(id: string, actor: Actor) {
    const subject = subjects.storySubject(this.#data, id, actor);
    return subject && { ...subject, bundle: bundle(this.#data, id) };
  }
  async linkSubject(type: TokenType, token: string, actor: Actor, joinToken: string | null) {
    return subjects.linkSubject(this.#data, type, token, actor, joinToken);
  }
  async slideSubject(id: string, actor: Actor) {
    return subjects.slideSubject(this.#data, id, actor);
  }
  async roleSubject(id: string, actor: Actor) {
    return subjects.roleSubject(this.#data, id, actor);
  }
  async invitationSubject(
    by: "join_token" | "approve_token" | "guest_token",
    token: string,
    actor: Actor,
    role: string | null,
  ) {
    return subjects.invitationSubject(this.#data, by, token, actor, role);
  }
  async mediaSubject(id: string, actor: Actor) {
    return subjects.mediaSubject(this.#data, id, actor);
  }

  async bundle(storyId: StoryId) {
    return bundle(this.#data, storyId);
  }
  async members(storyId: StoryId) {
    return members(this.#data, storyId);
  }
  async rolesWithCards(actor: Actor, page: RolePage = {}) {
    return rolesWithCards(this.#data, actor, page);
  }
  async abandonedStories(page: CardPage) {
    return abandonedStories(this.#data, page);
  }

  async countAuthContexts(match: { email: string; network: string; since: string }) {
    return all(this.#data, "auth_contexts").filter(
      (c) => c.email === match.email && c.network === match.network && c.created_on >= match.since,
    ).length;
  }
  async claimMails(now: Instant, lease: number, limit: number, urgentOnly = false) {
    return claimMails(this.#data, now, lease, limit, urgentOnly);
  }
  async nextMailDue() {
    return nextMailDue(this.#data);
  }
  async processingMedia() {
    return all(this.#data, "media")
      .filter(({ status }) => status === "processing")
      .sort((a, b) => (a.created_on < b.created_on ? -1 : 1))
      .map(({ id }) => id);
  }

  async commit(
    changes: readonly Change[],
    notices: readonly Notice[],
    session: string | null = null,
    jobs: readonly Job[] = [],
  ): Promise<void> {
    if (session !== null && this.#data.sessions.get(session)?.revoked_on !== null)
      throw new Conflict("stale", "sessions");
    const changed = drafted(this.#data, changes).keep();
    for (const notice of [...changed, ...notices])
      for (const hear of [...this.#listeners]) hear(notice);
    for (const job of jobs) this.#asked(job);
  }
  /** Whoever keeps the queue hears of every job, also of those that were asked for before. */
  hearJobs(asked: (job: Job) => void): void {
    this.#asked = asked;
    for (const job of this.#jobs.splice(0)) asked(job);
  }
  /** There is one process. */
  exclusively<T>(_key: string, run: () => Promise<T>): Promise<T> {
    return run();
  }
  listen(hear: (notice: Notice) => void, line?: (isHearing: boolean) => void): () => void {
    this.#listeners.add(hear);
    line?.(true);
    return () => this.#listeners.delete(hear);
  }
}
