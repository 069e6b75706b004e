import type { Migration } from "kysely/migration";
import { createTables } from "./0001-tables.ts";
import { createCommit } from "./0002-commit.ts";
import { createReminders } from "./0003-reminders.ts";
import type { migrationNames } from "./names.ts";

export const migrations: Readonly<Record<(typeof migrationNames)[number], Migration>> = {
  "0001-tables": createTables,
  "0002-commit": createCommit,
  "0003-reminders": createReminders,
};
