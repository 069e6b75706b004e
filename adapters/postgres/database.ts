import pg from "pg";
import { Unavailable } from "#core/service/ports/index.ts";
import { KnownCards } from "./knownCards.ts";
import { instant, storable } from "./row.ts";

/** Where the database is: a URL, or the folder of a unix socket. */
export type Where =
  | { readonly url: string }
  | { readonly socket: string; readonly database: string };

export interface DatabaseOptions {
  /** Told the text of each statement as it is sent: one call = one round trip (P10). */
  readonly onQuery?: ((text: string) => void) | undefined;
  readonly connections?: number | undefined;
}

/** How long, in ms, a call waits for a database that is not there: our own is being started again meanwhile. */
const patience = (where: Where): number => ("url" in where ? 1500 : 5000);
/** How long a server may take to answer a new connection. */
const answersWithin = 2000;
const int8 = 20;
const timestamptz = 1184;

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === timestamptz
      ? instant
      : oid === int8
        ? Number
        : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
};

export const clientConfig = (where: Where): pg.ClientConfig => ({
  ...("url" in where
    ? { connectionString: where.url }
    : { host: where.socket, user: "fanfold", database: where.database, password: "" }),
  types,
  application_name: "fanfold",
  connectionTimeoutMillis: answersWithin,
  keepAlive: true,
});

/** The pool. Statements are prepared once per connection under a name, so that only values travel. */
export class Database {
  readonly pool: pg.Pool;
  /** What was read of cards, so that it is not read again. */
  readonly cards = new KnownCards();
  readonly #onQuery: ((text: string) => void) | undefined;
  readonly #names = new Map<string, string>();
  readonly #patience: number;
  #stopped = false;

  constructor(where: Where, options: DatabaseOptions = {}) {
    this.#onQuery = options.onQuery;
    this.#patience = patience(where);
    const client = clientConfig(where);
    this.pool = new pg.Pool({
      ...client,
      // The pool's own limit is for waiting until another call gives a connection back.
      connectionTimeoutMillis: 10_000,
      Client: class extends pg.Client {
        constructor() {
          super(client);
        }
      },
      max: options.connections ?? 10,
      idleTimeoutMillis: 0,
    });
    // A connection that breaks leaves the pool by itself; whoever was using it hears of it from the query.
    this.pool.on("error", () => {});
    this.pool.on("connect", (client) => client.on("error", () => {}));
  }

  /** Asked a second time when the connection breaks in between: reading twice does no harm. */
  async read<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const client = await this.#connect();
    try {
      return await this.#ask<Row>(client, text, values);
    } catch (error) {
      if (!(error instanceof Unavailable) || this.#stopped) throw error;
      return this.write<Row>(text, values);
    }
  }

  /** Sent at most once: whoever asked must know whether it was written. */
  async write<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return this.#ask<Row>(await this.#connect(), text, values);
  }

  async #ask<Row extends object>(
    client: pg.PoolClient,
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    let lost = false;
    try {
      this.#onQuery?.(text);
      const result = await client.query<Row>({
        name: this.#nameOf(text),
        text,
        values: values.map(cleaned),
      });
      return result.rows;
    } catch (error) {
      lost = isLost(error);
      throw lost ? new Unavailable(error) : error;
    } finally {
      client.release(lost);
    }
  }

  /** Several statements that are written together or not at all. */
  async together<T>(
    run: (
      ask: <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>,
    ) => Promise<T>,
  ): Promise<T> {
    const client = await this.#connect();
    let lost = false;
    try {
      await client.query("begin");
      const done = await run(
        async <Row extends object>(text: string, values: readonly unknown[]) => {
          this.#onQuery?.(text);
          return (await client.query<Row>(text, values.map(cleaned))).rows;
        },
      );
      await client.query("commit");
      return done;
    } catch (error) {
      lost = isLost(error);
      if (!lost) await client.query("rollback");
      throw lost ? new Unavailable(error) : error;
    } finally {
      client.release(lost);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.pool.end();
  }

  /** Waits for a database that is just starting again; nothing has been sent yet, so this is always safe. */
  async #connect(): Promise<pg.PoolClient> {
    for (const since = Date.now(); ; ) {
      try {
        return await this.pool.connect();
      } catch (error) {
        if (this.#stopped) throw error;
        if (!isStarting(error) || Date.now() - since > this.#patience)
          throw isAway(error) ? new Unavailable(error) : error;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    }
  }

  #nameOf(text: string): string {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    const name = `f${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

const cleaned = (value: unknown): unknown =>
  typeof value === "string" ? storable(value) : Array.isArray(value) ? value.map(cleaned) : value;

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? "";
const wordsOf = (error: unknown): string => (error as Error).message ?? "";

/** Nobody answers yet, or answers that it is starting or ending. */
export const isStarting = (error: unknown): boolean =>
  ["ECONNREFUSED", "ENOENT", "ECONNRESET", "EPIPE", "57P01", "57P03", "53300"].includes(
    codeOf(error),
  ) || wordsOf(error).includes("Connection terminated");

/** Nobody can be reached where the database should be, now or for the time being. */
export const isAway = (error: unknown): boolean =>
  isStarting(error) ||
  ["ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"].includes(codeOf(error)) ||
  /^timeout e/.test(wordsOf(error));

/** The connection broke. */
export const isLost = (error: unknown): boolean =>
  ["ECONNRESET", "EPIPE", "57P01", "57P02"].includes(codeOf(error)) ||
  /Connection terminated|not queryable/.test(wordsOf(error));
