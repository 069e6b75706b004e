import { expect, it } from "vitest";
import { matchRoute, mayOpen, withModal } from "#core/domain/navigation/index.ts";

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

it.each([
  ["/account", "signedIn"],
  ["/account/profile", "signedIn"],
  ["/reminders", "signedIn"],
  ["/reminders/add", "signedIn"],
  ["/themes/create", "signedIn"],
  ["/edit/card", "ownCard"],
  ["/edit/card/send", "ownCard"],
  ["/edit/card/group", "ownCard"],
])("[AUTH-51] %s is for whoever is signed in", (path, guard) => {
  expect(guardOf(path)).toBe(guard);
});
