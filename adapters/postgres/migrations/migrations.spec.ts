import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import type { Table } from "#core/service/ports/index.ts";
import { sqlTypes } from "../columns.ts";
import { Database, type Where } from "../database.ts";
import { openStore } from "../index.ts";
import { migrate } from "../migrate.ts";
import { applyMigrations } from "../migrator.ts";
import { keys } from "../tables/keys.ts";
import { tableNames, tables } from "../tables.ts";
import { type EmptyDatabases, emptyDatabases } from "../testing.ts";
import { migrationNames, readMigration } from "./index.ts";

const beside = (file: string) => new URL(file, import.meta.url);

describe("a migration that was released", () => {
  // a line may stand twice where two branches brought it
  const lines = readFileSync(beside("sha256sums"), "utf8").split("\n").filter(Boolean);
  const sums = [...new Set(lines)].map((line) => line.split(/\s+/));

  it("[F-37] is never changed: its file has the sum that was written down", () => {
    const now = migrationNames.map((name) => [
      createHash("sha256").update(readMigration(name)).digest("hex"),
      `${name}.sql`,
    ]);
    const byName = (a: string[], b: string[]) => (a[1] ?? "").localeCompare(b[1] ?? "");
    expect(sums.sort(byName), "what to do: docs/migrations.md").toEqual(now);
  });

  it("[F-37] has a number of its own", () => {
    const numbers = migrationNames.map((name) => /^(\d{4})-[a-z]+$/.exec(name)?.[1]);
    expect(numbers).toHaveLength(new Set(numbers).size);
    expect(numbers).not.toContain(undefined);
  });
});

let server: EmptyDatabases;
beforeAll(async () => {
  server = await emptyDatabases();
}, 60_000);
afterAll(() => server.stop());

const connect = async <T>(where: Where, use: (database: Database) => Promise<T>): Promise<T> => {
  const database = new Database(where, { connections: 1 });
  try {
    return await use(database);
  } finally {
    await database.stop();
  }
};

test("[F-37] the migrations, one after another, give what tables.ts describes", async () => {
  const where = await server.create();
  const { columns, ways } = await connect(where, async (database) => {
    for (const name of migrationNames) await applyMigrations(database, name);
    return {
      columns: await database.read<{ table: string; column: string }>(
        `select table_name as table, column_name || ' ' || data_type ||
            case when collation_name is null then '' else ' ' || collation_name end ||
            case is_nullable when 'YES' then '' else ' not null' end ||
            coalesce(' default ' || column_default, '') as column
          from information_schema.columns
          where table_schema = current_schema() and table_name !~ '^(migrations|installation)'`,
        [],
      ),
      ways: await database.read<{ table: string; way: string }>(
        `select c.relname as table, case when i.indisprimary then 'primary key ' when i.indisunique then 'unique ' else '' end ||
            substring(pg_get_indexdef(i.indexrelid) from '\\(.*$') as way
          from pg_index i join pg_class c on c.oid = i.indrelid
          where c.relnamespace = current_schema()::regnamespace and c.relname !~ '^(migrations|installation)'
        union all
        select conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
          where connamespace = current_schema()::regnamespace and contype not in ('p', 'n') order by 1, 2`,
        [],
      ),
    };
  });
  const named = { "double precision": "float8", "timestamp with time zone": "timestamptz" };
  const there = (table: string) =>
    columns
      .filter((one) => one.table === table)
      .map(({ column }) =>
        Object.entries(named).reduce((text, [long, short]) => text.replace(long, short), column),
      )
      .sort();
  const wanted = (table: Table) =>
    Object.entries<string>(tables[table])
      .map(([field, kind]) => {
        const type = sqlTypes[kind.replace("?", "") as keyof typeof sqlTypes];
        return `${field} ${type}${type === "text" ? " C" : ""}${kind.endsWith("?") ? "" : " not null"}`;
      })
      .sort();
  expect([...new Set(columns.map(({ table }) => table))].sort()).toEqual([...tableNames].sort());
  for (const table of tableNames) expect(there(table), table).toEqual(wanted(table));
  const found = Object.fromEntries(
    tableNames.map((table) => [
      table,
      ways
        .filter((one) => one.table === table)
        .map(({ way }) => way)
        .sort(),
    ]),
  );
  for (const table of tableNames)
    expect(found[table], table).toEqual(["primary key (id)", ...keys[table]].sort());
});

