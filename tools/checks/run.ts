import { readFile, rm } from "node:fs/promises";
import { execute } from "./execute.ts";
import { outcomes } from "./outcome.ts";
import type { Result, Step, Tally } from "./step.ts";

/** Runs one step to its end and counts what it did. Never throws: a broken step is a failed one. */
export async function run(step: Step, root: string): Promise<Result> {
  const started = performance.now();
  const file = step.report && `${root}/${step.report.file}`;
  // What an earlier run left must not be counted again.
  if (file) await rm(file, { force: true });
  const { code, output } = await execute(step, root);
  const judged = step.report ? await judge(step, `${file}`, code) : check(code);
  return { step, output, seconds: (performance.now() - started) / 1000, ...judged };
}

type Judged = Tally & { why: string | null };

const check = (code: number | string): Judged =>
  code === 0
    ? { passed: 1, failed: 0, why: null }
    : { passed: 0, failed: 1, why: `ended with ${code}` };

async function judge(step: Step, file: string, code: number | string): Promise<Judged> {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return { passed: 0, failed: 1, why: `wrote no report, ended with ${code}` };
  try {
    return count(outcomes(step.report?.runner ?? "vitest", JSON.parse(text)), code);
  } catch (fault) {
    return { passed: 0, failed: 1, why: `its report cannot be read: ${fault}` };
  }
}

/** Zero tests are a failure, and so is a runner that fails beside passing tests. */
export function count(tests: { state: string }[], code: number | string): Judged {
  const passed = tests.filter(({ state }) => state === "passed").length;
  const failed = tests.filter(({ state }) => state === "failed").length;
  if (failed > 0) return { passed, failed, why: `${failed} failed` };
  if (passed === 0) return { passed, failed: 1, why: "no test ran" };
  if (code !== 0) return { passed, failed: 1, why: `tests passed, but it ended with ${code}` };
  return { passed, failed, why: null };
}
