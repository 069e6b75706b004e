import { describe, expect, it } from "vitest";
import { type AccountId, as } from "#core/kernel/index.ts";
import { isFor, RoleStatus, RoleType } from "./index.ts";

const account = (id: string) => as<AccountId>(id);
const grace = { account_id: account("grace"), email: "grace@mail.test" };
const part = {
  role_type: "recipient",
  status: "pending",
  account_id: null,
  join_email: null,
} as const;

describe("whom a card is for", () => {
  it("[ROLE-06] is an address that it is planned for", () => {
    const deliveries = [{ email: "grace@mail.test" }];
    expect(isFor(grace, { roles: [], deliveries })).toBe(true);
    expect(isFor({ ...grace, email: "other@mail.test" }, { roles: [], deliveries })).toBe(false);
    expect(isFor({ ...grace, email: null }, { roles: [], deliveries })).toBe(false);
  });

  it("[ROLE-06] is whoever has it, or is to have it, by their account or the address it went to", () => {
    const by = (mine: object, who = grace) =>
      isFor(who, { roles: [{ ...part, ...mine }], deliveries: [] });
    expect(by({ account_id: account("grace") })).toBe(true);
    expect(by({ join_email: "grace@mail.test" })).toBe(true);
    expect(by({ account_id: account("tom"), join_email: "grace@mail.test" })).toBe(true);
    expect(by({ account_id: account("tom"), join_email: "tom@mail.test" })).toBe(false);
  });

  it("[ROLE-06] [ROLE-02] is nobody without an account or address, nor whoever only asks or has declined", () => {
    const nobody = { account_id: null, email: null };
    expect(isFor(nobody, { roles: [part], deliveries: [] })).toBe(false);
    const parts = [...RoleType.options, null].flatMap((role_type) =>
      RoleStatus.options
        .filter((status) =>
          isFor(grace, {
            roles: [{ ...part, role_type, status, account_id: grace.account_id }],
            deliveries: [],
          }),
        )
        .map((status) => `${role_type} ${status}`),
    );
    expect(parts).toEqual(["recipient active", "recipient pending"]);
  });
});
