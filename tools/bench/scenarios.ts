import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { median, type Row } from "./measure.ts";

const rounds = 5;

interface Feature {
  readonly elements: readonly {
    readonly steps: readonly { readonly result: { readonly duration?: number } }[];
  }[];
}

/** P15: all core-level scenarios against as many that do nothing, each run whole in a process of its own. */
export const scenarios = async (): Promise<Row[]> => {
  const folder = mkdtempSync(join("node_modules", ".cache", "trivial-"));
  try {
    const first = run([], join(folder, "real.json"));
    const counts = first.features.flatMap((f) => f.elements.map((e) => e.steps.length));
    writeTrivial(folder, counts);
    const trivial = ["--profile", "trivial", "--config", join(folder, "cucumber.mjs")];
    const real: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round++) {
      bare.push(run(trivial, join(folder, "trivial.json")).ms);
      real.push(run([], join(folder, "real.json")).ms);
    }
    const executed = first.features
      .flatMap((f) => f.elements.flatMap((e) => e.steps))
      .reduce((sum, step) => sum + (step.result.duration ?? 0) / 1e6, 0);
    return [
      {
        what: `P15 ${counts.length} core-level scenarios, whole process`,
        baseline: median(bare),
        product: median(real),
        unit: "ms",
        bar: "≤ 3×",
        met: counts.length >= 150 && median(real) <= 3 * median(bare),
      },
      {
        what: "P15 their steps and hooks",
        baseline: Number.NaN,
        product: executed,
        unit: "ms",
        bar: "< 3000 ms",
        met: executed < 3000,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const run = (args: readonly string[], report: string): { ms: number; features: Feature[] } => {
  const started = performance.now();
  execFileSync(process.execPath, ["node_modules/@cucumber/cucumber/bin/cucumber.js", ...args], {
    env: { ...process.env, FEATURES_REPORT: report, CI: "true" },
    stdio: "pipe",
  });
  return { ms: performance.now() - started, features: JSON.parse(readFileSync(report, "utf8")) };
};

const writeTrivial = (folder: string, counts: readonly number[]): void => {
  const feature = ["Feature: Nothing"];
  counts.forEach((steps, n) => {
    feature.push(
      `  Scenario: number ${n}`,
      ...Array.from({ length: steps }, () => "    Given nothing"),
    );
  });
  writeFileSync(join(folder, "nothing.feature"), feature.join("\n"));
  writeFileSync(
    join(folder, "nothing.mjs"),
    'import { Given } from "@cucumber/cucumber";\nGiven("nothing", async () => undefined);\n',
  );
  writeFileSync(
    join(folder, "cucumber.mjs"),
    `export const trivial = { paths: ["${folder}/nothing.feature"], import: ["${folder}/nothing.mjs"], format: ["summary", ["json", process.env.FEATURES_REPORT]] };\nexport default trivial;\n`,
  );
};
