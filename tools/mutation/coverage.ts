import type { Instrumented } from "./instrument.ts";
import type { Test } from "./orders.ts";
import { Worker } from "./process.ts";

/** Which tests reach which mutant, from one run with nothing broken. */
export type Coverage = {
  tests: readonly Test[];
  /** How many mutants of a file each test reaches, by the test's index. */
  depth: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Mutants that loading the modules reaches: they stand in tables and constants. */
  loading: ReadonlySet<number>;
  /** Indices of the tests that reach a mutant, and how often they all do. */
  reach: ReadonlyMap<number, { tests: number[]; hits: number }>;
  /** How long loading and the whole run took, in milliseconds. */
  ms: { load: number; run: number };
};

const MINUTES = 60_000;

/** Runs every test once; throws where one fails although nothing is broken. */
export const measure = async ({ sources, mutants }: Instrumented): Promise<Coverage> => {
  const worker = new Worker();
  try {
    const begun = performance.now();
    await worker.ask({ kind: "specs", sources, mutant: -1 }, 5 * MINUTES);
    const loaded = await worker.ask({ kind: "scenarios", mutant: -1 }, 5 * MINUTES);
    const load = performance.now() - begun;
    const tests: Test[] = [];
    await worker.ask({ kind: "cover" }, 15 * MINUTES, (answer) => {
      if (answer.kind === "covered") tests.push(answer.test);
      return answer.kind === "covered" && answer.last;
    });
    const red = tests.filter(({ passed }) => !passed).map(({ name }) => name);
    if (red.length > 0) throw new Error(`fails with nothing broken:\n${red.join("\n")}`);
    const reach = new Map<number, { tests: number[]; hits: number }>();
    const depth = new Map<string, Map<number, number>>();
    const files = new Map(mutants.map(({ id, file }) => [id, file]));
    for (const [index, { hits }] of tests.entries())
      for (const [id, count] of hits) {
        const file = files.get(id) ?? "";
        const depths = depth.get(file) ?? new Map<number, number>();
        depth.set(file, depths.set(index, (depths.get(index) ?? 0) + 1));
        const known = reach.get(id) ?? { tests: [], hits: 0 };
        reach.set(id, known);
        known.tests.push(index);
        known.hits += count;
      }
    const loading = new Set(loaded.kind === "loaded" ? loaded.hits : []);
    return { tests, depth, loading, reach, ms: { load, run: performance.now() - begun - load } };
  } finally {
    worker.end();
  }
};
