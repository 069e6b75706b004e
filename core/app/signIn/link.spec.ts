import { expect, test } from "vitest";
import { readLink } from "./link.ts";
import type { SignInState, Using } from "./state.ts";

test.each(["", "..", "a/b", "%00"])(
  "[AUTH-06, ROUTE-11] a link cut to “%s” is over, and asks for nothing else of the server",
  async (context) => {
    const signIn = { expiredLink: null, error: null } as SignInState;
    const asked: string[] = [];
    const session = {
      api: async (operation: string) => {
        asked.push(operation);
        return { ok: false, refusal: { code: "fault", message: "Sorry" } };
      },
    };
    await readLink(signIn, { session } as unknown as Using, context);
    expect(signIn).toMatchObject({ expiredLink: "auth", error: null });
    expect(asked).toEqual([]);
  },
);
