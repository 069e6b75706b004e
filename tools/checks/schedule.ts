import type { Result, Step } from "./step.ts";

/**
 * Runs the steps in their order, at most `width` at a time, each after those it names. A step
 * whose forerunner failed is not run and counts as failed.
 */
export async function schedule(
  steps: readonly Step[],
  width: number,
  run: (step: Step) => Promise<Result>,
  told: (result: Result) => void,
): Promise<Result[]> {
  const waiting = [...steps];
  const done = new Map<string, Result>();
  const running = new Set<Promise<void>>();

  const finish = (result: Result) => {
    done.set(result.step.name, result);
    told(result);
  };
  const ready = (step: Step) => (step.after ?? []).every((name) => done.has(name));
  const broken = (step: Step) => (step.after ?? []).find((name) => done.get(name)?.failed !== 0);

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < width ? waiting.find(ready) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      const cause = broken(next);
      if (cause !== undefined) {
        finish(notRun(next, `not run: ${cause} failed`));
        continue;
      }
      const job = run(next).then((result) => {
        finish(result);
        running.delete(job);
      });
      running.add(job);
    } else if (running.size > 0) {
      await Promise.race(running);
    } else {
      for (const step of waiting.splice(0)) finish(notRun(step, "not run: waits for no step"));
    }
  }
  return [...done.values()];
}

/** What did not begin counts as failed. */
export const notRun = (step: Step, why: string): Result => ({
  step,
  passed: 0,
  failed: 1,
  seconds: 0,
  output: "",
  why,
  tests: [],
  retried: [],
});
