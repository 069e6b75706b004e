import { dirname } from "node:path";
import type { Coverage } from "./coverage.ts";
import type { Instrumented, Mutant } from "./instrument.ts";
import type { Order } from "./orders.ts";
import { Ended, Worker } from "./process.ts";

/** How it went with one mutant: the test that failed, or how its process ended; null, nothing. */
export type Verdict = { mutant: Mutant; by: string | null; reached: number };

/** A machine with other work is slow, not stuck: only what takes much longer than before is. */
const patience = (ms: number) => 20_000 + 5 * ms;

/** Tries mutants one after the other in a process that stays loaded as long as it can. */
export class Trial {
  readonly #kills = new Map<string, Map<number, number>>();
  readonly #sources: Instrumented["sources"];
  readonly #remembering: Instrumented["remembering"];
  readonly #coverage: Coverage;
  readonly #scenarios: number;
  #worker: Worker | null = null;

  /** Of the scenarios that reach a mutant, it runs the nearest `scenarios`. */
  constructor({ sources, remembering }: Instrumented, coverage: Coverage, scenarios: number) {
    this.#scenarios = scenarios;
    this.#sources = sources;
    this.#remembering = remembering;
    this.#coverage = coverage;
  }

  async verdict(mutant: Mutant): Promise<Verdict> {
    const { reach, loading } = this.#coverage;
    const reached = reach.get(mutant.id)?.tests.length ?? 0;
    let by = reached > 0 ? await this.#kept(mutant) : null;
    const isEarly = loading.has(mutant.id) || this.#remembering.has(mutant.file);
    if (by === null && isEarly) by = await this.#anew(mutant);
    return { mutant, by, reached: loading.has(mutant.id) ? this.#coverage.tests.length : reached };
  }

  end() {
    this.#worker?.end();
    this.#worker = null;
  }

  /** In the process that is there, with the tests that reach it; a spoilt process is replaced. */
  async #kept(mutant: Mutant, again = false): Promise<string | null> {
    const { tests, reach } = this.#coverage;
    const which = this.#order(mutant);
    const ms = which.reduce((sum, index) => sum + (tests[index]?.ms ?? 0), 0);
    const hitLimit = 1000 + 100 * (reach.get(mutant.id)?.hits ?? 0);
    try {
      this.#worker ??= await this.#loaded();
      const order = {
        kind: "try",
        mutant: mutant.id,
        hitLimit,
        tests: which,
        nearest: "",
      } as const;
      const answer = await this.#worker.ask(order, patience(ms));
      if (answer.kind !== "tried" || answer.by === null) return null;
      if (answer.spoilt) this.end();
      if (answer.spoilt && !again) return await this.#kept(mutant, true);
      this.#count(mutant, answer.by);
      return tests[answer.by]?.name ?? "";
    } catch (fault) {
      if (!(fault instanceof Ended)) throw fault;
      this.end();
      return fault.message;
    }
  }

  /** In a process of its own that loads every module with it: where else would a table change? */
  async #anew({ id, file }: Mutant): Promise<string | null> {
    const { ms } = this.#coverage;
    const worker = new Worker();
    const loads: Order[] = [{ kind: "specs", sources: this.#sources, mutant: id }];
    if (this.#scenarios === Number.POSITIVE_INFINITY) loads.push({ kind: "scenarios", mutant: id });
    const nearest = `${dirname(file)}/`;
    try {
      for (const load of loads) {
        await worker.ask(load, patience(ms.load));
        const order = { kind: "try", mutant: id, hitLimit: 1e9, tests: null, nearest } as const;
        const answer = await worker.ask(order, patience(ms.run));
        if (answer.kind === "tried" && answer.by !== null) return `${load.kind}, loaded anew`;
      }
      return null;
    } catch (fault) {
      if (!(fault instanceof Ended)) throw fault;
      return fault.message;
    } finally {
      worker.end();
    }
  }

  async #loaded() {
    const worker = new Worker();
    const limit = patience(this.#coverage.ms.load);
    await worker.ask({ kind: "specs", sources: this.#sources, mutant: -1 }, limit);
    await worker.ask({ kind: "scenarios", mutant: -1 }, limit);
    return worker;
  }

  /** Specs, then scenarios; first what noticed its neighbours, then what reaches most of them. */
  #order({ id, file }: Mutant) {
    const { tests, reach, depth } = this.#coverage;
    const kills = this.#kills.get(file);
    const rank = (index: number) =>
      1000 * (kills?.get(index) ?? 0) + (depth.get(file)?.get(index) ?? 0);
    const sorted = (reach.get(id)?.tests ?? []).toSorted((a, b) => rank(b) - rank(a));
    const scenario = (index: number) => tests[index]?.name.startsWith("features/") ?? false;
    return [
      ...sorted.filter((index) => !scenario(index)),
      ...sorted.filter(scenario).slice(0, this.#scenarios),
    ];
  }

  #count({ file }: Mutant, test: number) {
    const kills = this.#kills.get(file) ?? new Map<number, number>();
    this.#kills.set(file, kills.set(test, (kills.get(test) ?? 0) + 1));
  }
}
