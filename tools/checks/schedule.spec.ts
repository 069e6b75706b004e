import { describe, expect, test } from "vitest";
import { schedule } from "./schedule.ts";
import type { Result, Step } from "./step.ts";

const step = (name: string, ...after: string[]): Step => ({ name, command: [name], after });
const holds = (step: Step): Result => ({
  step,
  passed: 1,
  failed: 0,
  seconds: 0,
  output: "",
  why: null,
  tests: [],
  retried: [],
});
const fails = (step: Step): Result => ({ ...holds(step), passed: 0, failed: 1, why: "broken" });

describe("schedule", () => {
  test("at most two steps run at once, and all are run", async () => {
    let running = 0;
    let most = 0;
    const steps = ["a", "b", "c", "d", "e"].map((name) => step(name));
    const results = await schedule(
      steps,
      2,
      async (one) => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        return holds(one);
      },
      () => {},
    );
    expect(most).toBe(2);
    expect(results).toHaveLength(5);
  });

  test("a step waits for those it names, others do not wait for it", async () => {
    const order: string[] = [];
    const steps = [step("tests", "build"), step("build"), step("lint")];
    await schedule(
      steps,
      1,
      async (one) => {
        order.push(one.name);
        return holds(one);
      },
      () => {},
    );
    expect(order).toEqual(["build", "tests", "lint"]);
  });

  test("what follows a broken step is not run, and counts as failed", async () => {
    const ran: string[] = [];
    const results = await schedule(
      [step("build"), step("journeys", "build"), step("pictures", "journeys"), step("lint")],
      2,
      async (one) => {
        ran.push(one.name);
        return one.name === "build" ? fails(one) : holds(one);
      },
      () => {},
    );
    expect(ran).toEqual(["build", "lint"]);
    expect(results.filter(({ failed }) => failed > 0)).toHaveLength(3);
    expect(results.find(({ step }) => step.name === "journeys")?.why).toBe("not run: build failed");
  });

  test("a step that waits for one that there is not ends, as failed", async () => {
    const results = await schedule(
      [step("a", "nothing")],
      2,
      async (one) => holds(one),
      () => {},
    );
    expect(results.map(({ failed }) => failed)).toEqual([1]);
  });
});
