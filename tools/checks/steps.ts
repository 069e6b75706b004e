import { availableParallelism } from "node:os";
import type { Runner, Step } from "./step.ts";

const node = process.execPath;
/** Many times what each takes, and twice that where one core does all. */
const minutes = (most: number) => (availableParallelism() > 1 ? most : most * 2);
const report = (runner: Runner, file: string) => ({ runner, file: `reports/${file}.json` });

const vitest = (name: string, project: string, file: string, after: string[] = []): Step => ({
  name,
  command: ["vitest", "run", "--project", project],
  after,
  env: { UNIT_REPORT: `reports/${file}.json` },
  report: report("vitest", file),
});

const features = (level: string, after: string[] = []): Step => ({
  name: `features ${level}`,
  command: ["cucumber-js", ...(level === "core" ? [] : ["-p", level])],
  after,
  report: report("cucumber", `features-${level}`),
});

/** The journeys at real pages of one size. */
const journeys = (screen: "phone" | "desktop", after: string[] = []): Step => ({
  name: `features ${screen}`,
  command: ["cucumber-js", "-p", "browser"],
  after: ["programs", "build", ...after],
  pages: true,
  env: { SCREEN: screen },
  report: report("cucumber", `features-browser-${screen}`),
});

/** The checks of single screens, on both sizes: one run, so that no worker waits for the last test of the other size. */
const e2e = (after: string): Step => ({
  name: "e2e",
  // a quarter of an hour on a slow machine
  minutes: 40,
  command: ["playwright", "test"],
  after: ["programs", "build", after],
  pages: true,
  env: { E2E_REPORT: "reports/e2e.json" },
  report: report("playwright", "e2e"),
});

/** Tidies its memory only where it becomes scarce: a quarter less of the processor’s time. */
const types = (name: string, ...more: string[]): Step => ({
  name,
  command: ["tsc", "--pretty", "false", ...more],
  env: { GOGC: "off", GOMEMLIMIT: "3GiB" },
});

/** All that has to hold, the quick and telling first. */
const all: readonly Step[] = [
  { name: "programs", command: [node, "tools/install-programs.mjs"], minutes: 15 },
  { name: "contract", command: [node, "tools/contract.ts", "--check"] },
  { name: "credits", command: [node, "tools/credits/main.ts", "--check"] },
  types("types of the core", "-p", "core"),
  types("types"),
  { name: "biome", command: ["biome", "check", "--error-on-warnings", "."] },
  { name: "architecture", command: [node, "tools/architecture/main.ts"] },
  { name: "knip", command: ["knip"] },
  { name: "build", command: [node, "tools/build.ts", "--if-stale"] },
  { name: "first page", command: [node, "node_modules/size-limit/bin.js"], after: ["build"] },
  // the longest chain begins first; one browser at a time: two would wait for each other's pictures
  { ...vitest("unit browser", "browser", "unit-browser", ["programs"]), pages: true },
  vitest("unit", "node", "unit", ["programs"]),
  journeys("phone", ["unit browser"]),
  features("http", ["programs"]),
  vitest("unit dom", "dom*", "unit-dom"),
  features("core"),
  journeys("desktop", ["features phone"]),
  // several pages at a time
  e2e("features desktop"),
];

export const steps: readonly Step[] = all.map((step) => ({
  ...step,
  minutes: minutes(step.minutes ?? (step.report === undefined ? 5 : 20)),
}));

/** One after the other on one core: beside each other they would only wait for it. */
export const width = Math.min(2, availableParallelism());
