import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import { migrations } from "./migrations/index.ts";

export const migrateToLatest = async (database: Database): Promise<void> => {
  const migrator = new Migrator({
    db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool: database.pool }) }),
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableName: "migrations",
    migrationLockTableName: "migrations_lock",
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};
