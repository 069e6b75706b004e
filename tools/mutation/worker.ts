// One process of `npm run mutate`: keeps the specs and scenarios loaded and runs those it is told.
import { registerHooks } from "node:module";
import { Worker } from "node:worker_threads";
import type { Answer, Order } from "./orders.ts";
import { SWITCH } from "./place.ts";

const broken = {
  active: -1,
  /** How often each mutant was reached in this test; room for more than there are. */
  hits: new Uint32Array(100_000),
  limit: Number.POSITIVE_INFINITY,
};
Object.assign(globalThis, {
  [SWITCH]: (id: number) => {
    const hits = (broken.hits[id] ?? 0) + 1;
    broken.hits[id] = hits;
    if (id !== broken.active) return false;
    if (hits > broken.limit) throw new Error("an endless loop");
    return true;
  },
});

const answer = (message: Answer) => process.send?.(message);
// What a broken rule left running must not end the process while another one is tried.
process.on("unhandledRejection", () => undefined);
process.on("uncaughtException", () => undefined);
// An endless loop hears nothing: a thread of its own ends the process when the one above is gone.
new Worker(
  "const { ppid, kill, pid } = process; setInterval(() => process.ppid === ppid || kill(pid, 'SIGKILL'), 1000)",
  { eval: true },
).unref();
process.on("disconnect", () => process.exit());

const tests: { name: string; run: () => Promise<void> }[] = [];
/** Where the tests begin that were loaded last. */
let latest = 0;

const passesOnce = async (index: number) => {
  broken.hits.fill(0);
  try {
    await tests[index]?.run();
    return true;
  } catch {
    return false;
  }
};

/** A test that looks at the clock may fail on a busy machine once: it does so twice, or it passes. */
const passes = async (index: number) => (await passesOnce(index)) || passesOnce(index);

const instrumented = (sources: ReadonlyMap<string, string>) => {
  const vitest = new URL("vitest.ts", import.meta.url).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === "vitest" && context.parentURL?.endsWith(".spec.ts")
        ? { url: vitest, shortCircuit: true }
        : next(specifier, context),
    load: (url, context, next) => {
      const source = sources.get(url);
      return source === undefined
        ? next(url, context)
        : { format: "module-typescript", source, shortCircuit: true };
    },
  });
};

const load = async (order: Extract<Order, { kind: "specs" | "scenarios" }>) => {
  latest = tests.length;
  if (order.kind === "specs") {
    instrumented(order.sources);
    const { loadSpecs } = await import("./specs.ts");
    tests.push(...(await loadSpecs(order.folders)));
  } else {
    const { loadScenarios } = await import("./scenarios.ts");
    tests.push(...(await loadScenarios()));
  }
  answer({ kind: "loaded", hits: reached().map(([id]) => id) });
};

/** What was loaded last, those nearest to what is broken first. */
const lately = (nearest: string) => {
  const near = (index: number) => tests[index]?.name.startsWith(nearest) ?? false;
  const all = [...tests.keys()].slice(latest);
  return [...all.filter(near), ...all.filter((index) => !near(index))];
};

const firstFailing = async (which: readonly number[]) => {
  for (const index of which) if (!(await passes(index))) return index;
  return null;
};

const reached = () =>
  [...broken.hits.entries()].filter((entry): entry is [number, number] => entry[1] > 0);

const cover = async () => {
  for (const [index, { name }] of tests.entries()) {
    const started = performance.now();
    const passed = await passes(index);
    const ms = performance.now() - started;
    const test = { name, passed, ms, hits: reached() };
    answer({ kind: "covered", test, last: index === tests.length - 1 });
  }
};

const obey = async (order: Order) => {
  broken.active = "mutant" in order ? order.mutant : -1;
  broken.limit = order.kind === "try" ? order.hitLimit : Number.POSITIVE_INFINITY;
  if (order.kind === "specs" || order.kind === "scenarios") await load(order);
  else if (order.kind === "cover") await cover();
  else {
    const by = await firstFailing(order.tests ?? lately(order.nearest));
    broken.active = -1;
    answer({ kind: "tried", by, spoilt: by !== null && !(await passes(by)) });
  }
};

process.on("message", (order: Order) => {
  obey(order).catch((fault) => {
    answer({ kind: "failed", why: `${fault instanceof Error ? fault.stack : fault}` });
  });
});
