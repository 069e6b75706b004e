import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run } from "./run.ts";
import type { Step } from "./step.ts";

let root = "";
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "fanfold-checks-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const script = (code: string): readonly string[] => [process.execPath, "-e", code];
const writes = (report: unknown, code = 0) =>
  script(
    `require("fs").writeFileSync("report.json", ${JSON.stringify(JSON.stringify(report))});process.exit(${code})`,
  );
const runner = (command: readonly string[]): Step => ({
  name: "tests",
  command,
  report: { runner: "vitest", file: "report.json" },
});
const report = (...states: string[]) => ({
  testResults: [
    {
      name: "a.spec.ts",
      status: states.includes("failed") ? "failed" : "passed",
      assertionResults: states.map((status, at) => ({ fullName: `test ${at}`, status })),
    },
  ],
});

describe("a check", () => {
  test("counts as one, passed or failed, and keeps what it said", async () => {
    const good = await run({ name: "a", command: script('console.log("fine")') }, root);
    expect(good).toMatchObject({ passed: 1, failed: 0, why: null, output: "fine\n" });
    const bad = await run({ name: "a", command: script("process.exit(3)") }, root);
    expect(bad).toMatchObject({ passed: 0, failed: 1, why: "ended with 3" });
  });

  test("a command that is not there is a failed check", async () => {
    const result = await run({ name: "a", command: ["no-such-command"] }, root);
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.why).toContain("ENOENT");
  });
});

describe("a runner", () => {
  test("counts its tests", async () => {
    const result = await run(runner(writes(report("passed", "passed", "failed"), 1)), root);
    expect(result).toMatchObject({ passed: 2, failed: 1, why: "1 failed" });
  });

  test("that ran no test fails, though it ended well", async () => {
    const result = await run(runner(writes(report("skipped"))), root);
    expect(result).toMatchObject({ passed: 0, failed: 1, why: "no test ran" });
  });

  test("that ends badly beside passing tests fails", async () => {
    const result = await run(runner(writes(report("passed"), 1)), root);
    expect(result).toMatchObject({ passed: 1, failed: 1 });
  });

  test("whose file broke before its first test fails", async () => {
    const broken = {
      testResults: [{ name: "b.spec.ts", status: "failed", assertionResults: [] }],
    };
    expect(await run(runner(writes(broken, 1)), root)).toMatchObject({ passed: 0, failed: 1 });
  });

  test("that does not end though its tests did fails, and says both", async () => {
    const stays = "setInterval(() => {}, 1000);";
    const writing = `require("fs").writeFileSync("report.json", ${JSON.stringify(JSON.stringify(report("passed")))});`;
    const step = { ...runner(script(`${writing}${stays}`)), minutes: 2 / 60 };
    const result = await run(step, root);
    expect(result).toMatchObject({ passed: 1, failed: 1 });
    expect(result.why).toContain("tests passed, but no end after");
  });

  test("that is ended in the middle of its report fails, and says first why it was", async () => {
    const stays = `require("fs").writeFileSync("report.json", "[");setInterval(() => {}, 1000);`;
    const result = await run({ ...runner(script(stays)), minutes: 2 / 60 }, root);
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.why).toMatch(/^no end after .* minutes; its report cannot be read/);
  });

  test("that writes no report fails, and an old one is not read again", async () => {
    await writeFile(join(root, "report.json"), JSON.stringify(report("passed")));
    const result = await run(runner(script("")), root);
    expect(result).toMatchObject({ passed: 0, failed: 1, why: "wrote no report, ended with 0" });
  });
});
