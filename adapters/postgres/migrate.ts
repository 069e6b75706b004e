import type { Database } from "./database.ts";
import { migrationNames } from "./migrations/names.ts";
import { tableNames, tables } from "./tables.ts";

/** Brings the database to this version's tables; under a lock, so that several servers may start at once. */
export const migrate = async (database: Database): Promise<void> => {
  if (!(await isLatest(database))) {
    const { migrateToLatest } = await import("./migrator.ts");
    await migrateToLatest(database);
  }
  await compare(database);
};

/** What only a first or a newer start needs is not loaded at every start (P12). */
const isLatest = async (database: Database): Promise<boolean> => {
  const [there] = await database.read<{ there: boolean }>(
    "select to_regclass('migrations') is not null as there",
    [],
  );
  if (!there?.there) return false;
  const rows = await database.read<{ name: string }>("select name from migrations", []);
  const done = new Set(rows.map(({ name }) => name));
  // one that this version does not know is for the migrator to refuse
  return done.size === migrationNames.length && migrationNames.every((name) => done.has(name));
};

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
