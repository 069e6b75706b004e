import pg from "pg";
import type { Identity } from "../belonging/identity.ts";
import { clientConfig, Database, type Where } from "../database.ts";
import { migrate } from "../migrate.ts";
import { migrationNames, readMigration } from "../migrations/index.ts";

/** What a database is filled from. */
export interface Filling {
  readonly migrations: readonly string[];
  readonly tables: readonly string[];
  rows(table: string): AsyncIterable<readonly string[]>;
}

/** What stands in the way of filling a database; null where nothing does. */
export const whatHinders = async (where: Where): Promise<"data" | "server" | null> => {
  const client = await connect(where);
  try {
    const asked = await client.query<{ tables: number; servers: number }>(
      `select (select count(*)::int from pg_tables where schemaname = current_schema()) as tables,
        (select count(*)::int from pg_stat_activity
          where datname = current_database() and application_name = 'fanfold' and pid <> pg_backend_pid()) as servers`,
    );
    const { tables = 0, servers = 0 } = asked.rows[0] ?? {};
    return servers > 0 ? "server" : tables > 0 ? "data" : null;
  } finally {
    await client.end();
  }
};

/** Migrations that this version does not know: the data come from a newer one. */
export const unknownOf = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !migrationNames.includes(name));

/**
 * Fills a database in one transaction: with the tables as they were, then their rows; after that it is brought up
 * to date. With `instead` what is there goes first, in the same transaction. It belongs to `identity` then.
 */
export const refill = async (
  where: Where,
  filling: Filling,
  { instead, identity, dataDir }: { instead: boolean; identity: Identity; dataDir: string },
): Promise<void> => {
  const client = await connect(where);
  try {
    await client.query("begin");
    if (instead) await dropAll(client);
    await client.query(
      "create table migrations (name varchar(255) primary key, timestamp varchar(255) not null)",
    );
    for (const name of filling.migrations) await client.query(readMigration(name));
    for (const table of filling.tables) {
      const name = client.escapeIdentifier(table);
      for await (const rows of filling.rows(table))
        await client.query(
          `insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`,
          [`[${rows.join(",")}]`],
        );
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
  const database = new Database(where, { connections: 2 });
  try {
    await migrate(database);
    await database.write(
      `insert into installation (id, used_by) values ($1, $2)
        on conflict (single) do update set id = excluded.id, used_by = excluded.used_by`,
      [identity.id, dataDir],
    );
  } finally {
    await database.stop();
  }
};

const connect = async (where: Where): Promise<pg.Client> => {
  const client = new pg.Client(clientConfig(where));
  client.on("error", () => {});
  await client.connect();
  return client;
};

const dropAll = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop table %I cascade', tablename) as statement from pg_tables where schemaname = current_schema()
      union all
      select format('drop function %s', oid::regprocedure) from pg_proc
        where pronamespace = current_schema()::regnamespace and proname like 'fanfold%'`,
  );
  for (const { statement } of rows) await client.query(statement);
};
