import { describe, expect, it, test } from "vitest";
import { as } from "#core/kernel/index.ts";
import { letIn, link, members, people, story, type Who } from "#specs/fixtures/askers.ts";
import type { RoleRecord } from "../role/index.ts";
import type { StoryRecord } from "../story/index.ts";
import { peopleWords } from "../words/index.ts";
import { isPreviewed, nobody, rules, wroteThanks } from "./index.ts";

describe("a link to a card", () => {
  const anyone = `${members} watcher asker invited stranger visitor`;
  test.each([
    ["group", "private", members],
    ["group", "public", anyone],
    ["recipient", "private", members],
    ["recipient", "public", anyone],
    ["watch", "private", anyone],
  ] as const)(
    "[OPEN-63, OPEN-64, OPEN-65] the %s link, %s, opens for: %s",
    (tokenType, privacy, who) => {
      const other = privacy === "public" || tokenType === "watch" ? "private" : "public";
      const of = {
        ...story,
        group_link_privacy: tokenType === "group" ? privacy : other,
        recipient_link_privacy: tokenType === "recipient" ? privacy : other,
      };
      const subject = (role: RoleRecord | null) => ({ ...link(role, { tokenType }), story: of });
      const sorted = (names: string) => names.split(" ").sort();
      expect(
        sorted(letIn(({ actor, role }) => rules.linkHolder.lets(actor, subject(role)))),
      ).toEqual(sorted(who));
      // saving and thanking ask for an account besides
      expect(
        sorted(letIn(({ actor, role }) => rules.signedInRecipient.lets(actor, subject(role)))),
      ).toEqual(sorted(who).filter((name) => !name.startsWith("visit")));
      // one's own part is told to whoever has one, and else to whom the link lets in
      const outside = ["watcher", "asker", "invited", "rejected", "blocked"];
      expect(sorted(letIn(({ actor, role }) => rules.ownPart.lets(actor, subject(role))))).toEqual(
        [...new Set([...who.split(" "), ...outside])].sort(),
      );
      expect(isPreviewed(subject(people.contributor.role))).toBe(who === anyone);
    },
  );

  it("[OPEN-171] thanks that nobody wrote are nobody's", () => {
    expect(wroteThanks(nobody, { thanks_account_id: null })).toBe(false);
    expect(wroteThanks(people.owner.actor, { thanks_account_id: as("owner") })).toBe(true);
  });

  it("[API-60] an id alone tells a stranger nothing of their part", () => {
    const open = { ...story, group_link_privacy: "public" } as StoryRecord;
    const byId = { ...link(null), story: open, byId: true } as const;
    expect(rules.ownPart.lets(people.stranger.actor, byId)).toBe(false);
    expect(rules.ownPart.lets(people.owner.actor, byId)).toBe(true);
  });

  it("[OPEN-63] an invitation is its holder's until it is accepted, then whose it became", () => {
    const invitation = people.invited.role as RoleRecord;
    const accepted = { ...invitation, status: "active" } as const;
    const { invited, stranger } = people;
    expect(rules.linkHolder.lets(stranger.actor, link(null, { invitation }))).toBe(true);
    expect(rules.linkHolder.lets(stranger.actor, link(null, { invitation: accepted }))).toBe(false);
    expect(rules.linkHolder.lets(invited.actor, link(null, { invitation: accepted }))).toBe(true);
    expect(isPreviewed(link(null, { invitation }))).toBe(false);
  });

  it("[OPEN-171] thanks are written once, and changed by whom they are of", () => {
    const thanked = (account: string | null) =>
      ({
        ...story,
        recipient_link_privacy: "public",
        thanks_message: account === null ? null : "Thank you",
        thanks_account_id: account,
      }) as StoryRecord;
    const may = (who: Who, by: string | null) => {
      const subject = { ...link(people[who].role), story: thanked(by) };
      const asked = { ...subject, tokenType: "recipient" } as const;
      return [
        rules.thanksAuthor.lets(people[who].actor, asked),
        rules.thanksAuthor.says?.(people[who].actor, asked),
      ];
    };
    expect(may("recipient", null)[0]).toBe(true);
    expect(may("recipient", "grace")[0]).toBe(true);
    expect(may("recipient", "somebody")).toEqual([false, peopleWords.alreadyThanked]);
    expect(may("visitor", null)).toEqual([false, null]);
    const unsigned = { ...thanked("x"), thanks_account_id: null };
    const subject = { ...link(null), story: unsigned, tokenType: "recipient" } as const;
    expect(rules.thanksAuthor.lets(people.stranger.actor, subject)).toBe(false);
  });
});
