import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endSteps, execute, underWay } from "./execute.ts";
import type { Step } from "./step.ts";
import { starts, startWitness, type Witness } from "./testing/witness.ts";

let witness: Witness;
beforeAll(async () => {
  witness = await startWitness();
});
afterAll(() => witness.stop());

const root = process.cwd();
const step = (code: string): Step => ({ name: "a", command: [process.execPath, "-e", code] });
const stays = (name: string) => witness.lives(name);
/** What is sent nowhere and descends from nobody, as a browser or a database whose parent was killed. */
const orphan = (name: string) => starts(`${starts(stays(name), true)}`, true);

describe("a step that does not end", () => {
  test("is ended after its time, and says so", async () => {
    const { code } = await execute(step("setInterval(() => {}, 1000)"), root, {
      minutes: 0.05 / 60,
    });
    expect(code).toBe(`no end after ${0.05 / 60} minutes`);
  });

  test("is ended with all that it started, in whatever group, whoever is its parent", async () => {
    const ending = execute(
      step(
        `${stays("itself")}${starts(stays("child"), false)}${starts(stays("group"), true)}${orphan("orphan")}`,
      ),
      root,
    );
    await witness.began("itself", "child", "group", "orphan");
    expect(underWay()).toContain("a");
    endSteps("enough");
    expect((await ending).code).toBe("enough");
    await witness.ended("itself", "child", "group", "orphan");
    expect(underWay()).not.toContain("a");
  });

  test("is killed where it does not listen", async () => {
    const deaf = `process.on("SIGTERM", () => {});${stays("deaf")}`;
    const ending = execute(step(deaf), root, { grace: 0.05 });
    await witness.began("deaf");
    endSteps("enough");
    expect((await ending).code).toBe("enough");
    await witness.ended("deaf");
  });

  test("names the tests that had begun and not ended", async () => {
    const begun = `require("fs").writeFileSync(process.env.TESTS_UNDER_WAY, "+ one\\n+ two\\n- one\\n");`;
    const ending = execute(step(`${begun}${stays("testing")}`), root);
    await witness.began("testing");
    endSteps("enough");
    expect((await ending).code).toBe("enough; under way: two");
  });
});

describe("a step that has ended", () => {
  test("fails where it left a process, which is ended and named", async () => {
    const leaving = execute(step(`${stays("leaving")}${orphan("left")}`), root, { grace: 0.1 });
    await witness.began("leaving", "left");
    await witness.dismiss("leaving");
    const { code } = await leaving;
    await witness.ended("left");
    expect(code).toMatch(/^it left something running: .*node -e require.* \(\d+\)$/);
  });

  test("leaves no temporary folder, whatever it put there", async () => {
    const making = `const d = require("os").tmpdir(); require("fs").mkdirSync(d + "/deep/er", { recursive: true }); console.log(d);`;
    const { code, output } = await execute(step(making), root);
    expect(code).toBe(0);
    expect(output).toContain("fanfold-step-");
    expect(existsSync(output.trim())).toBe(false);
  });
});
