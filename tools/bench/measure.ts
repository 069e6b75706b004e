import { readdirSync, readFileSync } from "node:fs";

/** CPU time that the threads of a process have used so far, in ms. */
export const cpuOf = (pid: number): number => {
  const threads = readdirSync(`/proc/${pid}/task`);
  const used = threads.map((thread) => {
    const [ns] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
    return Number(ns) / 1e6;
  });
  return used.reduce((sum, ms) => sum + ms, 0);
};

/** What a process holds in memory (RSS), in MiB. */
export const memoryOf = (pid: number): number => {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
};

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** One figure against its baseline in the same run. */
export interface Row {
  readonly what: string;
  readonly baseline: number;
  readonly product: number;
  readonly unit: string;
  /** The bar on product ÷ baseline, or on the product alone where there is no baseline. */
  readonly bar: string;
  readonly met: boolean;
}

const figure = (value: number): string =>
  Number.isNaN(value)
    ? "–"
    : value >= 100
      ? value.toFixed(0)
      : value >= 10
        ? value.toFixed(1)
        : value.toFixed(2);

export const table = (rows: readonly Row[]): string =>
  [
    "| What | Baseline | Fanfold | Ratio | Bar | Met |",
    "|---|---:|---:|---:|---|---|",
    ...rows.map((row) => {
      const ratio = Number.isNaN(row.baseline) ? "–" : figure(row.product / row.baseline);
      return `| ${row.what} | ${figure(row.baseline)} ${row.unit} | ${figure(row.product)} ${row.unit} | ${ratio} | ${row.bar} | ${row.met ? "yes" : "no"} |`;
    }),
  ].join("\n");
