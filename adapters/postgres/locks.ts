import { createHash } from "node:crypto";
import pg from "pg";
import { clientConfig, type DatabaseOptions, type Where } from "./database.ts";

/** Cards that one process holds a lock for at the same time; each holds a connection besides those of the pool. */
const connections = 4;
const patience = 8000;

/** Locks that all processes of one database share. They end with their transaction, whatever becomes of its process. */
export class Locks {
  readonly #pool: pg.Pool;
  readonly #onQuery: DatabaseOptions["onQuery"];

  constructor(where: Where, { onQuery }: DatabaseOptions = {}) {
    this.#onQuery = onQuery;
    this.#pool = new pg.Pool({
      ...clientConfig(where),
      max: connections,
      connectionTimeoutMillis: patience,
      idleTimeoutMillis: 10_000,
      allowExitOnIdle: true,
    });
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (client) => client.on("error", () => {}));
  }

  /** Runs while nobody else holds the lock of this key; without it when it cannot be had in time. */
  async hold<T>(key: string, run: () => Promise<T>): Promise<T> {
    const release = await this.#lock(key);
    try {
      return await run();
    } finally {
      await release();
    }
  }

  stop(): Promise<void> {
    return this.#pool.end();
  }

  async #lock(key: string): Promise<() => Promise<void>> {
    const client = await this.#pool.connect().catch(() => null);
    if (client === null) return async () => {};
    const ask = (text: string) => {
      this.#onQuery?.(text);
      return client.query(text);
    };
    const leave = (text: string) =>
      ask(text).then(
        () => client.release(),
        () => client.release(true),
      );
    try {
      // one round trip; the number is our own, so nothing from outside is part of the text
      await ask(
        `begin; set local lock_timeout = ${patience}; select pg_advisory_xact_lock(${numberOf(key)})`,
      );
      return () => leave("commit");
    } catch {
      await leave("rollback");
      return async () => {};
    }
  }
}

/** Advisory locks have numbers of 64 bits for names. */
const numberOf = (key: string): bigint =>
  createHash("sha256").update(`fanfold:${key}`).digest().readBigInt64BE();
