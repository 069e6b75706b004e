/** What a process of `npm run mutate` is told. */
export type Order =
  /**
   * Loads the specs, with `mutant` (-1 is none) broken from the start, out of these instrumented sources; those below
   * `folders` alone where they are named.
   */
  | {
      kind: "specs";
      sources: ReadonlyMap<string, string>;
      mutant: number;
      folders?: readonly string[];
    }
  /** Loads the scenarios after them. */
  | { kind: "scenarios"; mutant: number }
  /** Runs every test with nothing broken and tells what each of them reaches. */
  | { kind: "cover" }
  /**
   * Breaks `mutant` and runs these tests until one fails; without a list all that were loaded
   * last, those whose name begins with `nearest` first. After `hitLimit` passes in one test it throws: a loop.
   */
  | {
      kind: "try";
      mutant: number;
      hitLimit: number;
      tests: readonly number[] | null;
      nearest: string;
    };

/** A test: how long it took in milliseconds, and how often it reached which mutants. */
export type Test = { name: string; passed: boolean; ms: number; hits: [number, number][] };

/** What it answers; `hits` of `loaded` are the mutants that loading alone reaches. */
export type Answer =
  | { kind: "loaded"; hits: number[] }
  | { kind: "covered"; test: Test; last: boolean }
  /** `by` is the test that failed; `spoilt` says that it fails now with nothing broken, too. */
  | { kind: "tried"; by: number | null; spoilt: boolean }
  | { kind: "failed"; why: string };
