import pg from "pg";
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

const patience = 8000;
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
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
});

/** The pool. Statements are prepared once per connection under a name, so that only values travel. */
export class Database {
  readonly pool: pg.Pool;
  readonly #onQuery: ((text: string) => void) | undefined;
  readonly #names = new Map<string, string>();
  #stopped = false;

  constructor(where: Where, options: DatabaseOptions = {}) {
    this.#onQuery = options.onQuery;
    this.pool = new pg.Pool({
      ...clientConfig(where),
      max: options.connections ?? 10,
      idleTimeoutMillis: 0,
    });
    // A connection that breaks leaves the pool by itself; whoever was using it hears of it from the query.
    this.pool.on("error", () => {});
    this.pool.on("connect", (client) => client.on("error", () => {}));
  }

  /** Asked a second time when the connection breaks in between: reading twice does no harm. */
  async read<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    try {
      return await this.write<Row>(text, values);
    } catch (error) {
      if (!isLost(error) || this.#stopped) throw error;
      return this.write<Row>(text, values);
    }
  }

  /** Sent at most once: whoever asked must know whether it was written. */
  async write<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const client = await this.#connect();
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
      throw error;
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
        if (this.#stopped || !isStarting(error) || Date.now() - since > patience) throw error;
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

/** The connection broke. */
export const isLost = (error: unknown): boolean =>
  ["ECONNRESET", "EPIPE", "57P01", "57P02"].includes(codeOf(error)) ||
  /Connection terminated|not queryable/.test(wordsOf(error));
