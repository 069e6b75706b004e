import { describe, expect, test } from "vitest";
import { outcomes, retriedIn } from "./outcome.ts";

const states = (tests: ReturnType<typeof outcomes>) =>
  tests.map(({ title, state }) => `${state}: ${title}`);

describe("what a vitest report says", () => {
  const file = (status: string, ...tests: [string, string][]) => ({
    name: "a.spec.ts",
    status,
    assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
  });

  test("passed, failed and not run", () => {
    const report = {
      testResults: [file("failed", ["a", "passed"], ["b", "failed"], ["c", "pending"])],
    };
    expect(states(outcomes("vitest", report))).toEqual(["passed: a", "failed: b", "skipped: c"]);
  });

  test("a file that broke outside its tests is a failure of its own", () => {
    expect(states(outcomes("vitest", { testResults: [file("failed")] }))).toEqual([
      "failed: a.spec.ts",
    ]);
  });
});

describe("what a cucumber report says", () => {
  const scenario = (name: string, ...results: string[]) => ({
    type: "scenario",
    name,
    tags: [{ name: "@AUTH-01" }],
    steps: results.map((status) => ({ result: { status } })),
  });
  const read = (...elements: object[]) =>
    states(outcomes("cucumber", [{ uri: "a.feature", elements }]));

  test("tags stand in the title", () => {
    expect(read(scenario("signs in", "passed", "passed"))).toEqual(["passed: signs in @AUTH-01"]);
  });

  test.each(["failed", "undefined", "ambiguous", "pending"])("a step %s fails it", (status) => {
    expect(read(scenario("x", "passed", status, "skipped"))).toEqual(["failed: x @AUTH-01"]);
  });

  test("a scenario without steps, or with skipped ones, shows nothing", () => {
    expect(read(scenario("x"), scenario("y", "passed", "skipped"))).toEqual([
      "skipped: x @AUTH-01",
      "skipped: y @AUTH-01",
    ]);
  });

  test("a background is no test", () => {
    expect(read({ ...scenario("", "passed"), type: "background" })).toEqual([]);
  });
});

describe("what a playwright report says", () => {
  const suite = (...tests: [string, string][]) => ({
    title: "a.e2e.ts",
    file: "a.e2e.ts",
    specs: [],
    suites: [
      {
        title: "home",
        file: "a.e2e.ts",
        specs: [
          {
            title: "[ROUTE-01] opens",
            tests: tests.map(([projectName, status]) => ({ projectName, status })),
          },
        ],
      },
    ],
  });

  test("each project is a test", () => {
    const report = {
      suites: [suite(["phone", "expected"], ["desktop", "unexpected"])],
      errors: [],
    };
    expect(states(outcomes("playwright", report))).toEqual([
      "passed: a.e2e.ts home [ROUTE-01] opens (phone)",
      "failed: a.e2e.ts home [ROUTE-01] opens (desktop)",
    ]);
  });

  test("a retried test has passed, a skipped one shows nothing, an interrupted one failed", () => {
    const tests = outcomes("playwright", {
      suites: [suite(["a", "flaky"], ["b", "skipped"], ["c", "interrupted"])],
      errors: [],
    });
    expect(tests.map(({ state }) => state)).toEqual(["passed", "skipped", "failed"]);
  });

  test("an error outside the tests is a failure", () => {
    const report = { suites: [], errors: [{ message: "no server" }] };
    expect(states(outcomes("playwright", report))).toEqual(["failed: no server"]);
  });
});

describe("how long a test took, in seconds, and which needed a second try", () => {
  test.each([
    [
      "vitest" as const,
      {
        testResults: [
          {
            name: "a.spec.ts",
            status: "passed",
            assertionResults: [{ fullName: "a", status: "passed", duration: 1500 }],
          },
        ],
      },
    ],
    [
      "cucumber" as const,
      [
        {
          uri: "a.feature",
          elements: [
            {
              type: "scenario",
              name: "a",
              tags: [],
              steps: [1, 0.5].map((s) => ({ result: { status: "passed", duration: s * 1e9 } })),
            },
          ],
        },
      ],
    ],
    [
      "playwright" as const,
      {
        errors: [],
        suites: [
          {
            title: "a.e2e.ts",
            file: "a.e2e.ts",
            specs: [
              {
                title: "a",
                tests: [
                  {
                    projectName: "phone",
                    status: "flaky",
                    results: [{ duration: 9000, error: { message: "late" } }, { duration: 1500 }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  ])("%s", (runner, report) => {
    expect(outcomes(runner, report).map(({ seconds }) => seconds)).toEqual([1.5]);
    const tried = retriedIn(runner, report, "\nretried: b c\n...\n");
    expect(tried).toEqual(runner === "playwright" ? ["a: late"] : ["b c"]);
  });
});
