// `npm run requirements`: what the last runs of the tests have shown of docs/requirements.md.
// `-- --prefix AUTH` and `-- --ids FORM,SLIDE-01..05` look at a part of it.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { catalogue, cover, lastRuns, print, wanted } from "./coverage/index.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({ options: { prefix: { type: "string" }, ids: { type: "string" } } });

const all = catalogue(await readFile(`${root}/docs/requirements.md`, "utf8"));
const words = [values.prefix, values.ids].filter((word) => word !== undefined).join(",");

try {
  const ids = words === "" ? all : wanted(all, words);
  const { tests, read, absent } = await lastRuns(root);
  const coverage = cover(all, tests);
  for (const line of print(ids, coverage)) console.log(line);
  console.log(`\nread: ${read.join(", ") || "nothing; run npm test first"}`);
  if (absent.length > 0) console.log(`not there: ${absent.join(", ")}`);
  if (coverage.greedy.length + coverage.unknown.length > 0) process.exitCode = 1;
} catch (fault) {
  console.error(`requirements: ${fault instanceof Error ? fault.message : fault}`);
  process.exitCode = 1;
}
