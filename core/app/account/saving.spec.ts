import { expect, it } from "vitest";
import { mapRecordings } from "#adapters/memory/index.ts";
import { done } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";
import { OwnAccount } from "./account.ts";
import { NewAddress } from "./address.ts";
import { DraftKeeper } from "./draft.ts";
import { OwnNames } from "./names.ts";

const auth = { accessToken: "a2", refreshToken: "r2", username: "ada@mail.test" };
const changed = { id: "ada", first_name: "Adele", last_name: "King", email: "ada@new.test" };

/** Ada's account, and what is asked for to change it. */
const ada = () => {
  const asked: unknown[] = [];
  const kept: unknown[] = [];
  const session = {
    profile: { ...changed, first_name: "Ada", email: "ada@mail.test" },
    refreshToken: "r1",
    renew: (...given: unknown[]) => void kept.push(given),
    api: async (id: string, input: { body?: object }) => {
      asked.push([id, input.body]);
      const account = id === "checkUsername" ? { available: true } : changed;
      return done({ auth, account, auth_context_id: "c" });
    },
  } as unknown as Session;
  const drafts = { get: async () => null, put: async () => {}, remove: async () => {} };
  const ports = {
    drafts: { ...drafts, keys: async () => [] },
    recordings: mapRecordings(),
  } as unknown as AppPorts;
  const saved = { times: 0 };
  const onSaved = () => void saved.times++;
  const drafting = new DraftKeeper(ports, session);
  return {
    asked,
    kept,
    saved,
    names: new OwnNames(session, drafting, onSaved),
    address: new NewAddress(ports, session, drafting, onSaved),
  };
};

it("[ACCT-03] new names go out together with the refresh token, and what is answered is kept", async () => {
  const { names, asked, kept, saved } = ada();
  names.type("firstName", " Adele ");
  expect(await names.save()).toBe(true);
  const body = { first_name: "Adele", last_name: "King", refresh_token: "r1" };
  expect(asked).toEqual([["changeAccount", body]]);
  expect([kept, saved.times]).toEqual([[[auth, changed]], 1]);
});

it("[ACCT-03][API-04] so does a new address, with the code that proves it", async () => {
  const { address, asked, kept, saved } = ada();
  address.type("ada@new.test");
  await address.sendCode();
  address.typeCode("123456");
  expect(await address.confirm()).toBe(true);
  const proof = { email: "ada@new.test", verify_code: "123456", auth_context_id: "c" };
  expect(asked.slice(1)).toEqual([
    ["requestCode", { email: "ada@new.test", verify_type: "change" }],
    ["changeAccount", { ...proof, refresh_token: "r1" }],
  ]);
  expect([kept, saved.times]).toEqual([[[auth, changed]], 1]);
});

it("[ACCT-05] what goes is one's own cards, what stays is what was written into others", async () => {
  const role = (role_type: string, contribution_count: number) => ({
    role_type,
    contribution_count,
  });
  const roles = [role("owner", 3), role("owner", 0), role("contributor", 1), role("recipient", 0)];
  const session = { api: async () => done({ roles }) } as unknown as Session;
  const ports = { observe: <T>(model: T) => model } as unknown as AppPorts;
  const account = new OwnAccount(ports, session);
  await account.readFarewell();
  expect(account.farewell).toEqual({ cards: 2, signed: 1 });
});
