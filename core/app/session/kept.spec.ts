import { expect, it } from "vitest";
import { mapStorage } from "#adapters/memory/index.ts";
import { keepLinkParams } from "#core/domain/auth/index.ts";
import { Anonymous, nothingUnderWay } from "./anonymous.ts";
import { Hint } from "./hint.ts";
import { fromLink, pendingOf, toLink } from "./pending.ts";
import { storeAuth, storedAuth } from "./stored.ts";
import { isNotOlder, sessionOf } from "./token.ts";

const auth = { accessToken: "access", refreshToken: "ada.3.secret", username: "ada@example.com" };

it("[SHELL-40][AUTH-24] auth-4 keeps the tokens and the username, and nothing after logout", () => {
  const entries = new Map<string, string>();
  const [tab, hint] = [mapStorage(entries), new Hint(mapStorage())];
  storeAuth(tab, auth);
  expect([...entries.keys()]).toEqual(["auth-4"]);
  expect(JSON.parse(entries.get("auth-4") ?? "")).toEqual(auth);
  expect(storedAuth(tab, hint)).toEqual(auth);
  storeAuth(tab, null);
  expect(entries.size).toBe(0);
});

it("[SHELL-39][SHELL-18][SHELL-21] root-4 keeps what is under way, cookie.accepted and utm.seenFreeCreditBanner", () => {
  const ports = { tab: mapStorage(), kept: mapStorage() };
  const anonymous = new Anonymous(ports as never);
  anonymous.remember({ storyId: "card" });
  const root = () => JSON.parse(ports.tab.get("root-4") ?? "{}");
  expect(root()).toEqual({
    anonymousData: { ...nothingUnderWay, storyId: "card" },
    cookie: { accepted: false },
    utm: { seenFreeCreditBanner: false },
  });
  anonymous.acceptCookies();
  expect(root()).toMatchObject({
    cookie: { accepted: true },
    utm: { seenFreeCreditBanner: false },
  });
  anonymous.seeFreeCreditBanner();
  expect(root()).toMatchObject({ cookie: { accepted: true }, utm: { seenFreeCreditBanner: true } });
});

it("[SHELL-40] what cannot be read is as if it were not there", () => {
  for (const text of ["{", "{}", "null", '"ada"']) {
    const tab = mapStorage(new Map([["auth-4", text]]));
    expect(storedAuth(tab, new Hint(mapStorage()))).toBeNull();
    expect(tab.get("auth-4")).toBeNull();
  }
});

it("[AUTH-28][OPEN-10] a tab that is opened again has no session that the browser left or changed", () => {
  const hint = new Hint(mapStorage());
  const kept = () => {
    const tab = mapStorage();
    storeAuth(tab, auth);
    return storedAuth(tab, hint) !== null;
  };
  hint.enter("ada");
  expect(kept()).toBe(true);
  hint.enter("ben");
  expect(kept()).toBe(false);
  hint.leave("ada", true); // not what the browser is in
  expect(hint.isElsewhere("ada")).toBe(true);
  hint.leave("ben", false);
  expect([kept(), hint.leaving, hint.isIn]).toEqual([false, "ben", false]);
  hint.leave("ben", true);
  expect([kept(), hint.leaving]).toEqual([false, null]);
});

it("[OPEN-10] of two tokens of a session the later one counts, of two sessions what is said last", () => {
  expect(sessionOf("ada.3.secret")).toBe("ada");
  expect(isNotOlder("ada.3.x", "ada.3.x")).toBe(true);
  expect(isNotOlder("ada.10.x", "ada.9.x")).toBe(true);
  expect(isNotOlder("ada.2.x", "ada.3.x")).toBe(false);
  expect(isNotOlder("ben.1.x", "ada.3.x")).toBe(true);
  expect(isNotOlder("ada.1.x", null)).toBe(true);
});

const underWay = { ...nothingUnderWay, authScenario: "CreatorSend", storyId: "card" } as const;

it("[OPEN-53][AUTH-25] a mailed link carries what is under way, and nobody's name", () => {
  const names = { email: "ada@example.com", firstName: "Ada", lastName: "Example" };
  const all = {
    authScenario: "CreatorSend",
    bundleType: "digital",
    bundleQuantity: 5,
    contributionId: "slide",
    didPlayAsRecipient: true,
    groupToken: "group",
    joinToken: "join",
    productTier: "starter",
    recipientThanks: "I read it twice",
    recipientToken: "recipient",
    sendMethod: "Email",
    sharedStoryId: "watch",
    slideType: "photos",
    storyId: "card",
    themesetId: "themes",
  } as const;
  const link = toLink({ ...all, ...names, promptsCompleted: ["reorder"] });
  expect(link).toEqual(all);
  expect(fromLink(link)).toEqual(all);
  expect(keepLinkParams(link)).toEqual(all);
  expect(toLink(underWay)).toEqual({ authScenario: "CreatorSend", storyId: "card" });
});

it("[OPEN-53] a link that leads on to nothing leaves alone what is under way", () => {
  expect(fromLink({})).toEqual({});
  expect(fromLink({ sharedStoryId: "watch", storyId: "theirs" })).toEqual({
    sharedStoryId: "watch",
  });
  const taken = {
    ...nothingUnderWay,
    groupToken: "old",
    storyId: "mine",
    ...fromLink({ authScenario: "RedirectThemes" }),
  };
  expect(taken).toMatchObject({
    authScenario: "RedirectThemes",
    groupToken: null,
    storyId: "mine",
  });
});

it("[AUTH-49] two tabs wait for the same only with the same things", () => {
  expect(pendingOf(nothingUnderWay)).toBeNull();
  expect(pendingOf({ ...underWay, email: "a@example.com" })).toBe(pendingOf(underWay));
  expect(pendingOf({ ...underWay, storyId: "another" })).not.toBe(pendingOf(underWay));
});
