import { randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Database, type Where } from "./database.ts";
import { startEmbedded } from "./embedded.ts";
import { type OpenStore, openStore } from "./open.ts";
import { tableNames } from "./tables.ts";

export interface TestDatabase {
  /** Another store over the same, emptied database, or over it as it is. */
  readonly open: OpenStore;
  readonly where: Where;
  /** Empties every table. */
  empty(): Promise<void>;
  stop(): Promise<void>;
}

/** One statement, so that what rows refer to may go before them. Of the few rows of a test; `truncate` takes 100 ms. */
const emptied = `with ${tableNames.map((name) => `${name}_gone as (delete from ${name})`).join(", ")} select 1`;

/**
 * A database that is gone afterwards: a new one on the server of `DATABASE_URL`, else an embedded server in
 * a temporary folder (without fsync: what is tested with it is not its durability).
 */
export const testDatabase = async (onQuery?: (text: string) => void): Promise<TestDatabase> => {
  const { where, drop } = await freshDatabase();
  const open = await openStore({ where, onQuery });
  const database = new Database(where, { connections: 1 });
  return {
    open,
    where,
    empty: async () => {
      await database.write(emptied, []);
    },
    stop: async () => {
      await open.stop();
      await database.stop();
      await drop();
    },
  };
};

const freshDatabase = () =>
  process.env.DATABASE_URL ? onServer(process.env.DATABASE_URL) : inTemporaryFolder();

export interface EmptyDatabases {
  /** A database with nothing in it, not even tables. */
  create(options?: string): Promise<Where>;
  stop(): Promise<void>;
}

/** The URL by which a database is reached, as `DATABASE_URL` has it. */
export const urlOf = (where: Where): string =>
  "url" in where
    ? where.url
    : `postgres://fanfold@localhost/${where.database}?host=${encodeURIComponent(where.socket)}`;

/** Any number of empty databases on one server, gone afterwards. */
export const emptyDatabases = async (): Promise<EmptyDatabases> => {
  const { where, drop } = await freshDatabase();
  const server = new Database(where, { connections: 1 });
  const names: string[] = [];
  return {
    create: async (options = "") => {
      const database = `fanfold_empty_${randomBytes(6).toString("hex")}`;
      await server.write(`create database ${database} ${options}`, []);
      names.push(database);
      if ("socket" in where) return { ...where, database };
      const own = new URL(where.url);
      own.pathname = `/${database}`;
      return { url: own.href };
    },
    stop: async () => {
      for (const name of names) await server.write(`drop database ${name} with (force)`, []);
      await server.stop();
      await drop();
    },
  };
};

const inTemporaryFolder = async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "fanfold-db-"));
  fs.chmodSync(folder, 0o755);
  const embedded = await startEmbedded({ dataDir: folder, durable: false });
  const where: Where = { socket: embedded.socket, database: "postgres" };
  const drop = async () => {
    await embedded.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { where, drop };
};

const onServer = async (url: string) => {
  const name = `fanfold_test_${randomBytes(6).toString("hex")}`;
  const server = new Database({ url }, { connections: 1 });
  await server.write(`create database ${name}`, []);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const drop = async () => {
    await server.write(`drop database ${name} with (force)`, []);
    await server.stop();
  };
  return { where: { url: own.href } satisfies Where, drop };
};
