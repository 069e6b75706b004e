import { describe, expect, test } from "vitest";
import {
  isResult,
  kindOf,
  type ModalFacts,
  type ModalName,
  mayOpen,
  modalNames,
  modalOver,
  proves,
  type ResultName,
  routes,
  verdictOn,
  withModal,
} from "./index.ts";

const signedIn: ModalFacts = {
  tiers: "on",
  isSignedIn: true,
  isAskedInVain: true,
  result: null,
};
const visitor: ModalFacts = { ...signedIn, isSignedIn: false, isAskedInVain: false };
const unknown: ModalFacts = { ...signedIn, isSignedIn: null, isAskedInVain: null };

/** An address of every row on which a modal may open. */
const placesOf = (name: ModalName): readonly string[] =>
  routes
    .map(({ path }) => path.replace(/:[a-zA-Z]+/g, "a1").replace(/\*$/, "far/away"))
    .filter((path) => mayOpen(path, name));

describe("[F-10] what says that something was done", () => {
  const results = modalNames.filter(isResult);

  test("are the five of the catalogue", () => {
    expect(results).toEqual([
      "name-changed-success",
      "auth-success",
      "contribution-sent",
      "card-saved",
      "recipient-saved",
    ]);
  });

  test.each(modalNames)("%s opens from outside only where it claims nothing", (name) => {
    const kind = kindOf(name);
    expect(isResult(name)).toBe(kind === "result");
    const places = placesOf(name);
    expect(places.length).toBeGreaterThan(1);
    for (const place of places) {
      const path = withModal(place, name);
      const says = [signedIn, visitor, unknown].map((facts) => verdictOn(path, name, facts));
      expect([path, says]).toEqual([
        path,
        kind === "result"
          ? ["never", "never", "waits"]
          : kind === "signIn"
            ? ["never", "opens", "waits"]
            : ["opens", "opens", "opens"],
      ]);
    }
  });

  test.each(results)("%s opens where it was brought about, for who is signed in", (name) => {
    const params = { waiting: true };
    for (const place of placesOf(name)) {
      const path = withModal(place, name, params);
      const facts = { ...signedIn, result: path };
      expect(modalOver(path, facts)).toEqual({ name, params });
      // guests sign messages without an account, and bring about nothing else
      const out = { ...facts, isSignedIn: false };
      expect(verdictOn(path, name, out)).toBe(name === "contribution-sent" ? "opens" : "never");
      expect(verdictOn(path, name, { ...out, result: null })).toBe("never");
      expect(verdictOn(path, name, { ...facts, isSignedIn: null })).toBe("waits");
      // other claims than the one that is so
      expect(proves(withModal(place, name, { waiting: false }), path)).toBe(false);
      expect(proves(withModal(place, name), path)).toBe(false);
      for (const other of results)
        if (other !== name) expect(proves(withModal(place, other, params), path)).toBe(false);
    }
  });

  const about: readonly (readonly [
    ResultName,
    brought: string,
    there: string,
    elsewhere: string,
  ])[] = [
    ["card-saved", "/edit/a", "/edit/a/group", "/edit/b"],
    ["card-saved", "/home", "/home/received", "/edit/a"],
    ["contribution-sent", "/group/t/slides", "/group/t", "/group/u/slides"],
    ["contribution-sent", "/edit/a", "/edit/a/slides", "/edit/b"],
    ["recipient-saved", "/r/t/slides", "/r/t", "/r/u/slides"],
  ];
  test.each(about)("%s brought about at %s is so at %s and not at %s", (name, ...places) => {
    const [brought, there, elsewhere] = places.map((place) => withModal(place, name));
    expect(proves(there ?? "", brought ?? "")).toBe(true);
    expect(proves(elsewhere ?? "", brought ?? "")).toBe(false);
  });

  test("a result is proved by the same of the same thing only", () => {
    const saved = withModal("/edit/1", "card-saved");
    expect(proves(saved, null)).toBe(false);
    expect(proves("/edit/1", "/edit/1")).toBe(false);
    expect(proves(saved, saved)).toBe(true);
    expect(proves(saved, withModal("/edit/2", "card-saved"))).toBe(false);
    expect(proves(saved, withModal("/edit/1", "card-saved", { a: 1 }))).toBe(false);
    expect(proves(withModal("/faq", "faq"), withModal("/faq", "faq"))).toBe(false);
    const signedIn = withModal("/home", "auth-success");
    expect(proves(signedIn, withModal("/edit/1", "auth-success"))).toBe(true);
  });
});

test.each(["upgrade", "bundle"] as const)(
  "[F-35] [OPEN-169] %s opens nowhere where nothing is sold",
  (name) => {
    for (const place of placesOf(name))
      for (const facts of [signedIn, visitor, unknown])
        expect(verdictOn(place, name, { ...facts, tiers: "off" })).toBe("never");
  },
);

test("[F-25] whoever signs in while they are asked sees it through", () => {
  const path = withModal("/shop", "auth");
  expect(verdictOn(path, "auth", { ...signedIn, isAskedInVain: false })).toBe("opens");
  expect(verdictOn(path, "auth", signedIn)).toBe("never");
});
