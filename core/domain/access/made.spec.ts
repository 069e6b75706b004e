import { describe, expect, it, test } from "vitest";
import { as, type VisitorId } from "#core/kernel/index.ts";
import { inCard, letIn, people, story, type Who } from "#specs/fixtures/askers.ts";
import type { MediaRecord } from "../media/index.ts";
import type { RoleRecord } from "../role/index.ts";
import type { SlideRecord } from "../slide/index.ts";
import { type BelongingSubject, nobody, rules } from "./index.ts";

describe("what somebody made", () => {
  const slide = (of: object) =>
    ({ account_id: "signer", visitor_id: null, status: "approved", ...of }) as SlideRecord;

  test.each([
    [true, "approved", "owner contributor recipient visitingSigner"],
    [false, "approved", "owner contributor recipient"],
    [true, "pending", "owner contributor"],
  ])("[OPEN-75] shown as you go: %s, %s, is read by: %s", (show_as_you_go, status, who) => {
    const lets = letIn(({ actor, role }) =>
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
      three.map(({ actor }) => rules.ownRoleOrOrganiser.lets(actor, of(null))),
      three.map(({ actor }) => rules.roleOrganiserSide.lets(actor, of(null))),
      three.map(({ actor }) => rules.uploader.lets(actor, file)),
      three.map(({ actor }) => rules.uploaderOrOrganiser.lets(actor, file)),
    ]).toEqual([
      [true, false, false],
      [true, true, false],
      [false, true, false],
      [true, false, false],
      [true, true, false],
    ]);
    expect(rules.uploaderOrOrganiser.lets(owner.actor, { ...file, story: null })).toBe(false);
    const invitation = { story, role: null, target };
    expect(rules.invitationHolder.lets(nobody, invitation)).toBe(true);
    expect(rules.signedInInvitationHolder.lets(visitor.actor, invitation)).toBe(false);
    expect(rules.anyone.lets(nobody, null)).toBe(true);
    expect(rules.signedIn.lets(visitor.actor, null)).toBe(false);
  });

  it("[API-32] a message is its author's and the card owner's to change", () => {
    const changes = letIn(({ actor, role }) =>
      rules.authorOrOrganiser.lets(actor, { ...inCard(role), slide: slide({}) }),
    );
    expect(changes).toBe("owner contributor");
  });

  it("[API-88] an upload is whoever's who was permitted it, and becomes a logo with an account", () => {
    const permission = { account_id: null, visitor_id: as<VisitorId>("visit") } as never;
    const upload = { upload: permission, story: null, role: null };
    const { visitor, stranger } = people;
    const another = { account: null, visitor: as<VisitorId>("another") };
    const askers = [visitor.actor, another, stranger.actor];
    expect(askers.map((actor) => rules.uploadHolder.lets(actor, upload))).toEqual([
      true,
      false,
      true,
    ]);
    const ofLogo = askers.map((actor) => rules.signedInUploadHolder.lets(actor, upload));
    expect(ofLogo).toEqual([false, false, true]);
  });

  it("[THEME-19] what belongs to an account is its holder's alone, and nobody's without one", () => {
    const { contributor, stranger } = people;
    const lets = (account_id: string | null) =>
      [contributor.actor, stranger.actor, nobody].map((actor) =>
        rules.holder.lets(actor, { account_id } as unknown as BelongingSubject),
      );
    expect([lets("signer"), lets(null)]).toEqual([
      [true, false, false],
      [false, false, false],
    ]);
  });
});
