import { describe, expect, it, test } from "vitest";
import { type AccountId, as, type VisitorId } from "#core/kernel/index.ts";
import { inCard, letIn, members, people } from "#specs/fixtures/askers.ts";
import type { StoryRecord } from "../story/index.ts";
import { nobody, rules } from "./index.ts";

describe("who may do what in a card", () => {
  test.each([
    ["cardOwner", "owner"],
    ["signedInCardOwner", "owner"],
    ["cardMaker", "owner"],
    ["cardMember", members],
    ["cardWriter", "owner contributor"],
    ["signedInOwnerIfNamed", "owner"],
  ] as const)("[ROLE-04, API-31] %s: %s", (rule, who) => {
    expect(letIn(({ actor, role }) => rules[rule].lets(actor, inCard(role)))).toBe(who);
  });

  it("[ROLE-06] a co-owner organises the card beside its owner, and owns nothing of it", () => {
    const named = { co_owners: [as<AccountId>("signer"), as<AccountId>("blocked")] };
    for (const rule of ["cardOrganiser", "signedInCardOrganiser"] as const) {
      const lets = letIn(({ actor, role }) => rules[rule].lets(actor, inCard(role, named)));
      // whoever was taken out of the card helps no longer
      expect(lets).toBe("owner contributor");
      expect(letIn(({ actor, role }) => rules[rule].lets(actor, inCard(role)))).toBe("owner");
    }
    const owning = letIn(({ actor, role }) => rules.cardOwner.lets(actor, inCard(role, named)));
    expect(owning).toBe("owner");
  });

  it("[ROLE-06, OPEN-40] of a card begun before sign-in, the visit organises what needs no account", () => {
    const visit = { account: null, visitor: as<VisitorId>("visit") };
    const begun = inCard(null, { owner_account_id: null, owner_visitor_id: visit.visitor });
    expect(rules.cardOrganiser.lets(visit, begun)).toBe(true);
    expect(rules.signedInCardOrganiser.lets(visit, begun)).toBe(false);
  });

  it("[OPEN-40] a card that somebody made before sign-in is adopted with an account only", () => {
    const made = { owner_account_id: null, owner_visitor_id: as<VisitorId>("visit") };
    const both = people.stranger.actor;
    expect(rules.cardMaker.lets(people.visitor.actor, inCard(null, made))).toBe(false);
    expect(rules.cardMaker.lets(both, inCard(null, made))).toBe(true);
    expect(rules.cardOwner.lets(nobody, inCard(null, { ...made, owner_visitor_id: null }))).toBe(
      false,
    );
  });

  test.each([
    ["group", "private", members],
    ["group", "public", `${members} watcher asker invited stranger visitor`],
    ["recipient", "public", `${members} watcher asker invited stranger visitor`],
    ["watch", "private", `${members} watcher asker invited stranger visitor`],
  ] as const)("[API-75] plays by the %s link, %s: %s", (through, privacy, who) => {
    const of = { group_link_privacy: privacy, recipient_link_privacy: privacy };
    const lets = letIn(({ actor, role }) =>
      rules.cardPlayer.lets(actor, { ...inCard(role, of), through }),
    );
    expect(lets.split(" ").sort()).toEqual(who.split(" ").sort());
  });

  it("[OPEN-40] a card that was begun before sign-in is the visit's own, for what needs no account", () => {
    const visit = { account: null, visitor: as<VisitorId>("visit") };
    const begun = inCard(null, { owner_account_id: null, owner_visitor_id: visit.visitor });
    expect(rules.cardOwner.lets(visit, begun)).toBe(true);
    expect(rules.signedInCardOwner.lets(visit, begun)).toBe(false);
    const another = { account: null, visitor: as<VisitorId>("another") };
    const owner = { ...people.owner.actor, visitor: another.visitor };
    for (const other of [nobody, another, owner])
      expect(rules.cardOwner.lets(other, begun)).toBe(false);
  });

  it("[API-75] plays by a token that is one of its links, for nobody who is shut out", () => {
    const open = { group_link_privacy: "public", recipient_link_privacy: "public" } as const;
    const through = (token: string | null, of: Partial<StoryRecord> = open) =>
      rules.cardPlayer.lets(nobody, { ...inCard(null, of), through: token });
    const tokens = ["recipient", "group", "watch", "other", "", null];
    expect(tokens.map((token) => through(token))).toEqual([true, true, true, false, false, false]);
    // a link that was never made opens nothing
    expect(through(null, { ...open, watch_token: null })).toBe(false);
    expect(through("group", { ...open, group_link_privacy: "private" })).toBe(false);
    expect(through("recipient", { ...open, recipient_link_privacy: "private" })).toBe(false);
    const { actor, role } = people.rejected;
    expect(rules.cardPlayer.lets(actor, { ...inCard(role, open), through: "group" })).toBe(false);
  });

  it("[PAY-20] where no card is named, whoever has an account buys", () => {
    expect(rules.signedInOwnerIfNamed.lets(people.stranger.actor, null)).toBe(true);
    expect(rules.signedInOwnerIfNamed.lets(people.visitor.actor, null)).toBe(false);
  });
});
