import { describe, expect, it, test } from "vitest";
import { type AccountId, as, type VisitorId } from "#core/kernel/index.ts";
import type { MediaRecord } from "../media/index.ts";
import type { RoleRecord, RoleStatus, RoleType } from "../role/index.ts";
import type { SlideRecord } from "../slide/index.ts";
import type { StoryRecord } from "../story/index.ts";
import { peopleWords } from "../words/index.ts";
import {
  isPreviewed,
  type LinkSubject,
  nobody,
  rules,
  type StorySubject,
  wroteThanks,
} from "./index.ts";

const story = {
  owner_account_id: "owner",
  owner_visitor_id: null,
  group_token: "group",
  recipient_token: "recipient",
  watch_token: "watch",
  group_link_privacy: "private",
  recipient_link_privacy: "private",
  show_as_you_go: true,
  thanks_message: null,
  thanks_account_id: null,
} as unknown as StoryRecord;

/** One of everybody who may ask about a card: their account, or visit, and their part in it. */
const someone = (
  account: string | null,
  type?: RoleType | null,
  status: RoleStatus = "active",
) => ({
  actor: { account: account as AccountId | null, visitor: as<VisitorId>("visit") },
  role:
    type === undefined
      ? null
      : ({ role_type: type, status, account_id: account, visitor_id: null } as RoleRecord),
});
const people = {
  owner: someone("owner"),
  contributor: someone("signer", "contributor"),
  recipient: someone("grace", "recipient"),
  watcher: someone("watcher", "viewer"),
  asker: someone("asker", "contributor", "requested"),
  invited: someone("invited", "contributor", "pending"),
  rejected: someone("rejected", "contributor", "rejected"),
  blocked: someone("blocked", null),
  stranger: someone("stranger"),
  visitor: someone(null),
  visitingSigner: someone(null, "contributor"),
};
type Who = keyof typeof people;
const everyone = Object.keys(people) as Who[];
const let_ = (lets: (who: (typeof people)[Who]) => boolean) =>
  everyone.filter((who) => lets(people[who])).join(" ");

const inCard = (role: RoleRecord | null, of: Partial<StoryRecord> = {}): StorySubject => ({
  story: { ...story, ...of },
  role,
  waiting: { role_requests: 0, contributions_unseen: 0 },
});
const link = (role: RoleRecord | null, more: Partial<LinkSubject> = {}): LinkSubject => ({
  ...inCard(role, more.story),
  tokenType: "group",
  invitation: null,
  ...more,
});
const members = "owner contributor recipient visitingSigner";

describe("who may do what in a card", () => {
  test.each([
    ["cardOwner", "owner"],
    ["signedInCardOwner", "owner"],
    ["cardMaker", "owner"],
    ["cardMember", members],
    ["cardWriter", "owner contributor"],
    ["signedInOwnerIfNamed", "owner"],
  ] as const)("[ROLE-04, API-31] %s: %s", (rule, who) => {
    expect(let_(({ actor, role }) => rules[rule].lets(actor, inCard(role)))).toBe(who);
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
    const lets = let_(({ actor, role }) =>
      rules.cardPlayer.lets(actor, { ...inCard(role, of), through }),
    );
    expect(lets.split(" ").sort()).toEqual(who.split(" ").sort());
  });
});

