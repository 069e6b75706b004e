import type { Runner } from "./step.ts";

/** What one test did, whoever ran it. */
export type Outcome = {
  /** Full title, with the titles around it; for scenarios their tags stand in it as `@AUTH-19`. */
  title: string;
  file: string;
  /** A retried test that passed in the end has passed; a test that did not run is skipped. */
  state: "passed" | "failed" | "skipped";
};

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

const vitest = ({ testResults }: VitestReport): Outcome[] =>
  testResults.flatMap(({ name: file, status, assertionResults }) =>
    // A file that breaks before its first test names no test at all.
    status === "failed" && !assertionResults.some((test) => test.status === "failed")
      ? [...assertionResults.map(unitTest(file)), { title: file, file, state: "failed" as const }]
      : assertionResults.map(unitTest(file)),
  );

const unitTest =
  (file: string) =>
  ({ fullName, status }: { fullName: string; status: string }): Outcome => ({
    title: fullName,
    file,
    state: status === "passed" || status === "failed" ? status : "skipped",
  });

type CucumberReport = {
  uri: string;
  elements: {
    type: string;
    name: string;
    tags: { name: string }[];
    steps: { result?: { status: string } }[];
  }[];
}[];

const cucumber = (features: CucumberReport): Outcome[] =>
  features.flatMap(({ uri, elements }) =>
    elements
      .filter(({ type }) => type === "scenario")
      .map(({ name, tags, steps }) => ({
        title: [name, ...tags.map((tag) => tag.name)].join(" "),
        file: uri,
        state: scenario(steps.map(({ result }) => result?.status ?? "unknown")),
      })),
  );

function scenario(states: string[]): Outcome["state"] {
  if (states.some((state) => state !== "passed" && state !== "skipped")) return "failed";
  return states.length > 0 && states.every((state) => state === "passed") ? "passed" : "skipped";
}

type Suite = {
  title: string;
  file: string;
  suites?: Suite[];
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
};
type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] };

const playwright = ({ suites, errors }: PlaywrightReport): Outcome[] => [
  ...suites.flatMap((suite) => suiteTests(suite, [])),
  ...errors.map(({ message }) => ({
    title: message ?? "playwright",
    file: "playwright.config.ts",
    state: "failed" as const,
  })),
];

function suiteTests({ title, file, suites = [], specs }: Suite, around: string[]): Outcome[] {
  const titles = [...around, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status }) => ({
      title: [...titles, spec.title, `(${projectName})`].join(" "),
      file,
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
