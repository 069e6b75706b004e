import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AccountId, as } from "#core/kernel/index.ts";
import { coOwnersWith, helps, isOrganiserRole, mayHelp, RoleStatus, RoleType } from "./index.ts";

const someone = (id: string | null) => ({ account_id: id === null ? null : as<AccountId>(id) });

describe("helping to organise a card", () => {
  it("[ROLE-06] is for active contributors with an account", () => {
    const may = RoleType.options.flatMap((role_type) =>
      RoleStatus.options.flatMap((status) =>
        [null, "tom"].flatMap((id) =>
          mayHelp({ ...someone(id), role_type, status }) ? [`${role_type} ${status} ${id}`] : [],
        ),
      ),
    );
    expect(may).toEqual(["contributor active tom"]);
    expect(mayHelp({ ...someone("tom"), role_type: null, status: "active" })).toBe(false);
  });

  it("[ROLE-06] lasts from being named until it is taken back, and names each account once", () => {
    const name = fc.constantFrom("ann", "ben", "cem", null);
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.boolean())), (changes) => {
        let co_owners: readonly AccountId[] = [];
        const last = new Map<string | null, boolean>();
        for (const [id, isNamed] of changes) {
          co_owners = coOwnersWith({ co_owners }, someone(id), isNamed);
          last.set(id, isNamed && id !== null);
        }
        for (const [id, isNamed] of last) expect(helps({ co_owners }, someone(id))).toBe(isNamed);
        expect(new Set(co_owners).size).toBe(co_owners.length);
      }),
    );
  });
});

it("[ROLE-06] whoever made a card organises it, whoever was named does, and whoever has no part does not", () => {
  expect(isOrganiserRole({ role_type: "owner" })).toBe(true);
  expect(isOrganiserRole({ role_type: "contributor", co_owner: true })).toBe(true);
  expect(isOrganiserRole({ role_type: "contributor", co_owner: null })).toBe(false);
  expect(isOrganiserRole(null)).toBe(false);
});
