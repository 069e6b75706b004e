import { expect, it } from "vitest";
import { isToSign, signingStateOf } from "./signing.ts";

it.each([
  [{ status: "pending", opened_on: null, contribution_count: 0 }, "invited"],
  [{ status: "pending", opened_on: "2026-06-01T09:00:00.000Z", contribution_count: 0 }, "opened"],
  [{ status: "active", opened_on: null, contribution_count: 0 }, "opened"],
  [{ status: "active", opened_on: null, contribution_count: 1 }, "signed"],
] as const)("[OPEN-165] %j is %s", (role, state) => {
  expect(signingStateOf(role)).toBe(state);
});

it("[OPEN-70] contributors without a message are to sign, and nobody else", () => {
  const role = { role_type: "contributor", status: "active" } as const;
  expect([0, 1].map((messages) => isToSign(role, messages))).toEqual([true, false]);
  expect(isToSign({ ...role, status: "pending" }, 0)).toBe(true);
  // a viewer that was invited may be reminded of that, and has nothing to sign
  expect(isToSign({ role_type: "viewer", status: "pending" }, 0)).toBe(false);
});
