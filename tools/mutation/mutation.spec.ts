import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Instrumented, instrument, instrumentText } from "./instrument.ts";
import { Ended, Worker } from "./process.ts";
import { known, report } from "./report.ts";

const file = "core/domain/auth/code.ts";

describe("npm run mutate", () => {
  let code: Instrumented;
  beforeAll(async () => {
    code = await instrument([file]);
  });

  it("breaks comparisons, conditions and numbers, and says where they stand", () => {
    const broken = code.mutants.map(({ original, replacement }) => `${original} -> ${replacement}`);
    expect(broken).toContain("5 -> 6");
    expect(broken).toContain('verdict === "locked" -> verdict !== "locked"');
    expect(code.mutants.every((mutant) => mutant.file === file && mutant.line > 1)).toBe(true);
    expect(code.sources.size).toBe(1);
  });

  it.each([
    ["a < 1", ["true", "false", "a <= 1", "a >= 1", "2"]],
    ["a?.b.c(d ?? 0)", ["a.b", "d && 0", "1"]],
    ["a.filter(b).map(c)", ["a"]],
    ["!a && b", ["true", "false", "!a || b", "a"]],
    ["a ?? b ?? c", ["(a ?? b) && c", "a && b"]],
    ["`x` + a", []],
    ["[() => a, -b] as 5[]", ["undefined", "+b"]],
  ])("breaks %s into %j", (text, all) => {
    const { mutants } = instrumentText("a.ts", `use(${text});`, 0);
    const whole = mutants.map(({ replacement }) => replacement);
    expect(whole.toSorted()).toEqual(all.toSorted());
  });

  describe("a process that stays loaded", () => {
    let worker = new Worker();
    afterAll(() => worker.end());

    it("finds the mutant that a spec notices, and is whole again after it", async () => {
      // in a function: what a module reckons as it is loaded is tried in a process of its own
      const broken = 'verdict !== "locked"';
      const { id = -1 } = code.mutants.find(({ replacement }) => replacement === broken) ?? {};
      const order = {
        mutant: id,
        hitLimit: 1000,
        tests: null,
        nearest: "core/domain/auth",
      } as const;
      const ask = async () => {
        const { sources } = code;
        const folders = [order.nearest];
        await worker.ask({ kind: "specs", sources, mutant: -1, folders }, 60_000);
        return worker.ask({ kind: "try", ...order }, 60_000);
      };
      let answer = await ask();
      // a busy machine lets a spec run out of time: as for every trial, the process is replaced once
      if (answer.kind === "tried" && answer.spoilt) {
        worker.end();
        worker = new Worker();
        answer = await ask();
      }
      expect(answer).toMatchObject({ kind: "tried", by: expect.any(Number), spoilt: false });
    });

    it("is killed when it does not answer in time", async () => {
      await expect(worker.ask({ kind: "cover" }, 1)).rejects.toThrow(Ended);
    });
  });

  it("gives a score for each folder and all, and a word for what is the same", () => {
    const mutant = { id: 1, file, line: 7, column: 3, original: "a ||\n b", replacement: "a" };
    const words = known(`| \`${file}\` | \`a ¦¦ b\` | \`a\` | b is a |`);
    const verdicts = [
      { mutant, by: null, reached: 3 },
      { mutant: { ...mutant, replacement: "b" }, by: null, reached: 0 },
      { mutant: { ...mutant, replacement: "true" }, by: "a spec", reached: 3 },
    ];
    const { lines, score } = report(verdicts, words);
    expect(score).toBeCloseTo(33.3, 1);
    expect(lines).toContain(`${file}:7:3  a ¦¦ b  ->  b  (no test reaches it)`);
    expect(lines.filter((line) => line.includes("->"))).toHaveLength(1);
    expect(lines.at(-1)).toBe("2 survive; docs/mutation.md says why for 1");
  });
});
