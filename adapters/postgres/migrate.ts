import type { Database } from "./database.ts";
import { migrationNames } from "./migrations/index.ts";
import { tableNames, tables } from "./tables.ts";

/** Brings the database to this version's tables. */
export const migrate = async (database: Database): Promise<void> => {
  const applied = await appliedTo(database);
  const unknown = [...applied].filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0)
    throw new Error(
      `This database was written by a newer Fanfold (it has ${unknown.join(", ")}). Start that version, or restore a backup made with this one.`,
    );
  if (migrationNames.some((name) => !applied.has(name))) {
    // What only a first or a newer start needs is not loaded at every start (P12).
    const { applyMigrations } = await import("./migrator.ts");
    await applyMigrations(database);
  }
  await compare(database);
};

const appliedTo = async (database: Database): Promise<ReadonlySet<string>> => {
  const [there] = await database.read<{ there: boolean }>(
    "select to_regclass('migrations') is not null as there",
    [],
  );
  if (!there?.there) return new Set();
  const rows = await database.read<{ name: string }>("select name from migrations", []);
  return new Set(rows.map(({ name }) => name));
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
