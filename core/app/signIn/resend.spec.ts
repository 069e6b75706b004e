import { expect, test } from "vitest";
import { mapStorage, steppedClock } from "#adapters/memory/index.ts";
import { asSaid, done } from "#core/kernel/index.ts";
import { sendAgain } from "./resend.ts";
import type { SignInState, Using } from "./state.ts";

test.each(["gone", "notFound"])(
  "[AUTH-17, OPEN-50] where the sign-in is over (%s), since the answer to its code was lost, another one is asked for anew",
  async (code) => {
    const asked: string[] = [];
    const session = {
      contextId: "used",
      anonymous: { data: {}, remember: () => undefined },
      api: async (operation: string) => {
        asked.push(operation);
        return operation === "requestCode"
          ? { ok: true, value: { auth_context_id: "new" } }
          : { ok: false, refusal: { code, message: "Code is expired." } };
      },
    };
    const ports = {
      clock: { after: () => () => undefined, now: () => 0 },
      tab: { set: () => undefined, remove: () => undefined },
    };
    const signIn = {
      panel: "code",
      usedEmail: "priya@example.com",
      firstName: "",
      lastName: "",
      code: "123456",
      error: "Code is expired.",
    };
    const state = signIn as unknown as SignInState;
    await sendAgain(state, { session, ports } as unknown as Using);
    expect(asked).toEqual(["resendCode", "requestCode"]);
    expect(state).toMatchObject({ resend: "sent", resendError: null, error: null, code: "" });
    expect(session.contextId).toBe("new");
  },
);

test("[AUTH-17] pressed twice at one moment, one more is sent", async () => {
  const asked: unknown[] = [];
  const api = async (...call: unknown[]) => {
    asked.push(call);
    return done({ auth_context_id: "next" });
  };
  const session = { api, contextId: "c" };
  const ports = { clock: steppedClock(), tab: mapStorage() };
  const using = { session, ports } as unknown as Using;
  const signIn = {
    panel: "code",
    resend: "idle",
    resendError: asSaid("x"),
    error: null,
  } as SignInState;
  const both = [sendAgain(signIn, using), sendAgain(signIn, using)];
  expect([signIn.resend, signIn.resendError]).toEqual(["sending", null]);
  await Promise.all(both);
  expect(asked).toEqual([["resendCode", { body: { auth_context_id: "c" } }]]);
  expect([signIn.resend, session.contextId]).toEqual(["sent", "next"]);
});
