import { expect, test } from "vitest";
import { asSaid, done, type Outcome, refused } from "#core/kernel/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import type { Session } from "../session/index.ts";
import { AccessRequest } from "./request.ts";

const asked = (role_type: "contributor" | "recipient", answer: Outcome<unknown>) => {
  const calls: unknown[] = [];
  const role = { id: "role", role_type, status: "requested" };
  const api = async (id: string, input: unknown) => {
    calls.push([id, input]);
    return id === "readRole" ? done({ role }) : answer;
  };
  const session = { api, isSignedIn: true } as unknown as Session;
  return { request: new AccessRequest(session, "role", "token"), calls };
};

test("[F-44] a request is declined on its page by the owner, signed in", async () => {
  const { request, calls } = asked("recipient", done({ role: {} }));
  expect(request.mayDecline).toBe(false);
  await request.open();
  expect([request.mayDecline, request.isToOpen]).toEqual([true, true]);
  await request.decline();
  expect(calls.at(-1)).toEqual([
    "changeRole",
    { path: { id: "role" }, body: { status: "rejected" } },
  ]);
  expect([request.state, request.busy, request.error]).toEqual(["declined", false, null]);
});

test("[F-44] what did not work is said, and the request still waits", async () => {
  const { request } = asked("contributor", refused("forbidden", asSaid("You may not")));
  await request.open();
  expect(request.isToOpen).toBe(false);
  await request.decline();
  expect(spoken([request.state, request.busy, request.error])).toEqual([
    "asked",
    false,
    "You may not",
  ]);
});

test.each(["approve", "decline"] as const)(
  "[F-14] a request that is pressed on twice to %s, and once more when it is done, was answered once",
  async (press) => {
    const { request, calls } = asked("contributor", done({ role: { status: "active" } }));
    await request.open();
    const before = calls.length;
    await Promise.all([request[press](), request[press]()]);
    const { state } = request;
    await request[press]();
    expect(calls.slice(before)).toHaveLength(1);
    expect([request.state, request.error]).toEqual([state, null]);
    expect(state).toBe(press === "approve" ? "letIn" : "declined");
  },
);
