/** `npm run settings`: writes the table of settings into docs/self-hosting.md anew. */
import { readFileSync, writeFileSync } from "node:fs";
import { settingsTable } from "#server/settings.ts";

const file = "docs/self-hosting.md";
const page = readFileSync(file, "utf8");
const table = /^\| Setting \|.*\n(?:\|.*(?:\n|$))+/m;
if (!table.test(page)) throw new Error(`${file} has no table of settings`);
writeFileSync(
  file,
  page.replace(table, () => `${settingsTable()}\n`),
);
