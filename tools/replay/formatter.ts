/** The few messages of a run that are told; as cucumber sends them. */
export interface RunMessage {
  readonly gherkinDocument?: {
    readonly uri?: string | undefined;
    readonly feature?: { readonly name: string; readonly children: readonly Child[] } | undefined;
  };
  readonly pickle?: {
    readonly id: string;
    readonly uri: string;
    readonly name: string;
    readonly astNodeIds: readonly string[];
    readonly steps: readonly { readonly id: string; readonly text: string }[];
  };
  readonly testCase?: {
    readonly id: string;
    readonly pickleId: string;
    readonly testSteps: readonly {
      readonly id: string;
      readonly pickleStepId?: string | undefined;
    }[];
  };
  readonly testCaseStarted?: { readonly id: string; readonly testCaseId: string };
  readonly attachment?: {
    readonly testStepId?: string | undefined;
    readonly mediaType: string;
    readonly body: string;
  };
  readonly testStepFinished?: {
    readonly testStepId: string;
    readonly testStepResult: {
      readonly status: string;
      readonly duration: { readonly seconds: number; readonly nanos: number };
      readonly message?: string | undefined;
    };
  };
  readonly testCaseFinished?: {
    readonly testCaseStartedId: string;
    readonly willBeRetried: boolean;
  };
  readonly parseError?: { readonly message: string };
}
interface Child {
  readonly scenario?:
    | { readonly id: string; readonly location: { readonly line: number } }
    | undefined;
}

interface Call {
  readonly id: string;
  readonly outcome: string;
  readonly ms: number;
}

/** One call with the scenario and the step that caused it. */
export interface Entry extends Call {
  readonly scenario: string;
  readonly step: string;
}

export interface Tally {
  scenarios: number;
  failed: number;
  calls: number;
  ms: number;
}

const marks: Readonly<Record<string, string>> = { PASSED: "✓", SKIPPED: "-", PENDING: "…" };
const shown = (ms: number): string => `${ms.toFixed(1)} ms`;

/** Tells a run line by line: each scenario, its steps with their times, and under each step the calls it caused. */
export const formatter = (
  say: (line: string) => void,
): { hear(told: RunMessage): void; readonly tally: Tally; readonly journal: readonly Entry[] } => {
  const features = new Map<string, string>();
  const lines = new Map<string, number>();
  const pickles = new Map<string, NonNullable<RunMessage["pickle"]>>();
  const cases = new Map<string, NonNullable<RunMessage["testCase"]>>();
  const words = new Map<string, string>();
  const journal: Entry[] = [];
  let calls: readonly Call[] = [];
  let scenario = "";
  let wrong = false;
  const tally: Tally = { scenarios: 0, failed: 0, calls: 0, ms: 0 };

  const begin = (testCaseId: string): void => {
    const testCase = cases.get(testCaseId);
    const pickle = pickles.get(testCase?.pickleId ?? "");
    if (!testCase || !pickle) return;
    wrong = false;
    scenario = pickle.name;
    tally.scenarios += 1;
    for (const { id, pickleStepId } of testCase.testSteps) {
      const step = pickle.steps.find((s) => s.id === pickleStepId);
      if (step) words.set(id, step.text);
    }
    const line = lines.get(pickle.astNodeIds[0] ?? "");
    say(
      `\n${features.get(pickle.uri) ?? ""} › ${pickle.name}  (${pickle.uri}${line ? `:${line}` : ""})`,
    );
  };

  const step = ({
    testStepId,
    testStepResult,
  }: NonNullable<RunMessage["testStepFinished"]>): void => {
    const { status, duration, message } = testStepResult;
    const text = words.get(testStepId);
    const failed = status !== "PASSED" && status !== "SKIPPED";
    wrong ||= failed;
    if (text === undefined && !failed) return;
    const ms = duration.seconds * 1000 + duration.nanos / 1e6;
    say(`  ${marks[status] ?? "✗"} ${text ?? "around the scenario"}  ${shown(ms)}`);
    for (const call of calls) say(`      ${call.id}  ${call.outcome}  ${shown(call.ms)}`);
    if (failed) for (const line of (message ?? status).split("\n")) say(`      ${line}`);
    journal.push(...calls.map((call) => ({ scenario, step: text ?? "", ...call })));
    tally.calls += calls.length;
    tally.ms += calls.reduce((sum, call) => sum + call.ms, 0);
    calls = [];
  };

  return {
    tally,
    journal,
    hear: (told) => {
      const { gherkinDocument, pickle, testCase, testCaseStarted, attachment } = told;
      if (gherkinDocument?.feature) {
        features.set(gherkinDocument.uri ?? "", gherkinDocument.feature.name);
        for (const { scenario } of gherkinDocument.feature.children)
          if (scenario) lines.set(scenario.id, scenario.location.line);
      }
      if (pickle) pickles.set(pickle.id, pickle);
      if (testCase) cases.set(testCase.id, testCase);
      if (testCaseStarted) begin(testCaseStarted.testCaseId);
      if (attachment?.mediaType.endsWith("calls+json")) calls = JSON.parse(attachment.body);
      if (told.testStepFinished) step(told.testStepFinished);
      if (told.testCaseFinished && wrong) tally.failed += 1;
      if (told.parseError) {
        say(told.parseError.message);
        tally.failed += 1;
      }
    },
  };
};
