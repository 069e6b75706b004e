import type { Table } from "#core/service/ports/index.ts";
import type { sqlTypes, TableColumns } from "./columns.ts";
import { cards } from "./tables/cards.ts";
import { money } from "./tables/money.ts";
import { people } from "./tables/people.ts";
import { post } from "./tables/post.ts";
import { themes } from "./tables/themes.ts";
import { traffic } from "./tables/traffic.ts";

/** Every column of every table, once. A new field of a record is one new line there (and a migration). */
export const tables: TableColumns<Table> = {
  ...people,
  ...cards,
  ...money,
  ...themes,
  ...post,
  ...traffic,
};

export const tableNames = Object.keys(tables) as Table[];
export const isTable = (name: string | undefined): name is Table =>
  name !== undefined && name in tables;

/** The kind of a column without its `?`; null for a name the table has not. */
export const kindOf = (table: Table, field: string): keyof typeof sqlTypes | null =>
  Object.hasOwn(tables[table], field)
    ? ((tables[table] as Record<string, string>)[field]?.replace("?", "") as keyof typeof sqlTypes)
    : null;
