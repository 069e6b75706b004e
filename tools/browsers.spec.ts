import { readFileSync } from "node:fs";
import { resolveConfig } from "vite";
import { expect, test } from "vitest";

/** The table of browsers as the README has it. */
const told = (): Readonly<Record<string, number>> => {
  const [names = [], , versions = []] = (
    readFileSync("README.md", "utf8").split("## Browsers")[1] ?? ""
  )
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return Object.fromEntries(names.map((name, at) => [name.toLowerCase(), Number(versions[at])]));
};

test("[F-64] no browser that the README names is older than what the app is built for", async () => {
  const { build } = await resolveConfig({ configFile: "vite.config.ts" }, "build");
  const oldest = told();
  const built = [build.target].flat().map((one) => /^([a-z]+)([\d.]+)$/.exec(String(one)) ?? []);
  expect(Object.keys(oldest)).toEqual(["chrome", "edge", "firefox", "safari"]);
  for (const [, name = ""] of built.filter(([, name]) => name !== "ios"))
    expect([name, oldest[name]]).toEqual([name, expect.any(Number)]);
  for (const [name, version] of Object.entries(oldest)) {
    const least = built.find(([, of]) => of === name)?.[2];
    expect(version, name).toBeGreaterThanOrEqual(Number(least));
  }
});

test("[F-64] what tells older browsers is read by every one, and looks for what came last to each that is named", () => {
  const code = readFileSync("web/public/old.js", "utf8").replace(/^\s*\/\/.*$/gm, "");
  expect(code).not.toMatch(
    /=>|\b(?:const|let|class|async|await|import|export)\b|`|\?\.|\?\?|\.\.\./,
  );
  const oldest = told();
  const cameWith = [
    ["color-mix(", { chrome: 111, edge: 111 }],
    [":has(", { firefox: 121 }],
    ["(?<=", { safari: 16.4 }],
  ] as const;
  for (const [feature, versions] of cameWith) {
    expect(code).toContain(feature);
    expect(oldest).toMatchObject(versions);
  }
});