describe("a link to a card", () => {
  const anyone = `${members} watcher asker invited stranger visitor`;
  test.each([
    ["group", "private", members],
    ["group", "public", anyone],
    ["recipient", "private", members],
    ["recipient", "public", anyone],
    ["watch", "private", anyone],
  ] as const)("[OPEN-63] the %s link, %s, opens for: %s", (tokenType, privacy, who) => {
    const other = privacy === "public" || tokenType === "watch" ? "private" : "public";
    const of = {
      ...story,
      group_link_privacy: tokenType === "group" ? privacy : other,
      recipient_link_privacy: tokenType === "recipient" ? privacy : other,
    };
    const subject = (role: RoleRecord | null) => ({ ...link(role, { tokenType }), story: of });
    const sorted = (names: string) => names.split(" ").sort();
    expect(sorted(let_(({ actor, role }) => rules.linkHolder.lets(actor, subject(role))))).toEqual(
      sorted(who),
    );
    // [OPEN-65] saving and thanking ask for an account besides
    expect(
      sorted(let_(({ actor, role }) => rules.signedInRecipient.lets(actor, subject(role)))),
    ).toEqual(sorted(who).filter((name) => !name.startsWith("visit")));
    // [OPEN-64] one's own part is told to whoever has one, and else to whom the link lets in
    const outside = ["watcher", "asker", "invited", "rejected", "blocked"];
    expect(sorted(let_(({ actor, role }) => rules.ownPart.lets(actor, subject(role))))).toEqual(
      [...new Set([...who.split(" "), ...outside])].sort(),
    );
    expect(isPreviewed(subject(people.contributor.role))).toBe(who === anyone);
  });

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

describe("a message in a card", () => {
  const slide = (of: object) =>
    ({ account_id: "signer", visitor_id: null, status: "approved", ...of }) as SlideRecord;

  test.each([
    [true, "approved", "owner contributor recipient visitingSigner"],
    [false, "approved", "owner contributor recipient"],
    [true, "pending", "owner contributor"],
  ])("[OPEN-75] shown as you go: %s, %s, is read by: %s", (show_as_you_go, status, who) => {
    const lets = let_(({ actor, role }) =>
      rules.slideReader.lets(actor, {
        ...inCard(role, { show_as_you_go }),
        slide: slide({ status }),
      }),
    );
    expect(lets).toBe(who);
  });

  it("[API-44] is sent by its author with an account, by the group's present link or as a member", () => {
    const sent = (who: Who, through: string | null, of: object = {}) =>
      rules.signedInSender.lets(people[who].actor, {
        ...inCard(people[who].role),
        slide: slide({ account_id: people[who].actor.account, ...of }),
        through,
      });
    expect(sent("contributor", null)).toBe(true);
    expect(sent("stranger", "group")).toBe(true);
    expect(sent("stranger", "an old one")).toBe(false);
    expect(sent("stranger", null)).toBe(false);
    expect(sent("contributor", "group", { account_id: "another" })).toBe(false);
    expect(sent("visitor", "group", { visitor_id: "visit" })).toBe(false);
    expect(sent("visitor", "group", { visitor_id: null })).toBe(false);
    expect(sent("stranger", "group", { account_id: null, visitor_id: "visit" })).toBe(true);
  });

  it("[API-58, API-88] a part, a file and a thing of one's own are whose they are", () => {
    const { contributor, owner, stranger, visitor } = people;
    const three = [contributor, owner, stranger];
    const target = contributor.role as RoleRecord;
    const media = { account_id: "signer", visitor_id: null } as MediaRecord;
    const file = { media, story, role: null };
    const of = (role: RoleRecord | null) => ({ ...inCard(role), target });
    expect([
      three.map(({ actor }) => rules.ownRole.lets(actor, of(null))),
      three.map(({ actor }) => rules.ownRoleOrOwner.lets(actor, of(null))),
      three.map(({ actor }) => rules.roleOwnerSide.lets(actor, of(null))),
      three.map(({ actor }) => rules.uploader.lets(actor, file)),
      three.map(({ actor }) => rules.uploaderOrOwner.lets(actor, file)),
    ]).toEqual([
      [true, false, false],
      [true, true, false],
      [false, true, false],
      [true, false, false],
      [true, true, false],
    ]);
    expect(rules.uploaderOrOwner.lets(owner.actor, { ...file, story: null })).toBe(false);
    const invitation = { story, role: null, target };
    expect(rules.invitationHolder.lets(nobody, invitation)).toBe(true);
    expect(rules.signedInInvitationHolder.lets(visitor.actor, invitation)).toBe(false);
    expect(rules.anyone.lets(nobody, null)).toBe(true);
    expect(rules.signedIn.lets(visitor.actor, null)).toBe(false);
  });
});
