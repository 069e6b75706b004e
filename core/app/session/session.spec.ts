import { expect, it } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import { asSaid, type Outcome, refused } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { Session } from "./session.ts";

const storage = () => {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, text: string) => void kept.set(key, text),
    remove: (key: string) => void kept.delete(key),
  };
};

/** Ada, signed in with a sign-in context and a profile, and what the authority was asked for. */
const signedIn = () => {
  const asked: { id: string; input: unknown; token: string | null }[] = [];
  const [tab, kept] = [storage(), storage()];
  const ports = {
    api: (token: () => string | null) => async (id: string, input: unknown) => {
      asked.push({ id, input, token: token() });
      return refused("fault", asSaid("")) as Outcome<never>;
    },
    observe: <T>(model: T) => model,
    channel: { listen: () => () => undefined, post: () => undefined },
    navigator: { path: "/", go: () => undefined, onChange: () => () => undefined },
    page: { onVisible: () => () => undefined },
    clock: steppedClock(),
    tab,
    kept,
  } as unknown as AppPorts;
  const session = new Session(ports);
  const auth = { accessToken: "access", refreshToken: "refresh", username: "ada@example.com" };
  session.renew(auth, { username: auth.username } as NonNullable<Session["profile"]>);
  session.contextId = "context";
  session.anonymous.remember({ storyId: "card", groupToken: "group" });
  return { session, asked, tab };
};

it("[AUTH-21][AUTH-24] signing in keeps the tokens with the tab, and reads whose they are", async () => {
  const { session, asked, tab } = signedIn();
  const auth = { accessToken: "a2", refreshToken: "eve.1.x", username: "eve@example.com" };
  await session.signedIn(auth);
  expect(JSON.parse(tab.get("auth-4") ?? "")).toEqual(auth);
  expect(session).toMatchObject(auth);
  expect(asked.map(({ id, token }) => [id, token])).toEqual([["readAccount", "a2"]]);
});

it("[ACCT-03] tokens that a change of account answers replace the stored ones", () => {
  const { session, tab } = signedIn();
  const auth = { accessToken: "a2", refreshToken: "r2", username: "ada@new.test" };
  session.renew(auth, { username: auth.username } as NonNullable<Session["profile"]>);
  expect(session).toMatchObject(auth);
  expect(JSON.parse(tab.get("auth-4") ?? "")).toEqual(auth);
});

it("[AUTH-30] the logout call carries the refresh token", async () => {
  const { session, asked } = signedIn();
  await session.logout();
  expect(asked.map(({ id, input }) => [id, input])).toEqual([
    ["logout", { body: { refresh_token: "refresh" } }],
  ]);
});

it("[AUTH-30] after logout no token goes with what is asked", async () => {
  const { session, asked } = signedIn();
  await session.logout();
  asked.length = 0;
  await session.api("readAccount", {});
  expect(asked.map(({ id, token }) => [id, token])).toEqual([["readAccount", null]]);
});

it("[AUTH-27][AUTH-28] logout clears tokens, the profile, the sign-in context and what was under way", async () => {
  const { session, tab } = signedIn();
  session.modals.bring("/edit/card?modal=card-saved");
  await session.logout();
  const { accessToken, refreshToken, username, contextId, profile } = session;
  expect([accessToken, refreshToken, username, contextId, profile]).toEqual(Array(5).fill(null));
  expect(session.anonymous.data).toMatchObject({ storyId: null, groupToken: null });
  expect(tab.get("auth-4")).toBeNull();
  // what was done for one person is not told to the next
  expect(session.modals.result).toBeNull();
});

it("[STORY-15] a change is sent when the one before it was answered, what is only read is not held up", async () => {
  const { session, asked } = signedIn();
  const [card, ids] = [{ path: { id: "card" }, body: {} }, () => asked.map(({ id }) => id).join()];
  const changes = [session.api("changeStory", card), session.api("changeStory", card)];
  void session.api("readStory", { path: { id: "card" } });
  void session.api("changeStory", { path: { id: "other" }, body: {} });
  expect(ids()).toBe("changeStory,readStory,changeStory");
  await Promise.all(changes);
  expect(ids()).toBe("changeStory,readStory,changeStory,changeStory");
});
