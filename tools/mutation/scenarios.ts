import { EventEmitter } from "node:events";
import { createRequire } from "node:module";
import {
  type IRunEnvironment,
  loadConfiguration,
  loadSupport,
  runCucumber,
} from "@cucumber/cucumber/api";
import { root } from "./place.ts";
import type { Collected } from "./vitest.ts";

/** Cucumber's way to run one scenario; its public way reads all files anew for each. */
type Executor = {
  runBeforeAllHooks: () => Promise<boolean>;
  runTestCase: (assembled: Record<string, unknown>, failing: boolean) => Promise<boolean>;
};
const { Executor } = createRequire(import.meta.url)("@cucumber/cucumber/lib/runtime/executor") as {
  Executor: new (...parts: unknown[]) => Executor;
};

const environment: IRunEnvironment = {
  cwd: root,
  env: { ...process.env, FEATURES_REPORT: "/dev/null" },
};

/** Loads every scenario of level core, as `npm run features` would run them (cucumber.mjs). */
export const loadScenarios = async (): Promise<readonly Collected[]> => {
  const { runConfiguration } = await loadConfiguration({}, environment);
  const support = await loadSupport(runConfiguration, environment);
  const documents = new Map<string, unknown>();
  const pickles = new Map<string, { uri: string; name: string; line: number }>();
  const cases: { id: string; pickleId: string }[] = [];
  await runCucumber(
    {
      ...runConfiguration,
      support,
      runtime: { ...runConfiguration.runtime, dryRun: true },
      formats: { stdout: "summary", files: {}, publish: false, options: {} },
    },
    environment,
    ({ gherkinDocument, pickle, testCase }) => {
      if (gherkinDocument) documents.set(gherkinDocument.uri ?? "", gherkinDocument);
      if (pickle) pickles.set(pickle.id, { line: pickle.location?.line ?? 0, ...pickle });
      if (testCase) cases.push(testCase);
    },
  );
  let id = 0;
  const executor = new Executor(
    "run",
    undefined,
    new EventEmitter(),
    () => `${++id}`,
    { ...runConfiguration.runtime, dryRun: false },
    support,
    { build: () => [] },
  );
  if (!(await executor.runBeforeAllHooks())) throw new Error("a BeforeAll hook failed");
  return cases.map((testCase) => {
    const pickle = pickles.get(testCase.pickleId);
    if (!pickle) throw new Error(`no scenario ${testCase.pickleId}`);
    const assembled = { gherkinDocument: documents.get(pickle.uri), pickle, testCase };
    return {
      name: `${pickle.uri}:${pickle.line} ${pickle.name}`,
      run: async () => {
        if (!(await executor.runTestCase(assembled, false))) throw new Error("failed");
      },
    };
  });
};
