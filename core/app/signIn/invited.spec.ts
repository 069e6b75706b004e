import { expect, it } from "vitest";
import { mapStorage, steppedClock } from "#adapters/memory/index.ts";
import { done } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { type AnonymousData, nothingUnderWay, type Session } from "../session/index.ts";
import { SignIn } from "./signIn.ts";

/** A browser in which somebody came by an invitation; the sign-in is opened in it again and again. */
const invited = (email: string | null) => {
  const anonymous = {
    data: { ...nothingUnderWay, joinToken: "j", email },
    remember: (change: Partial<AnonymousData>) => Object.assign(anonymous.data, change),
  };
  const asked: unknown[] = [];
  const session = {
    anonymous,
    contextId: null,
    api: async (id: string, { body }: { body?: { email: string } }) => {
      if (id === "requestCode") asked.push(body?.email);
      return done({ account: { available: false }, auth_context_id: "c" });
    },
  } as unknown as Session;
  const ports = { clock: steppedClock(), tab: mapStorage() } as unknown as AppPorts;
  return { asked, open: () => new SignIn(ports, session, () => []) };
};

it("[AUTH-23][OPEN-54] whoever used another address is not said to be invited under that one", async () => {
  const { open, asked } = invited("tom@mail.test");
  const first = open();
  expect(first.staticEmail).toBe("tom@mail.test");
  first.typeAnotherEmail();
  first.email = "tommy@mail.test";
  await first.sendCode();
  expect(asked).toEqual(["tommy@mail.test"]);
  expect(open().staticEmail).toBe("tom@mail.test");
});

it("[AUTH-23][AUTH-11] an invitation that names no address says none; it begins with the address, still there", async () => {
  const { open } = invited(null);
  const first = open();
  first.email = "tommy@mail.test";
  await first.sendCode();
  const again = open();
  expect([again.panel, again.staticEmail, again.email]).toEqual(["email", null, "tommy@mail.test"]);
});
