// `npm run mutate`: breaks one expression of core/domain at a time and prints what neither the
// domain's specs nor the scenarios of level core noticed (docs/decisions/0046).
// `npm run mutate -- core/domain/role core/domain/auth/code.ts` breaks only what is there;
// `--quick` runs at most 40 of the scenarios that reach an expression, and none for one that is
// computed while modules load: its score is never too high. `--workers 1` leaves the rest of the
// machine to others; `--noticed` prints what noticed the others.
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { measure } from "./coverage.ts";
import { instrument } from "./instrument.ts";
import { root } from "./place.ts";
import { BAR, known, line, report } from "./report.ts";
import { Trial, type Verdict } from "./trial.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    workers: { type: "string", default: `${availableParallelism()}` },
    quick: { type: "boolean", default: false },
    noticed: { type: "boolean", default: false },
  },
});
const folders = positionals.length > 0 ? positionals : ["core/domain"];
const began = performance.now();
const minutes = () => `${((performance.now() - began) / 60_000).toFixed(1)} min`;

const instrumented = await instrument(folders);
const { mutants } = instrumented;
if (mutants.length === 0) throw new Error(`nothing to break in ${folders.join(", ")}`);
const coverage = await measure(instrumented);
console.error(`${mutants.length} mutants, ${coverage.tests.length} tests, ${minutes()}`);

const verdicts: Verdict[] = [];
// What a loaded process can try comes first: tables and constants take a process each.
const queue = mutants.toSorted(
  (a, b) => Number(coverage.reach.has(b.id)) - Number(coverage.reach.has(a.id)),
);
const work = async () => {
  const trial = new Trial(instrumented, coverage, values.quick ? 40 : Number.POSITIVE_INFINITY);
  try {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const verdict = await trial.verdict(mutant);
      verdicts.push(verdict);
      if (verdict.by === null) console.error(line(verdict));
      if (verdicts.length % 100 === 0) {
        const lost = verdicts.filter(({ by }) => by === null).length;
        console.error(`${verdicts.length} tried, ${lost} not noticed, ${minutes()}`);
      }
    }
  } finally {
    trial.end();
  }
};
await Promise.all(Array.from({ length: Math.max(1, Number(values.workers)) }, work));
verdicts.sort((a, b) => a.mutant.id - b.mutant.id);

if (values.noticed)
  for (const { mutant, by } of verdicts)
    if (by !== null)
      console.log(
        `${mutant.file}:${mutant.line}:${mutant.column} -> ${mutant.replacement}: ${by.split("\n")[0]}`,
      );
const { lines, score } = report(
  verdicts,
  known(await readFile(`${root}/docs/mutation.md`, "utf8")),
);
for (const line of lines) console.log(line);
console.log(`${minutes()}`);
if (score < BAR) {
  console.log(`below ${BAR} %`);
  process.exitCode = 1;
}
