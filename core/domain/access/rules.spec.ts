import { describe, expect, it } from "vitest";
import { type AccountId, as, type VisitorId } from "#core/kernel/index.ts";
import { inCard, letIn, members, people, type Who } from "#specs/fixtures/askers.ts";
import type { RoleRecord } from "../role/index.ts";
import type { SlideRecord } from "../slide/index.ts";
import type { StoryRecord } from "../story/index.ts";
import { nobody, type RuleName, rules } from "./index.ts";

/** Whoever is not shut out, with an account and without. */
const accounts = "owner contributor recipient watcher asker invited stranger";
const anyone = `${accounts} visitor visitingSigner`;
const sorted = (names: string) => names.split(" ").sort();

/** Whom each rule lets in where the contributor made what it is about: in a private card, and by a public link. */
const expected: Readonly<Record<RuleName, string | readonly [closed: string, open: string]>> = {
  anyone: `${anyone} rejected blocked`,
  signedIn: `${accounts} rejected blocked`,
  cardOwner: "owner",
  signedInCardOwner: "owner",
  cardOrganiser: "owner",
  signedInCardOrganiser: "owner",
  cardMember: members,
  cardWriter: "owner contributor",
  cardMaker: "owner",
  cardPlayer: [members, anyone],
  signedInOrganiserIfNamed: "owner",
  signedInOwnerIfNamed: "owner",
  authorOrOrganiser: "owner contributor",
  signedInSender: "contributor",
  guestSender: "",
  slideReader: members,
  linkHolder: [members, anyone],
  signedInLinkHolder: accounts,
  signedInRecipient: ["owner contributor recipient", accounts],
  thanksAuthor: ["owner contributor recipient", accounts],
  ownPart: [`${members} watcher asker invited rejected blocked`, `${anyone} rejected blocked`],
  roleOrganiserSide: "owner",
  ownRole: "contributor",
  ownRoleOrOrganiser: "owner contributor",
  invitationHolder: anyone,
  signedInInvitationHolder: accounts,
  uploader: "contributor",
  uploaderOrOrganiser: "owner contributor",
  uploadHolder: "contributor",
  signedInUploadHolder: "contributor",
  holder: "contributor",
};

describe("who is let in", () => {
  const made = { account_id: "signer", visitor_id: null, status: "approved" };
  const askedOf = (rule: RuleName, privacy: "private" | "public") =>
    letIn(({ actor, role }) => {
      const of = { group_link_privacy: privacy, recipient_link_privacy: privacy } as const;
      const subject = {
        ...inCard(role, of),
        slide: made,
        media: made,
        upload: made,
        target: made,
        account_id: made.account_id,
        invitation: null,
        tokenType: "group",
        through: privacy === "public" ? "group" : null,
      };
      return rules[rule].lets(actor, subject as never);
    });

  it.each(Object.keys(rules) as RuleName[])("[ROLE-01, ROLE-04] %s", (rule) => {
    const of = expected[rule];
    const [closed, open] = typeof of === "string" ? [of, of] : of;
    expect(sorted(askedOf(rule, "private"))).toEqual(sorted(closed));
    expect(sorted(askedOf(rule, "public"))).toEqual(sorted(open));
  });
});

describe("a guest signs with a name alone", () => {
  const guests = { guests_may_sign: true, group_link_privacy: "public" } as const;
  const own = { account_id: null, visitor_id: as<VisitorId>("visit") };
  const signs = (
    of: Partial<StoryRecord> = {},
    { who = "visitor" as Who, through = "group" as string | null, slide = own as object } = {},
  ) => {
    const { actor, role } = people[who];
    const subject = { ...inCard(role, { ...guests, ...of }), through };
    return rules.guestSender.lets(actor, { ...subject, slide: slide as SlideRecord });
  };

  it("[ROLE-04] whoever wrote the message in this visit, whatever part they have", () => {
    expect([signs(), signs({}, { who: "visitingSigner" })]).toEqual([true, true]);
  });

  it("[ROLE-04] only where the organiser lets guests sign and the link lets everybody in", () => {
    expect(signs({ guests_may_sign: false })).toBe(false);
    expect(signs({ group_link_privacy: "private" })).toBe(false);
    expect(signs({ group_link_privacy: "private", recipient_link_privacy: "public" })).toBe(false);
  });

  it.each(["recipient", "watch", "an old one", null])(
    "[ROLE-04] only through the group's present link, not through %j",
    (through) => {
      expect(signs({}, { through })).toBe(false);
    },
  );

  it("[ROLE-04] not what somebody else wrote, and nobody with an account", () => {
    const another = { account_id: null, visitor_id: "another" };
    expect(signs({}, { slide: another })).toBe(false);
    expect(signs({}, { slide: { account_id: "signer", visitor_id: "visit" } })).toBe(false);
    // the same visit, now signed in
    expect(signs({}, { who: "stranger" })).toBe(false);
    expect(signs({}, { who: "rejected" })).toBe(false);
  });

  it("[ROLE-06] not the visit that began the card itself", () => {
    const begun = { owner_account_id: null, owner_visitor_id: as<VisitorId>("visit") };
    expect(signs(begun)).toBe(false);
  });
});

describe("reminding", () => {
  const named = { co_owners: [as<AccountId>("signer"), as<AccountId>("blocked")] };

  it("[OPEN-156] asks for an account where no card is named", () => {
    const lets = letIn(({ actor }) => rules.signedInOrganiserIfNamed.lets(actor, null));
    expect(sorted(lets)).toEqual(sorted(`${accounts} rejected blocked`));
    expect(rules.signedInOrganiserIfNamed.lets(nobody, null)).toBe(false);
  });

  it("[OPEN-156] asks for an organiser of a card that is named, with an account", () => {
    const lets = letIn(({ actor, role }) =>
      rules.signedInOrganiserIfNamed.lets(actor, inCard(role, named)),
    );
    expect(lets).toBe("owner contributor");
    const visit = people.visitor.actor;
    const begun = { owner_account_id: null, owner_visitor_id: visit.visitor };
    expect(rules.cardOrganiser.lets(visit, inCard(null, begun))).toBe(true);
    expect(rules.signedInOrganiserIfNamed.lets(visit, inCard(null, begun))).toBe(false);
  });
});

describe("a card is played by an invitation to it", () => {
  const invitation = people.invited.role as RoleRecord;
  const plays = (who: Who, through: string | null, of: Partial<RoleRecord> = {}) =>
    rules.cardPlayer.lets(people[who].actor, {
      ...inCard(who === "invited" ? null : people[who].role),
      through,
      invitation: { ...invitation, ...of },
    });

  it("[API-75] by whoever holds it, until it is accepted", () => {
    expect([plays("visitor", "join"), plays("stranger", "join")]).toEqual([true, true]);
    const accepted = { status: "active" } as const;
    expect(plays("visitor", "join", accepted)).toBe(false);
    expect(plays("stranger", "join", accepted)).toBe(false);
    expect(plays("invited", "join", accepted)).toBe(true);
  });

  it("[API-75] by nobody who is shut out, and not without its token", () => {
    expect([plays("rejected", "join"), plays("blocked", "join")]).toEqual([false, false]);
    expect([plays("stranger", null), plays("stranger", "")]).toEqual([false, false]);
  });
});
