import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { api } from "./api.ts";
import { crowd } from "./crowd.ts";
import { growth } from "./growth/index.ts";
import { type Row, table } from "./measure.ts";
import { media } from "./media/index.ts";
import { page } from "./page.ts";
import { polling } from "./polling.ts";
import { scenarios } from "./scenarios.ts";
import { servers } from "./servers/index.ts";
import { stage } from "./stage/index.ts";
import { slides } from "./stage/slides.ts";
import { start } from "./start.ts";

/** Each prints its figures beside their baselines, measured in the same run (BARS). */
const benches: Readonly<Record<string, () => Promise<Row[]>>> = {
  start,
  api,
  polling,
  crowd,
  growth,
  servers,
  scenarios,
  page,
  stage,
  media,
};
const file = "docs/benchmarks.md";

const { values, positionals: asked } = parseArgs({
  options: { only: { type: "string" } },
  allowPositionals: true,
});
const names = asked.length > 0 ? asked : Object.keys(benches);
/** `slides --only giphy`: slides of that name, to look at while one is mended; printed, and not kept. */
const only = values.only === undefined ? undefined : new RegExp(values.only);
const unknown = names.filter((name) => !(name === "slides" && only) && !benches[name]);
if (unknown.length > 0) {
  console.error(`Which bench? One of: ${Object.keys(benches).join(", ")}`);
  process.exit(2);
}
if (!existsSync(file))
  writeFileSync(
    file,
    "# Benchmarks\n\nRatios measured in one run; `npm run bench -- NAME` appends.\n",
  );
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"]).toString().trim();
for (const name of names) {
  if (name === "slides" && only) {
    console.log(table(await slides(only)));
    continue;
  }
  const rows = (await benches[name]?.()) ?? [];
  const text = table(rows);
  console.log(`\n${name}\n${text}`);
  appendFileSync(
    file,
    `\n## ${name}, ${new Date().toISOString().slice(0, 10)}, ${commit}\n\n${text}\n`,
  );
}
