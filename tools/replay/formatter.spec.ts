import { describe, expect, it } from "vitest";
import { formatter, type RunMessage } from "./formatter.ts";

const run = (status: string): readonly RunMessage[] => [
  {
    gherkinDocument: {
      uri: "a.feature",
      feature: { name: "A card", children: [{ scenario: { id: "s", location: { line: 5 } } }] },
    },
  },
  {
    pickle: {
      id: "p",
      uri: "a.feature",
      name: "The first message",
      astNodeIds: ["s"],
      steps: [{ id: "ps", text: "Priya writes" }],
    },
  },
  {
    testCase: {
      id: "c",
      pickleId: "p",
      testSteps: [{ id: "hook" }, { id: "ts", pickleStepId: "ps" }],
    },
  },
  { testCaseStarted: { id: "cs", testCaseId: "c" } },
  finished("hook", "PASSED"),
  {
    attachment: {
      testStepId: "ts",
      mediaType: "application/vnd.fanfold.calls+json",
      body: JSON.stringify([{ id: "createSlide", outcome: "paywall", ms: 2 }]),
    },
  },
  finished("ts", status, "expected 1, was 0"),
  { testCaseFinished: { testCaseStartedId: "cs", willBeRetried: false } },
];
const finished = (testStepId: string, status: string, message?: string): RunMessage => ({
  testStepFinished: {
    testStepId,
    testStepResult: {
      status,
      duration: { seconds: 1, nanos: 500_000 },
      message: status === "PASSED" ? undefined : message,
    },
  },
});
const told = (status: string) => {
  const lines: string[] = [];
  const { hear, tally, journal } = formatter((line) => lines.push(line));
  for (const message of run(status)) hear(message);
  return { lines, tally, journal };
};

describe("a replay", () => {
  it("tells each step with its time and the calls below it", () => {
    const { lines, tally } = told("PASSED");
    expect(lines).toEqual([
      "\nA card › The first message  (a.feature:5)",
      "  ✓ Priya writes  1000.5 ms",
      "      createSlide  paywall  2.0 ms",
    ]);
    expect(tally).toEqual({ scenarios: 1, failed: 0, calls: 1, ms: 2 });
  });

  it("keeps a journal of the calls, each with its scenario and its step", () => {
    expect(told("PASSED").journal).toEqual([
      {
        scenario: "The first message",
        step: "Priya writes",
        id: "createSlide",
        outcome: "paywall",
        ms: 2,
      },
    ]);
  });

  it.each(["FAILED", "UNDEFINED", "AMBIGUOUS"])("counts a scenario that is %s", (status) => {
    const { lines, tally } = told(status);
    expect(lines.at(-1)).toBe("      expected 1, was 0");
    expect(tally.failed).toBe(1);
  });

  it("says what is wrong around a scenario too, and when a feature cannot be read", () => {
    const lines: string[] = [];
    const { hear, tally } = formatter((line) => lines.push(line));
    for (const message of run("PASSED").slice(0, 4)) hear(message);
    hear(finished("hook", "FAILED", "the product reported 1 fault"));
    hear({ testCaseFinished: { testCaseStartedId: "cs", willBeRetried: false } });
    hear({ parseError: { message: "a.feature:3: unexpected end" } });
    expect(lines.slice(1)).toEqual([
      expect.stringContaining("✗ around the scenario"),
      "      the product reported 1 fault",
      "a.feature:3: unexpected end",
    ]);
    expect(tally.failed).toBe(2);
  });
});
