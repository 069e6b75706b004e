import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Step } from "./step.ts";
import { starts, startWitness, type Witness } from "./testing/witness.ts";

let witness: Witness;
let folder = "";
beforeAll(async () => {
  witness = await startWitness();
});
afterAll(() => witness.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fanfold-runs-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const entry = import.meta.resolve("./testRun.ts");
const step = (name: string, code: string, more: Partial<Step> = {}): Step => ({
  name,
  command: [process.execPath, "-e", code],
  ...more,
});

/** The runner in a process of its own, with steps of ours. */
const start = (...steps: Step[]): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { testRun } from ${JSON.stringify(entry)};
       process.exitCode = await testRun(${JSON.stringify(steps)}, ${JSON.stringify(process.cwd())}, 2, 0);`,
    ],
    { env: { ...process.env, TMPDIR: folder }, stdio: ["ignore", "pipe", "pipe"] },
  );
const ended = async (run: ChildProcessByStdio<null, Readable, Readable>) => {
  let output = "";
  run.stdout.on("data", (text) => {
    output += text;
  });
  run.stderr.on("data", (text) => {
    output += text;
  });
  const [code] = await once(run, "close");
  return { code, output };
};

describe("a run of the tests", () => {
  test("says which step did not end, and goes on with the others", async () => {
    const { code, output } = await ended(
      start(
        step("hangs", "setInterval(() => {}, 1000)", { minutes: 0.05 / 60 }),
        step("follows", "", { after: ["hangs"] }),
        step("holds", ""),
      ),
    );
    expect(code).toBe(1);
    expect(output).toMatch(/✗ hangs .*no end after/);
    expect(output).toMatch(/✗ follows .*not run: hangs failed/);
    expect(output).toMatch(/✓ holds/);
    expect(output).toMatch(/1 passed, 2 failed\n$/);
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ] as const)(
    "that gets %s ends all it started, and says what was under way",
    async (signal, expected) => {
      const run = start(
        step(
          "one",
          `${witness.lives(`one ${signal}`)}${starts(witness.lives(`far ${signal}`), true)}`,
        ),
        step("two", witness.lives(`two ${signal}`)),
        step("three", ""),
      );
      const ending = ended(run);
      const all = ["one", "far", "two"].map((name) => `${name} ${signal}`);
      await witness.began(...all);
      run.kill(signal);
      await witness.ended(...all);
      const { code, output } = await ending;
      expect(code).toBe(expected);
      expect(output).toContain(`${signal}: ending one, two`);
      expect(output).toMatch(new RegExp(`✗ three .*not run: ${signal}`));
      expect(await readdir(folder)).toEqual([]);
    },
  );

  test("that is interrupted twice ends at once what does not listen", async () => {
    const run = start(
      step("deaf", `process.on("SIGTERM", () => {});${witness.lives("deaf twice")}`),
    );
    const ending = ended(run);
    await witness.began("deaf twice");
    run.kill("SIGINT");
    await once(run.stdout, "data");
    run.kill("SIGINT");
    await witness.ended("deaf twice");
    expect((await ending).code).toBe(130);
    expect(await readdir(folder)).toEqual([]);
  });
});
