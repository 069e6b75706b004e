import { describe, expect, it, test } from "vitest";
import { matchRoute, routes } from "./index.ts";

/** A path of this shape, each parameter saying its own name. */
const sampleOf = (shape: string): string =>
  shape.replaceAll(/:(\w+)/g, "$1-1").replace("*", "some/thing-else");

describe("the table of routes", () => {
  it("[ROUTE-01] each listed shape resolves to its own row", () => {
    const wrong = routes
      .filter(({ path }) => matchRoute(sampleOf(path)).route.path !== path)
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
    expect(routes.length).toBeGreaterThan(90);
  });

  it("[OPEN-27] a path is matched letter for letter; slashes at its end, query and hash say nothing", () => {
    expect(matchRoute("/edit/a1/group/?modal=invite#x").route.path).toBe("/edit/:id/group");
    expect(matchRoute("/edit/a1/group//").route.path).toBe("/edit/:id/group");
    expect(matchRoute("/Edit/a1").route.path).toBe("*");
    expect(matchRoute("/edit/a1/Group").route.path).toBe("*");
    expect(matchRoute("/group/AbC-d_E").params).toEqual({ token: "AbC-d_E" });
  });

  test.each([
    "/no/such/page",
    "/edit",
    "/group",
    "/r",
    "/r/a/b",
    "/home/created/more",
    "/edit/a1/send/pigeon",
    "/r//",
    "/group//roles",
    "/howitworks/else",
  ])("[ROUTE-66] %s is not found", (path) => {
    expect(matchRoute(path).route.path).toBe("*");
  });

  it("[ROUTE-25] what a star stands for is as it was written", () => {
    expect(matchRoute("/to/https%3A%2F%2Fa.example%2Fb").params).toEqual({
      "*": "https%3A%2F%2Fa.example%2Fb",
    });
    expect(matchRoute("/to/https://a.example/b").params).toEqual({ "*": "https://a.example/b" });
  });

  it("[ROUTE-66] a broken escape is a parameter like any other", () => {
    expect(matchRoute("/r/%E0%A4%A").params).toEqual({ token: "%E0%A4%A" });
  });
});
