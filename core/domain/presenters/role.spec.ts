import { describe, expect, test } from "vitest";
import { anAccount } from "#specs/contracts/records.ts";
import { aPart } from "#specs/fixtures/viewing.ts";
import { presentRole } from "./index.ts";

describe("[OPEN-60] an address", () => {
  const account = anAccount({ email: "ada@home.test", hide_my_email: true });
  const told = (isMine: boolean, hide_my_email: boolean) =>
    presentRole(
      { role: aPart(), account: { ...account, hide_my_email }, slides: 0 },
      "owner",
      isMine,
    );
  test.each([
    [true, true, "ada@home.test", "ada@mail.test"],
    [false, true, null, null],
    [false, false, "ada@home.test", "ada@mail.test"],
  ])(
    "is told to oneself or where it is not hidden: mine %s, hidden %s",
    (isMine, hide, email, join) => {
      expect(told(isMine, hide)).toMatchObject({ person: { email }, join_email: join });
    },
  );
  test("of somebody who has not joined is the one they were invited by", () => {
    const invited = presentRole({ role: aPart(), account: null, slides: 0 }, "owner", false);
    expect(invited.person).toEqual({ first_name: "", last_name: "", email: "ada@mail.test" });
  });
});

test("[ROLE-06] whether somebody helps is told of whoever may be asked to, and of nobody else", () => {
  const told = (own: Parameters<typeof aPart>[0], coOwners: readonly string[]) => {
    const role = aPart(own);
    const facts = { role, account: null, slides: 0, coOwners: coOwners as never };
    return presentRole(facts, "owner", false).co_owner;
  };
  const tom = { account_id: "tom" as never, role_type: "contributor", status: "active" } as const;
  expect(told(tom, ["tom"])).toBe(true);
  expect(told(tom, ["ada"])).toBe(false);
  expect(told({ ...tom, role_type: "viewer" }, [])).toBeNull();
  expect(told({ ...tom, status: "pending" }, [])).toBeNull();
});
