import { expect, test } from "vitest";
import { asSaid, done, type Outcome, refused } from "#core/kernel/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import type { Session } from "../session/index.ts";
import { Unsubscribing } from "./unsubscribing.ts";

const answered = (unsubscribed: boolean) =>
  done({ unsubscription: { from: "invitations", unsubscribed } });
const opened = async (...answers: Outcome<unknown>[]) => {
  const calls: string[] = [];
  const api = async (id: string) => {
    calls.push(id);
    return answers.shift() ?? answered(false);
  };
  const page = new Unsubscribing({ api } as unknown as Session, "token");
  await page.open();
  return { page, calls };
};

test("[F-34] opening only reads, and says what was done before", async () => {
  const { page, calls } = await opened(answered(true));
  expect(calls).toEqual(["readUnsubscription"]);
  expect([page.state, page.from]).toEqual(["left", "invitations"]);
});

test("[F-34] what did not work is said, and the question still stands", async () => {
  const { page } = await opened(answered(false), refused("network", asSaid("No connection")));
  await page.leave();
  expect(spoken([page.state, page.busy, page.error])).toEqual(["asked", false, "No connection"]);
  await page.leave();
  expect([page.state, page.error]).toEqual(["left", null]);
});

test("[F-34] a page that could not be read offers to try again", async () => {
  const { page } = await opened(refused("network", asSaid("No connection")));
  expect(spoken([page.state, page.error])).toEqual(["failed", "No connection"]);
  await page.open();
  expect(page.state).toBe("asked");
});

test("[F-34] two presses are one", async () => {
  const { page, calls } = await opened();
  await Promise.all([page.leave(), page.leave()]);
  expect(calls).toEqual(["readUnsubscription", "unsubscribe"]);
});
