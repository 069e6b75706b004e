import { describe, expect, it, test } from "vitest";
import type { AccountId, VisitorId } from "#core/kernel/index.ts";
import { as } from "#core/kernel/index.ts";
import { aPart, owner, viewing } from "#specs/fixtures/viewing.ts";
import type { RoleRecord } from "../role/index.ts";
import { audienceOf, isShownTo, makerAudience, roleAudience } from "./index.ts";

describe("who somebody is to a card", () => {
  test.each<[Partial<RoleRecord> | null, member: string, group: string]>([
    [null, "outsider", "groupLinkHolder"],
    [{}, "contributor", "contributor"],
    [{ role_type: "owner" }, "contributor", "contributor"],
    [{ role_type: "recipient" }, "recipient", "recipient"],
    [{ role_type: "viewer" }, "watcher", "groupLinkHolder"],
    [{ status: "requested" }, "outsider", "groupLinkHolder"],
    [{ role_type: "recipient", status: "pending" }, "outsider", "groupLinkHolder"],
    [{ role_type: "viewer", status: "requested" }, "outsider", "groupLinkHolder"],
  ])("[ROLE-04] with %j, in it %s, by the group's link %s", (part, member, group) => {
    const card = { role: part && aPart(part) };
    const who = (entryPoint: Parameters<typeof audienceOf>[2]) =>
      audienceOf(card, false, entryPoint);
    expect([who("member"), who("group"), who("recipient")]).toEqual([member, group, "recipient"]);
    expect(who("watch")).toBe(member === "recipient" ? "recipient" : "watcher");
    expect(audienceOf(card, true, "watch")).toBe("owner");
  });

  it("[ROLE-03] and to what somebody made in it", () => {
    const thing = { account_id: as<AccountId>("ada"), visitor_id: null as VisitorId | null };
    const ada = viewing("ada");
    expect([owner, ada, viewing("bob")].map((v) => makerAudience(v, thing))).toEqual([
      "owner",
      "author",
      "reader",
    ]);
    const facts = { role: aPart() };
    expect([owner, ada, viewing("bob")].map((v) => roleAudience(facts, v))).toEqual([
      "owner",
      "own",
      "fellow",
    ]);
    expect([
      isShownTo(aPart({ status: "requested" }), "fellow"),
      isShownTo(aPart({ role_type: null }), "fellow"),
      isShownTo(aPart(), "fellow"),
      isShownTo(aPart({ status: "requested" }), "own"),
    ]).toEqual([false, false, true, true]);
  });
});
