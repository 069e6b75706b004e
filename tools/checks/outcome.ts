import { triedAgain } from "#specs/support/triedAgain.ts";
import type { Outcome, Runner } from "./step.ts";

/** Milliseconds. */
type UnitTest = { fullName: string; status: string; duration?: number | null };
type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: UnitTest[];
  }[];
};

const vitest = ({ testResults }: VitestReport): Outcome[] =>
  testResults.flatMap(({ name: file, status, assertionResults }) =>
    // A file that breaks before its first test names no test at all.
    status === "failed" && !assertionResults.some((test) => test.status === "failed")
      ? [
          ...assertionResults.map(unitTest(file)),
          { title: file, file, state: "failed" as const, seconds: 0 },
        ]
      : assertionResults.map(unitTest(file)),
  );

const unitTest =
  (file: string) =>
  ({ fullName, status, duration }: UnitTest): Outcome => ({
    title: fullName,
    seconds: (duration ?? 0) / 1000,
    file,
    state: status === "passed" || status === "failed" ? status : "skipped",
  });

type CucumberReport = {
  uri: string;
  elements: {
    type: string;
    name: string;
    tags: { name: string }[];
    /** Nanoseconds. */
    steps: { result?: { status: string; duration?: number } }[];
  }[];
}[];

const cucumber = (features: CucumberReport): Outcome[] =>
  features.flatMap(({ uri, elements }) =>
    elements
      .filter(({ type }) => type === "scenario")
      .map(({ name, tags, steps }) => ({
        title: [name, ...tags.map((tag) => tag.name)].join(" "),
        file: uri,
        seconds: steps.reduce((sum, { result }) => sum + (result?.duration ?? 0), 0) / 1e9,
        state: scenario(steps.map(({ result }) => result?.status ?? "unknown")),
      })),
  );

function scenario(states: string[]): Outcome["state"] {
  if (states.some((state) => state !== "passed" && state !== "skipped")) return "failed";
  return states.length > 0 && states.every((state) => state === "passed") ? "passed" : "skipped";
}

/** Milliseconds of each try, and why it failed. */
type Try = { duration: number; error?: { message?: string; stack?: string } };
type Page = { projectName: string; status: string; results?: Try[] };
type Suite = {
  title: string;
  file: string;
  suites?: Suite[];
  specs: { title: string; tests: Page[] }[];
};
type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] };

const playwright = ({ suites, errors }: PlaywrightReport): Outcome[] => [
  ...suites.flatMap((suite) => suiteTests(suite, [])),
  ...errors.map(({ message }) => ({
    title: message ?? "playwright",
    file: "playwright.config.ts",
    seconds: 0,
    state: "failed" as const,
  })),
];

function suiteTests({ title, file, suites = [], specs }: Suite, around: string[]): Outcome[] {
  const titles = [...around, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      title: [...titles, spec.title, `(${projectName})`].join(" "),
      file,
      seconds: (results?.at(-1)?.duration ?? 0) / 1000,
      state: ended[status] ?? ("failed" as const),
    })),
  );
  return [...own, ...suites.flatMap((suite) => suiteTests(suite, titles))];
}

const ended: Record<string, Outcome["state"]> = {
  expected: "passed",
  flaky: "passed",
  skipped: "skipped",
  unexpected: "failed",
};

/** Reads a runner's JSON report (parsed): every test it names, in the runner's order. */
export function outcomes(runner: Runner, report: unknown): Outcome[] {
  if (runner === "vitest") return vitest(report as VitestReport);
  if (runner === "cucumber") return cucumber(report as CucumberReport);
  return playwright(report as PlaywrightReport);
}

/**
 * Tests that needed a second try, each with why its first one failed: a Playwright report (parsed) says so, Cucumber's
 * names the last try only, so that the world of the scenarios prints the others.
 */
export function retriedIn(runner: Runner, report: unknown, output: string): string[] {
  if (runner === "playwright") return flaky((report as PlaywrightReport).suites);
  return [...output.matchAll(/^retried: (.+)$/gm)].map(([, what = ""]) => what);
}

const reasonOf = (one?: Try): string | undefined => one?.error?.stack ?? one?.error?.message;

const flaky = (suites: readonly Suite[]): string[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === "flaky")
        .map(({ results }) => triedAgain(title, reasonOf(results?.[0]))),
    ),
    ...flaky(inner),
  ]);
