import { expect, it } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import { done } from "#core/kernel/index.ts";
import { sendAgain } from "./resend.ts";
import type { SignInState, Using } from "./state.ts";

it("[AUTH-17] pressed twice at one moment, one more is sent", async () => {
  const asked: unknown[] = [];
  const api = async (...call: unknown[]) => {
    asked.push(call);
    return done({ auth_context_id: "next" });
  };
  const session = { api, contextId: "c" };
  const using = { session, outside: { clock: steppedClock() } } as unknown as Using;
  const signIn = { panel: "code", resend: "idle", resendError: "x" } as SignInState;
  const both = [sendAgain(signIn, using), sendAgain(signIn, using)];
  expect([signIn.resend, signIn.resendError]).toEqual(["sending", null]);
  await Promise.all(both);
  expect(asked).toEqual([["resendCode", { body: { auth_context_id: "c" } }]]);
  expect([signIn.resend, session.contextId]).toEqual(["sent", "next"]);
});
