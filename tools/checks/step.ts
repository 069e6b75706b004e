export type Runner = "vitest" | "cucumber" | "playwright";

/** One thing that `npm test` does: a check that passes or fails, or a runner that counts tests. */
export type Step = {
  name: string;
  command: readonly string[];
  /** Steps that have to pass first, by name. */
  after?: readonly string[];
  env?: Record<string, string>;
  /** After so many it is ended and has failed; 20 where nothing is said. */
  minutes?: number;
  /** It looks at pages in a browser: `npm test -- quick` leaves it out. */
  pages?: true;
  /** Where a runner writes what it did; a step without one counts as a single check. */
  report?: { runner: Runner; file: string };
};

/** What one test did, whoever ran it. */
export type Outcome = {
  /** Full title, with the titles around it; for scenarios their tags stand in it as `@AUTH-19`. */
  title: string;
  file: string;
  /** A retried test that passed in the end has passed; a test that did not run is skipped. */
  state: "passed" | "failed" | "skipped";
  /** How long its last try took. */
  seconds: number;
};

export type Tally = { passed: number; failed: number };
export type Result = Tally & { step: Step; seconds: number; output: string; why: string | null } & {
  tests: readonly Outcome[];
  /** Tests that needed a second try, and why. */
  retried: readonly string[];
};
