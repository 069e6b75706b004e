import { Kysely, PostgresDialect, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import { migrationNames, readMigration } from "./migrations/index.ts";

/**
 * Applies what the database lacks, all of it or nothing, under an advisory lock, so that several servers may
 * start at once. A number that came later than its successor is made up for: rooms work at the same time.
 * @param last the migration to end with; the newest without it
 */
export const applyMigrations = async (database: Database, last?: string): Promise<void> => {
  const migrator = new Migrator({
    db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool: database.pool }) }),
    provider: { getMigrations: async () => Object.fromEntries(migrationNames.map(migration)) },
    migrationTableName: "migrations",
    migrationLockTableName: "migrations_lock",
    allowUnorderedMigrations: true,
  });
  const { error } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error) throw error;
};

const migration = (name: string): [string, Migration] => [
  name,
  { up: async (db) => void (await sql.raw(readMigration(name)).execute(db)) },
];
