// `npm test`: every check and every test. The last line is the sum; one failure fails the run.
// `npm test -- unit types` runs only the steps whose names begin so, `npm test -- quick` all but those with pages.
import { fileURLToPath } from "node:url";
import { type Result, run, schedule, steps } from "./checks/index.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const wanted = process.argv.slice(2);
const chosen = steps.filter(
  ({ name, pages }) =>
    wanted.length === 0 ||
    wanted.some((word) => (word === "quick" ? pages !== true : name.startsWith(word))),
);
const names = new Set(chosen.map(({ name }) => name));
const alone = chosen.map((step) => ({
  ...step,
  after: (step.after ?? []).filter((name) => names.has(name)),
}));

function tell({ step, passed, failed, seconds, why, output }: Result) {
  const tests = step.report ? `${passed} passed, ${failed} failed` : why === null ? "holds" : "";
  const line = `${why === null ? "✓" : "✗"} ${step.name.padEnd(18)} ${tests.padEnd(24)}`;
  console.log(`${line} ${seconds.toFixed(1).padStart(6)} s${why === null ? "" : `  ${why}`}`);
  if (why !== null && output.trim() !== "") console.log(`\n${output.trimEnd()}\n`);
}

const started = performance.now();
const results = await schedule(alone, 2, (step) => run(step, root), tell);
const sum = (pick: (result: Result) => number) => results.reduce((all, one) => all + pick(one), 0);
const failed = sum((result) => result.failed);
const passed = sum((result) => result.passed);

const tests = results.flatMap(({ step, tests }) => tests.map((test) => ({ ...test, step })));
const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
if (slowest.length > 0) console.log("\nthe slowest tests:");
for (const { step, title, seconds } of slowest)
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${step.name}: ${title}`);
for (const { step, retried } of results)
  for (const title of retried) console.log(`tried again, to be mended: ${step.name}: ${title}`);
console.log(`\n${((performance.now() - started) / 60_000).toFixed(1)} minutes`);

const broken = results.filter((result) => result.failed > 0);
if (broken.length > 0) console.log(`\nfailed: ${broken.map(({ step }) => step.name).join(", ")}`);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0 || passed === 0) process.exitCode = 1;
