import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import { migrations } from "./migrations/index.ts";
import { tableNames, tables } from "./tables.ts";

/** Brings the database to this version's tables; under a lock, so that several servers may start at once. */
export const migrate = async (database: Database): Promise<void> => {
  const { error } = await migrator(database).migrateToLatest();
  if (error) throw error;
  await compare(database);
};

const migrator = (database: Database): Migrator =>
  new Migrator({
    db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool: database.pool }) }),
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableName: "migrations",
    migrationLockTableName: "migrations_lock",
  });

/** A column that the records have and the database has not would lose data silently: refuse to start. */
const compare = async (database: Database): Promise<void> => {
  const rows = await database.read<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
      where table_schema = current_schema() and table_name = any($1::text[])`,
    [tableNames],
  );
  const there = new Set(rows.map((row) => row.column));
  const missing = tableNames
    .flatMap((table) => Object.keys(tables[table]).map((field) => `${table}.${field}`))
    .filter((column) => !there.has(column));
  if (missing.length > 0)
    throw new Error(`The database lacks ${missing.join(", ")}: a migration is missing.`);
};