/** 0001 alone was never released. What a database of a state has in it is in `rows/`, by the migration that made room for it. */
const states = migrationNames.slice(1);

describe.each(states)("a database that ends with %s, with rows in each of its tables", (state) => {
  it("[F-37] [REMIND-01] is brought up to date when it is opened, and reads back through the store", async () => {
    const where = await server.create();
    const before = await connect(where, async (database) => {
      for (const name of migrationNames.filter((one) => one <= state)) {
        await applyMigrations(database, name);
        const rows = beside(`rows/${name}.sql`);
        if (existsSync(rows)) await database.pool.query(readFileSync(rows, "utf8"));
      }
      const tablesThen = await database.read<{ name: Table }>(
        "select tablename as name from pg_tables where schemaname = current_schema() and tablename !~ '^(migrations|installation)'",
        [],
      );
      return Promise.all(
        tablesThen.map(async ({ name }) => ({
          table: name,
          rows: await database.read<Record<string, unknown> & { id: string }>(
            `select * from ${name} order by id`,
            [],
          ),
        })),
      );
    });
    const opened = await openStore({ where });
    try {
      for (const { table, rows } of before) {
        expect(rows.length, `rows/ has two rows of ${table} or more`).toBeGreaterThan(1);
        for (const row of rows)
          expect(await opened.store.find(table, row.id), table).toMatchObject(row);
      }
      for (const table of tableNames) await opened.store.list(table, {});
    } finally {
      await opened.stop();
    }
  });
});

it("[F-56] servers that start for the first time on one empty database at once agree on the tables", async () => {
  for (let round = 0; round < 5; round++) {
    const where = await server.create();
    const several = await Promise.all([1, 2, 3, 4].map(() => openStore({ where })));
    await Promise.all(several.map((one) => one.stop()));
    const applied = await connect(where, (database) =>
      database.read<{ name: string }>("select name from migrations order by name", []),
    );
    expect(applied.map(({ name }) => name)).toEqual(migrationNames);
  }
}, 60_000);

it("[F-37] a number that is added below one that is there already is made up for", async () => {
  const where = await server.create();
  await connect(where, async (database) => {
    await migrate(database);
    await database.write("drop function fanfold_commit", []);
    await database.write("delete from migrations where name = '0002-commit'", []);
    await migrate(database);
    expect(await database.read("select fanfold_commit('[]', '[]')", [])).toHaveLength(1);
  });
});

it("[F-33] an older Fanfold on a newer database says so", async () => {
  const where = await server.create();
  await connect(where, async (database) => {
    await migrate(database);
    await database.write("insert into migrations values ('9999-later', '2027')", []);
  });
  await expect(openStore({ where })).rejects.toThrow(
    "This database was written by a newer Fanfold (it has 9999-later).",
  );
});

it("[F-37] where one migration fails, none has happened, and the start says what the database said", async () => {
  const where = await server.create();
  const last = migrationNames.at(-1) as string;
  await connect(where, async (database) => {
    for (const name of migrationNames.slice(0, 3)) await applyMigrations(database, name);
    // in the way of what a later one makes
    await database.write("create table unsubscriptions (id int)", []);
    await expect(applyMigrations(database, last)).rejects.toThrow(/exists/);
    const applied = await database.read<{ name: string }>("select name from migrations", []);
    expect(applied).toHaveLength(3);
  });
});
