import { describe, expect, it } from "vitest";
import { ownPath } from "./index.ts";

describe("a path to come back to", () => {
  it("[ROUTE-10] is one of this site, with its query", () => {
    expect(ownPath("/edit/a1/group?modal=invite")).toBe("/edit/a1/group?modal=invite");
    expect(ownPath("/")).toBe("/");
  });

  it("[ROUTE-33] is never somebody else’s address, nor sign-in itself", () => {
    for (const bad of [
      null,
      "",
      "home",
      "//evil.example",
      "/\\evil.example",
      "https://evil.example/",
      "/%2Fevil.example",
      "/%5cevil.example",
      "/home/..//evil.example",
      "/home/%2E%2e/",
      "/./home",
      "/home/%0a",
      "javascript:alert(1)",
      "/a\nb",
      "/login?referrer=/home",
      "/register",
    ])
      expect(ownPath(bad)).toBeNull();
  });
});
