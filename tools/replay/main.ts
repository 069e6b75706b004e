// `npm run replay -- features/card.feature [--level core|http] [--tags @AUTH-19] [--journal calls.jsonl]`: plays
// scenarios and prints every step with the calls it caused. Ends with 1 when a scenario failed, with 2 when none
// was played.
import { writeFile } from "node:fs/promises";
import { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { loadConfiguration, runCucumber } from "@cucumber/cucumber/api";
import { formatter } from "./formatter.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: "string", default: "core" },
    tags: { type: "string", default: "" },
    journal: { type: "string" },
  },
});
if (values.level !== "core" && values.level !== "http") {
  console.error(`replay: no level is called ${values.level}; there are core and http`);
  process.exit(2);
}

const here = `not @browser-only and not @${values.level === "core" ? "http" : "core"}-only`;
/** Cucumber's own report would be told a second time. */
const nowhere = new Writable({ write: (_chunk, _encoding, written) => written() });
const { runConfiguration } = await loadConfiguration(
  {
    file: false,
    provided: {
      paths: positionals.length > 0 ? positionals : ["features/**/*.feature"],
      import: ["specs/world.ts", "specs/steps/**/*.steps.ts", "tools/replay/calls.ts"],
      worldParameters: { level: values.level },
      tags: values.tags === "" ? here : `(${values.tags}) and ${here}`,
      strict: true,
    },
  },
  { cwd: root },
);
const { hear, tally, journal } = formatter((line) => console.log(line));
const { success } = await runCucumber(
  runConfiguration,
  { cwd: root, stdout: nowhere, stderr: process.stderr },
  hear,
);
if (values.journal !== undefined)
  await writeFile(values.journal, journal.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
console.log(
  `\n${tally.scenarios} scenarios, ${tally.failed} failed; ${tally.calls} calls in ${tally.ms.toFixed(1)} ms`,
);
if (tally.scenarios === 0)
  console.error(
    "replay: no scenario stands there; name a file, or the line of a “Scenario:” in it",
  );
process.exitCode = tally.scenarios === 0 ? 2 : success ? 0 : 1;
