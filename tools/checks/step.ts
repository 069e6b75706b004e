export type Runner = "vitest" | "cucumber" | "playwright";

/** One thing that `npm test` does: a check that passes or fails, or a runner that counts tests. */
export type Step = {
  name: string;
  command: readonly string[];
  /** Steps that have to pass first, by name. */
  after?: readonly string[];
  env?: Record<string, string>;
  /** Where a runner writes what it did; a step without one counts as a single check. */
  report?: { runner: Runner; file: string };
};

export type Tally = { passed: number; failed: number };
export type Result = Tally & { step: Step; seconds: number; output: string; why: string | null };
