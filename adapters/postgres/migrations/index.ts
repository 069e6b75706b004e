import { readdirSync, readFileSync } from "node:fs";

/** Each migration by its name, in the order of their numbers. docs/migrations.md says how one is added. */
export const migrationNames: readonly string[] = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".sql"))
  .map((file) => file.slice(0, -".sql".length))
  .sort();

/** The statements of a migration. */
export const readMigration = (name: string): string =>
  readFileSync(new URL(`${name}.sql`, import.meta.url), "utf8");
