import { expect, test } from "vitest";
import { asSaid, done, type Outcome, refused } from "#core/kernel/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";
import { Recipient } from "./recipient.ts";

const kept = (removed: Outcome<unknown>) => {
  const asked: unknown[] = [];
  const api = async (id: string, input: unknown) => {
    asked.push([id, input]);
    return id === "readOwnRole" ? done({ story: { role: { id: "role" } } }) : removed;
  };
  const model = new Recipient({} as AppPorts, { api } as unknown as Session, "token");
  model.saved = true;
  return { model, asked };
};

test("[MODAL-14] [ROLE-18] a kept card is taken from one's own by leaving it", async () => {
  const { model, asked } = kept(done(null));
  expect(await model.letGo()).toBe(true);
  expect(asked).toEqual([
    ["readOwnRole", { path: { type: "recipient", value: "token" } }],
    ["removeMember", { path: { id: "role" }, body: { reassign_media: true } }],
  ]);
  expect([model.saved, model.busy, model.error]).toEqual([false, false, null]);
});

test("[MODAL-14] what did not work is said, and the card stays", async () => {
  const { model } = kept(refused("forbidden", asSaid("You may not")));
  expect(await model.letGo()).toBe(false);
  expect(spoken([model.saved, model.busy, model.error])).toEqual([true, false, "You may not"]);
});

test("[MODAL-14] a card that was left elsewhere already is left", async () => {
  const { model } = kept(refused("notFound", asSaid("Gone")));
  expect(await model.letGo()).toBe(true);
  expect(model.saved).toBe(false);
});
