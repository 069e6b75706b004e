import type { Migration } from "kysely/migration";
import { createTables } from "./0001-tables.ts";
import { createCommit } from "./0002-commit.ts";

/** In the order of their names, which are never changed once released. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-tables": createTables,
  "0002-commit": createCommit,
};
