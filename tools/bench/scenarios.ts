import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { median, type Row } from "./measure.ts";

const rounds = 5;

interface Feature {
  readonly elements: readonly {
    readonly steps: readonly { readonly result: { readonly duration?: number } }[];
  }[];
}

/**
 * P15: all core-level scenarios against as many that do nothing, each run whole in a process of its own. Those
 * that do nothing stand alone, and among our steps: loading and trying those belongs to every scenario here.
 */
export const scenarios = async (): Promise<Row[]> => {
  const cache = join("node_modules", ".cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "trivial-"));
  try {
    const first = run([], join(folder, "real.json"));
    const counts = first.features.flatMap((f) => f.elements.map((e) => e.steps.length));
    writeTrivial(folder, counts);
    const trivial = (profile: string) => [
      "--profile",
      profile,
      "--config",
      join(folder, "cucumber.mjs"),
    ];
    const real: number[] = [];
    const bare: number[] = [];
    const among: number[] = [];
    for (let round = 0; round < rounds; round++) {
      bare.push(run(trivial("alone"), join(folder, "trivial.json")).ms);
      among.push(run(trivial("among"), join(folder, "trivial.json")).ms);
      real.push(run([], join(folder, "real.json")).ms);
    }
    const against = (what: string, baseline: readonly number[]) => ({
      what,
      baseline: median(baseline),
      product: median(real),
      unit: "ms" as const,
    });
    const [alone, all] = [
      against(`P15 ${counts.length} core-level scenarios, with the one step they need`, bare),
      against(`P15 ${counts.length} core-level scenarios, with all our steps beside it`, among),
    ];
    const executed = first.features
      .flatMap((f) => f.elements.flatMap((e) => e.steps))
      .reduce((sum, step) => sum + (step.result.duration ?? 0) / 1e6, 0);
    return [
      // the bar is against the same steps loaded: that row
      { ...alone, bar: "–", met: true },
      {
        ...all,
        bar: "≤ 3×",
        met: counts.length >= 150 && all.product <= 3 * all.baseline,
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
  const nothing = `${folder}/nothing.mjs`;
  const profile = (...imports: string[]) => ({
    paths: [`${folder}/nothing.feature`],
    import: [...imports, nothing],
    worldParameters: { level: "core" },
  });
  const profiles = {
    alone: profile(),
    among: profile("specs/world.ts", "specs/steps/**/*.steps.ts"),
  };
  const format = '["summary", ["json", process.env.FEATURES_REPORT]]';
  const exported = Object.entries(profiles).map(
    ([name, value]) => `export const ${name} = { ...${JSON.stringify(value)}, format: ${format} };`,
  );
  writeFileSync(join(folder, "cucumber.mjs"), `${exported.join("\n")}\nexport default alone;\n`);
};
