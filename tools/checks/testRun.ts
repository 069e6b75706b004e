import { endSteps, killSteps, underWay } from "./execute.ts";
import { run } from "./run.ts";
import { notRun, schedule } from "./schedule.ts";
import type { Result, Step } from "./step.ts";

function tell({ step, passed, failed, seconds, why, output }: Result) {
  const tests = step.report ? `${passed} passed, ${failed} failed` : why === null ? "holds" : "";
  const line = `${why === null ? "✓" : "✗"} ${step.name.padEnd(18)} ${tests.padEnd(24)}`;
  console.log(`${line} ${seconds.toFixed(1).padStart(6)} s${why === null ? "" : `  ${why}`}`);
  if (why !== null && output.trim() !== "") console.log(`\n${output.trimEnd()}\n`);
}

/** Numbers of the signals, as a shell adds them to 128. */
const interruptions = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
type Interruption = keyof typeof interruptions;

/**
 * Runs `steps` below `root`, `width` at a time; prints what they did and answers the exit code. A signal ends them; one
 * that comes `insists` ms later or more ends them at once (npm passes on what the terminal sent us already).
 */
export async function testRun(
  steps: readonly Step[],
  root: string,
  width: number,
  insists = 500,
): Promise<number> {
  let interrupted: Interruption | null = null;
  let since = 0;
  const interrupt = (signal: Interruption) => {
    if (interrupted !== null) {
      // whoever is impatient would kill us next, and then no one could end them
      if (performance.now() - since >= insists) process.exit(128 + interruptions[signal]);
      return;
    }
    interrupted = signal;
    since = performance.now();
    console.log(`\n${signal}: ending ${underWay().join(", ")}`);
    endSteps(`ended by ${signal}`);
  };
  for (const signal of Object.keys(interruptions) as Interruption[]) process.on(signal, interrupt);
  process.on("exit", killSteps);

  const started = performance.now();
  const perform = async (step: Step): Promise<Result> =>
    interrupted === null ? run(step, root) : notRun(step, `not run: ${interrupted}`);
  const results = await schedule(steps, width, perform, tell);
  const seconds = (performance.now() - started) / 1000;
  const [passed, failed] = summary(results, seconds);
  if (interrupted !== null) return 128 + interruptions[interrupted as Interruption];
  return failed > 0 || passed === 0 ? 1 : 0;
}

/** Prints what took long, what was tried again and, as its last line, the sum. */
function summary(results: readonly Result[], seconds: number): [number, number] {
  const sum = (pick: (result: Result) => number) =>
    results.reduce((all, one) => all + pick(one), 0);
  const failed = sum((result) => result.failed);
  const passed = sum((result) => result.passed);
  const tests = results.flatMap(({ step, tests }) => tests.map((test) => ({ ...test, step })));
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  if (slowest.length > 0) console.log("\nthe slowest tests:");
  for (const { step, title, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${step.name}: ${title}`);
  for (const { step, retried } of results)
    for (const title of retried) console.log(`tried again, to be mended: ${step.name}: ${title}`);
  console.log(`\n${(seconds / 60).toFixed(1)} minutes`);
  const broken = results.filter((result) => result.failed > 0);
  if (broken.length > 0) console.log(`\nfailed: ${broken.map(({ step }) => step.name).join(", ")}`);
  console.log(`${passed} passed, ${failed} failed`);
  return [passed, failed];
}
