import { expect, it } from "vitest";
import { matchRoute, mayOpen, routes, withModal } from "#core/domain/navigation/index.ts";

const guardOf = (path: string) => matchRoute(path).route.guard;

it.each([
  "/",
  "/group/token",
  "/group/token/slides",
  "/group/token/roles",
  "/r/token",
  "/r/token/slides",
  "/r/token/thanks",
])("[AUTH-50] a visitor may be at %s, and sign in there", (path) => {
  expect(["open", undefined]).toContain(guardOf(path));
  expect(mayOpen(withModal(path, "auth"), "auth")).toBe(true);
});

/** Themes are looked at, and shared ones taken, before sign-in as well (OPEN-128, OPEN-129). */
const lookedAt = ["/themes", "/themes/accept/:id"];
const rows = routes.map(({ path }) => path).filter((path) => !lookedAt.includes(path));

it.each([
  ["account", 7, "signedIn"],
  ["reminders", 4, "signedIn"],
  ["themes", 3, "signedIn"],
  ["create", 3, "signedIn"],
  ["edit", 25, "ownCard"],
] as const)("[AUTH-51] of /%s all %i routes are for whoever is signed in", (room, many, guard) => {
  const below = rows.filter((path) => path.split("/")[1] === room && !path.endsWith("*"));
  expect(below).toHaveLength(many);
  for (const path of below)
    expect([path, guardOf(path.replaceAll(":", ""))]).toEqual([path, guard]);
});
