/**
 * Stands in for vitest where specs are kept loaded and run one at a time, again and again: collects
 * them, with vitest's own `expect`. Only what specs of the core use is here.
 */
type TestBody = (...row: never[]) => unknown;

/** A spec that stays loaded; `run` throws where it fails. */
export type Collected = { name: string; run: () => Promise<void> };

export { expect, vi } from "vitest";

export const collected: Collected[] = [];
let title: string[] = [];
let cleanups: (() => unknown)[] = [];

/** The specs collected from here on belong to `file`. */
export const begin = (file: string) => {
  title = [file];
  cleanups = [];
};

const collect = (name: string, work: TestBody, row: readonly unknown[] = []) => {
  const after = cleanups;
  collected.push({
    name: [...title, name].join(" > "),
    run: async () => {
      try {
        await work(...(row as never[]));
      } finally {
        for (const cleanup of after) await cleanup();
      }
    },
  });
};

export const test = Object.assign((name: string, work: TestBody) => collect(name, work), {
  each: (rows: readonly unknown[]) => (name: string, work: TestBody) => {
    for (const row of rows) collect(name, work, Array.isArray(row) ? row : [row]);
  },
});
export const it = test;

export const describe = (name: string, specs: () => void) => {
  title.push(name);
  specs();
  title.pop();
};

export const afterEach = (cleanup: () => unknown) => {
  cleanups.push(cleanup);
};
