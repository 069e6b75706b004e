import type { Actor } from "#core/domain/access/index.ts";
import type { TokenType } from "#core/domain/role/index.ts";
import type { Instant, MediaId, StoryId } from "#core/kernel/index.ts";
import {
  type CardPage,
  type Change,
  isBefore,
  type Job,
  type Match,
  type Notice,
  type RolePage,
  type Store,
  type Table,
  type Tables,
} from "#core/service/ports/index.ts";
import { abandonedStories, bundle, members, rolesWithCards } from "./cards.ts";
import { sqlTypes } from "./columns.ts";
import { commit } from "./commit.ts";
import type { Database } from "./database.ts";
import type { PostgresJobs } from "./jobs.ts";
import type { Locks } from "./locks.ts";
import { claimMails, nextMailDue } from "./mails.ts";
import type { NotificationListener } from "./notificationListener.ts";
import { reviveAll } from "./row.ts";
import {
  invitationSubject,
  linkSubject,
  mediaSubject,
  roleSubject,
  slideSubject,
  storySubject,
  wholeCard,
} from "./subjects.ts";
import { kindOf } from "./tables.ts";

interface ListOptions {
  readonly order?: string;
  readonly descending?: boolean;
  readonly limit?: number;
}

/** The Store port over PostgreSQL: one round trip a method. */
export class PostgresStore implements Store {
  readonly #db: Database;
  readonly #listener: NotificationListener;
  readonly #locks: Locks;
  readonly #jobs: PostgresJobs;
  constructor(
    database: Database,
    listener: NotificationListener,
    locks: Locks,
    jobs: PostgresJobs,
  ) {
    this.#db = database;
    this.#listener = listener;
    this.#locks = locks;
    this.#jobs = jobs;
  }

  async find<T extends Table>(table: T, id: string): Promise<Tables[T] | null> {
    const [row] = await this.#db.read<Tables[T]>(`select * from ${table} where id = $1`, [id]);
    return row ?? null;
  }

  async list<T extends Table>(
    table: T,
    match: Match<Tables[T]>,
    options: ListOptions = {},
  ): Promise<readonly Tables[T][]> {
    const values: unknown[] = [];
    const wheres = Object.entries(match).map(([field, value]) =>
      condition(table, field, value, values),
    );
    const order = options.order ?? "created_on";
    if (kindOf(table, order) === null) throw new Error(`${table} has no ${order}`);
    const down = options.descending ? " desc" : "";
    const limit = options.limit === undefined ? "" : ` limit $${values.push(options.limit)}`;
    return this.#db.read<Tables[T]>(
      `select * from ${table} where ${wheres.join(" and ") || "true"} order by ${order}${down}, id${down}${limit}`,
      values,
    );
  }

  async pick<T extends Table>(wanted: { readonly [K in T]: readonly string[] }) {
    const tables = Object.keys(wanted) as T[];
    const columns = tables.map(
      (table, at) =>
        `(select coalesce(json_agg(x), '[]') from ${table} x where x.id = any($${at + 1}::text[])) as ${table}`,
    );
    const [row] = await this.#db.read<Record<T, never[]>>(
      `select ${columns.join(", ")}`,
      tables.map((table) => wanted[table]),
    );
    const found = tables.map((table) => [table, reviveAll(table, row?.[table] ?? [])]);
    return Object.fromEntries(found) as { readonly [K in T]: readonly Tables[K][] };
  }

  storySubject(id: string, actor: Actor) {
    return storySubject(this.#db, id, actor);
  }
  wholeCard(id: string, actor: Actor) {
    return wholeCard(this.#db, id, actor);
  }
  linkSubject(type: TokenType, token: string, actor: Actor, joinToken: string | null) {
    return linkSubject(this.#db, type, token, actor, joinToken);
  }
  slideSubject(id: string, actor: Actor) {
    return slideSubject(this.#db, id, actor);
  }
  roleSubject(id: string, actor: Actor) {
    return roleSubject(this.#db, id, actor);
  }
  invitationSubject(
    by: "join_token" | "approve_token" | "guest_token",
    token: string,
    actor: Actor,
    roleId: string | null,
  ) {
    return invitationSubject(this.#db, by, token, actor, roleId);
  }
  mediaSubject(id: string, actor: Actor) {
    return mediaSubject(this.#db, id, actor);
  }

  bundle(storyId: StoryId) {
    return bundle(this.#db, storyId);
  }
  members(storyId: StoryId) {
    return members(this.#db, storyId);
  }
  rolesWithCards(actor: Actor, page: RolePage = {}) {
    return rolesWithCards(this.#db, actor, page);
  }
  abandonedStories(page: CardPage) {
    return abandonedStories(this.#db, page);
  }

  async countAuthContexts(match: {
    email: string;
    network: string;
    since: string;
  }): Promise<number> {
    const [row] = await this.#db.read<{ count: number }>(
      "select count(*)::int as count from auth_contexts where email = $1 and network = $2 and created_on >= $3",
      [match.email, match.network, match.since],
    );
    return row?.count ?? 0;
  }
  claimMails(now: Instant, lease: number, limit: number, urgentOnly = false) {
    return claimMails(this.#db, now, lease, limit, urgentOnly);
  }
  nextMailDue() {
    return nextMailDue(this.#db);
  }
  async processingMedia(): Promise<readonly MediaId[]> {
    const rows = await this.#db.read<{ id: MediaId }>(
      "select id from media where status = 'processing' order by created_on",
      [],
    );
    return rows.map(({ id }) => id);
  }

  async commit(
    changes: readonly Change[],
    notices: readonly Notice[],
    session: string | null = null,
    jobs: readonly Job[] = [],
  ): Promise<void> {
    if (jobs.length > 0) await this.#jobs.ready();
    const told =
      jobs.length === 0
        ? await commit(this.#db, changes, notices, session)
        : await this.#db.together(async (write) => {
            const written = await commit({ write }, changes, notices, session);
            await this.#jobs.send(jobs, write);
            return written;
          });
    // whoever wrote reads it, and sends it: the database's own notice comes a moment later, and not through every pooler
    for (const changed of told) this.#listener.tell(changed);
    this.#jobs.wake(jobs);
    for (const notice of notices)
      if (notice.topic === "mail" || notice.topic === "delivery") this.#listener.tell(notice);
  }
  exclusively<T>(key: string, run: () => Promise<T>): Promise<T> {
    return this.#locks.hold(key, run);
  }
  listen(hear: (notice: Notice) => void, line?: (isHearing: boolean) => void): () => void {
    return this.#listener.listen(hear, line);
  }
}

/** Names the column only after `kindOf` knew it, so that no text from outside is ever part of a statement. */
const condition = (table: Table, field: string, value: unknown, values: unknown[]): string => {
  const kind = kindOf(table, field);
  if (kind === null || kind === "json") throw new Error(`${table} cannot be matched by ${field}`);
  if (value === null) return `${field} is null`;
  if (isBefore(value)) return `${field} < $${values.push(value.before)}`;
  if (!Array.isArray(value)) return `${field} = $${values.push(value)}`;
  const any = `${field} = any($${values.push(value.filter((v) => v !== null))}::${sqlTypes[kind]}[])`;
  return value.includes(null) ? `(${any} or ${field} is null)` : any;
};
