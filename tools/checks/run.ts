import { readFile, rm } from "node:fs/promises";
import { execute } from "./execute.ts";
import { outcomes, retriedIn } from "./outcome.ts";
import type { Outcome, Result, Runner, Step, Tally } from "./step.ts";

/** Runs one step to its end and counts what it did. Never throws: a broken step is a failed one. */
export async function run(step: Step, root: string): Promise<Result> {
  const started = performance.now();
  const file = step.report && `${root}/${step.report.file}`;
  // What an earlier run left must not be counted again.
  if (file) await rm(file, { force: true });
  const { code, output } = await execute(step, root);
  const judged = step.report
    ? await judge(step.report.runner, `${file}`, code, output)
    : check(code);
  return { step, output, seconds: (performance.now() - started) / 1000, ...judged };
}

type Judged = Tally & Pick<Result, "why" | "tests" | "retried">;
const none = { tests: [], retried: [] };

const check = (code: number | string): Judged =>
  code === 0
    ? { passed: 1, failed: 0, why: null, ...none }
    : { passed: 0, failed: 1, why: ended(code), ...none };

/** Where there is no exit code the words tell by themselves. */
const ended = (code: number | string): string =>
  typeof code === "number" || code.startsWith("SIG") ? `ended with ${code}` : code;

async function judge(
  runner: Runner,
  file: string,
  code: number | string,
  output: string,
): Promise<Judged> {
  const broken = (why: string): Judged => ({ passed: 0, failed: 1, why, ...none });
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return broken(`wrote no report, ${ended(code)}`);
  try {
    const report = JSON.parse(text);
    const tests = outcomes(runner, report);
    return { ...count(tests, code), tests, retried: retriedIn(runner, report, output) };
  } catch (fault) {
    // a runner that was ended leaves the beginning of one
    const cause = code === 0 ? "" : `${ended(code)}; `;
    return broken(`${cause}its report cannot be read: ${fault}`);
  }
}

/** Zero tests are a failure, and so is a runner that fails beside passing tests. */
export function count(
  tests: readonly Pick<Outcome, "state">[],
  code: number | string,
): Tally & Pick<Result, "why"> {
  const passed = tests.filter(({ state }) => state === "passed").length;
  const failed = tests.filter(({ state }) => state === "failed").length;
  const besides = typeof code === "string" ? `, ${ended(code)}` : "";
  if (failed > 0) return { passed, failed, why: `${failed} failed${besides}` };
  if (passed === 0) return { passed, failed: 1, why: `no test ran${besides}` };
  if (code !== 0) return { passed, failed: 1, why: `tests passed, but ${ended(code)}` };
  return { passed, failed, why: null };
}
