import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { browserFault } from "./browserVersion.mjs";

const folder = mkdtempSync(join(tmpdir(), "fanfold-browser-version-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(["Chromium 156.0.8078.79 built on Debian", "Google Chrome 150.0.1.2 "])(
  "%s will do",
  (said) => {
    expect(browserFault("/usr/bin/chromium", said)).toBeNull();
  },
);

test("an old one is named, with the version that is needed and how to get it", () => {
  const words = browserFault("/usr/bin/chromium", "Chromium 90.0.4430.212 built on Debian");
  expect(words).toContain("/usr/bin/chromium is version 90, and the tests need 150");
  expect(words).toContain("apt-get install chromium");
});

test.each([[null], ["a shell script"]])("what answers %j is no browser", (said) => {
  expect(browserFault("/opt/chromium", said)).toContain("Install Chromium 150");
});

test("the step that looks for the browser fails with these words", () => {
  const old = join(folder, "chromium");
  writeFileSync(old, "#!/bin/sh\necho Chromium 90.0.4430.212\n");
  chmodSync(old, 0o755);
  const look = (path: string) =>
    spawnSync(process.execPath, ["tools/install-programs.mjs"], {
      encoding: "utf8",
      env: { ...process.env, CHROMIUM: path },
    });
  const { status, stderr } = look(old);
  expect(status).toBe(1);
  expect(stderr).toContain(`${old} is version 90, and the tests need 150`);
  expect(look(join(folder, "none")).stderr).toContain("is not there");
});
