import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Notice } from "#core/service/ports/index.ts";
import { clientConfig, type Where } from "./database.ts";

const waits = [50, 100, 250, 500, 1000, 2000];
/** How often the connection is tried, and how long it may take to answer, in ms: one may break without a word. */
const trying = { every: 5000, within: 5000 };
/** What a connection tells itself, to know that it hears. */
const trial = "trial";
/** As the database knows them. */
export const listenerStatements = ["listen fanfold", "select pg_notify('fanfold', $1)"] as const;

/** One connection of its own that hears every process's notices, and comes back when it breaks. */
export class NotificationListener {
  readonly #where: Where;
  readonly #trying: typeof trying;
  readonly #hearers = new Set<(notice: Notice) => void>();
  readonly #lines = new Set<(isHearing: boolean) => void>();
  #client: pg.Client | null = null;
  #again: NodeJS.Timeout | null = null;
  #heard = "";
  #failures = 0;
  #stopped = false;

  constructor(where: Where, often = trying) {
    this.#where = where;
    this.#trying = often;
  }

  listen(hear: (notice: Notice) => void, line?: (isHearing: boolean) => void): () => void {
    this.#hearers.add(hear);
    if (line) {
      this.#lines.add(line);
      line(this.#client !== null);
    }
    return () => {
      this.#hearers.delete(hear);
      if (line) this.#lines.delete(line);
    };
  }

  /**
   * Resolves when notices are heard; also where they cannot be although the database is there, as behind a pooler, and
   * then it goes on trying.
   */
  async start(): Promise<void> {
    const client = new pg.Client({
      ...clientConfig(this.#where),
      query_timeout: this.#trying.within,
    });
    const lost = () => {
      if (this.#client !== client) return;
      this.#client = null;
      this.#tellLines();
      this.#later();
    };
    client.on("error", lost);
    client.on("end", lost);
    client.on("notification", ({ payload }) => {
      const notice = JSON.parse(payload ?? "") as Notice;
      if ((notice.topic as string) === trial) this.#heard = notice.kind;
      else this.tell(notice);
    });
    await client.connect();
    await client.query(listenerStatements[0]);
    const isHearing = await this.#hears(client);
    if (!isHearing) this.#later();
    if (this.#stopped || !isHearing) return client.end();
    this.#client = client;
    this.#failures = 0;
    this.#tellLines();
    this.#tryAgain(client, lost);
  }

  #tryAgain(client: pg.Client, lost: () => void): void {
    const ask = async () => {
      if (this.#client !== client) return;
      if (await this.#hears(client).catch(() => false)) return this.#tryAgain(client, lost);
      lost();
      // it may be of no use for long, and nobody waits for it
      await client.end().catch(() => {});
    };
    setTimeout(() => void ask(), this.#trying.every).unref();
  }

  /**
   * Whether the connection hears what it tells itself: PostgreSQL delivers it before it says that it is ready again. A
   * pooler that shares connections takes `listen`, and nothing is ever heard.
   */
  async #hears(client: pg.Client): Promise<boolean> {
    const kind = randomUUID();
    await client.query(listenerStatements[1], [JSON.stringify({ topic: trial, kind })]);
    return this.#heard === kind;
  }

  /** Tells those who listen here. */
  tell(notice: Notice): void {
    for (const hear of [...this.#hearers]) hear(notice);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#again) clearTimeout(this.#again);
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  #later(): void {
    if (this.#stopped) return;
    const wait = waits[Math.min(this.#failures++, waits.length - 1)];
    this.#again = setTimeout(() => this.start().catch(() => this.#later()), wait);
    this.#again.unref();
  }

  #tellLines(): void {
    for (const line of [...this.#lines]) line(this.#client !== null);
  }
}
