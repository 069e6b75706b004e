import { expect, test } from "vitest";
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
    const outside = {
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
    await sendAgain(state, { session, outside } as unknown as Using);
    expect(asked).toEqual(["resendCode", "requestCode"]);
    expect(state).toMatchObject({ resend: "sent", resendError: null, error: null, code: "" });
    expect(session.contextId).toBe("new");
  },
);
