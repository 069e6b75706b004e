import { describe, expect, it } from "vitest";
import { loginFrom, matchRoute, referrerOf, unsupportedPath } from "./index.ts";

const sent = (path: string, can: { webgl: boolean; still?: boolean }): string | null =>
  unsupportedPath(matchRoute(path).route, path, {
    webgl: () => can.webgl,
    still: can.still ?? false,
  });

describe("a browser without WebGL", () => {
  it("[SHELL-14] is sent to /unsupported from the routes of creators and contributors, and back from there", () => {
    for (const path of [
      "/shop",
      "/shop/birthday",
      "/shop/reminder/r1",
      "/home",
      "/create",
      "/edit/s1",
      "/edit/s1/send/post/o1/payment",
      "/group/t",
      "/group/t/roles",
    ]) {
      const to = sent(`${path}?a=b`, { webgl: false });
      expect(matchRoute(to ?? "").route.path, path).toBe("/unsupported");
      expect(referrerOf(to ?? "")).toBe(`${path}?a=b`);
    }
  });

  it("[SHELL-14] is not sent where it draws, nor from pages without covers", () => {
    expect(sent("/edit/s1", { webgl: true })).toBeNull();
    for (const path of ["/", "/login", "/account", "/faq", "/requests/r1"])
      expect(sent(path, { webgl: false }), path).toBeNull();
  });

  it("[OPEN-164] plays every card with posters", () => {
    for (const path of [
      "/r/t",
      "/r/t/slides",
      "/r/t/thanks",
      "/share/t",
      "/watch/t",
      "/group/t/slides",
    ])
      expect(sent(path, { webgl: false }), path).toBeNull();
  });

  it("[OPEN-164] is not asked again once it goes on with still pictures, nor is its browser tried", () => {
    expect(sent("/edit/s1", { webgl: false, still: true })).toBeNull();
    const never = () => {
      throw new Error("tried");
    };
    const { route } = matchRoute("/");
    expect(unsupportedPath(route, "/", { webgl: never, still: false })).toBeNull();
  });
});

it("[ROUTE-33] whoever is asked to sign in comes back to where they were, query included", () => {
  const path = "/edit/a1?modal=invite#x";
  expect(loginFrom(path)).toMatch(/^\/login\?referrer=/);
  expect(referrerOf(loginFrom(path))).toBe(path);
});
