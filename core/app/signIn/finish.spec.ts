import { expect, it } from "vitest";
import { asSaid, refused } from "#core/kernel/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import { saveNames } from "./finish.ts";
import type { SignInState, Using } from "./state.ts";

it("[ACCT-03][OPEN-51] names that a provider did not know are saved together with the refresh token", async () => {
  const asked: unknown[] = [];
  const session = {
    refreshToken: "r",
    api: async (...call: unknown[]) => {
      asked.push(call);
      return refused("network", asSaid("You are offline."));
    },
  };
  const signIn = { firstName: " Priya ", lastName: "Raman", error: null };
  await saveNames(signIn as SignInState, { session } as unknown as Using);
  const body = { first_name: "Priya", last_name: "Raman", refresh_token: "r" };
  expect(asked).toEqual([["changeAccount", { body }]]);
  expect(spoken(signIn.error)).toBe("You are offline.");
});
