import { describe, expect, it } from "vitest";
import { type AccountId, as, type VisitorId } from "#core/kernel/index.ts";
import type { RoleRecord, RoleStatus, RoleType } from "../role/index.ts";
import type { SlideRecord } from "../slide/index.ts";
import type { StoryRecord } from "../story/index.ts";
import {
  type Actor,
  type BelongingSubject,
  type LinkSubject,
  nobody,
  rules,
  type StorySubject,
} from "./index.ts";

const account = (id: string): Actor => ({ account: as<AccountId>(id), visitor: null });
const visitor = (id: string): Actor => ({ account: null, visitor: as<VisitorId>(id) });

const story = {
  owner_account_id: "owner",
  owner_visitor_id: null,
  group_token: "group",
  recipient_token: "recipient",
  watch_token: null,
  group_link_privacy: "public",
  recipient_link_privacy: "public",
  show_as_you_go: true,
} as unknown as StoryRecord;

const part = (role_type: RoleType | null, status: RoleStatus = "active") =>
  ({ role_type, status, account_id: "member", visitor_id: null }) as unknown as RoleRecord;
const subject = (role: RoleRecord | null, of: Partial<StoryRecord> = {}): StorySubject => ({
  story: { ...story, ...of },
  role,
  waiting: { role_requests: 0, contributions_unseen: 0 },
});
const link = (
  tokenType: LinkSubject["tokenType"],
  role: RoleRecord | null,
  of: Partial<StoryRecord> = {},
): LinkSubject => ({ ...subject(role, of), tokenType, invitation: null });

const owner = account("owner");
const member = account("member");
const stranger = account("stranger");

describe("a card", () => {
  it("[OPEN-40] is its owner's, also before they sign in", () => {
    const anonymous = { owner_account_id: null, owner_visitor_id: as<VisitorId>("v") };
    expect(rules.cardOwner.lets(owner, subject(null))).toBe(true);
    expect(rules.cardOwner.lets(visitor("v"), subject(null, anonymous))).toBe(true);
    expect(rules.signedInCardOwner.lets(visitor("v"), subject(null, anonymous))).toBe(false);
    for (const other of [nobody, stranger, visitor("w")]) {
      expect(rules.cardOwner.lets(other, subject(null))).toBe(false);
      expect(rules.cardOwner.lets(other, subject(null, anonymous))).toBe(false);
    }
  });

  it("[ROLE-04] opens to a usable part only", () => {
    const usable = (["contributor", "recipient", "viewer", null] as const).map((type) =>
      rules.cardMember.lets(member, subject(part(type))),
    );
    expect(usable).toEqual([true, true, false, false]);
    for (const status of ["pending", "requested", "rejected"] as const)
      expect(rules.cardMember.lets(member, subject(part("contributor", status)))).toBe(false);
  });

  it("[API-31] is written in by its owner and active contributors", () => {
    expect(rules.cardWriter.lets(owner, subject(null))).toBe(true);
    expect(rules.cardWriter.lets(member, subject(part("contributor")))).toBe(true);
    expect(rules.cardWriter.lets(member, subject(part("recipient")))).toBe(false);
    expect(rules.cardWriter.lets(member, subject(part("contributor", "requested")))).toBe(false);
  });

  it("[API-75] plays for whoever holds a public link, and nobody who is shut out", () => {
    const through = (token: string | null, of: Partial<StoryRecord> = {}, role = null as never) =>
      rules.cardPlayer.lets(nobody, { ...subject(role, of), through: token });
    expect(["recipient", "group", "other", "", null].map((t) => through(t))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(through("recipient", { recipient_link_privacy: "private" })).toBe(false);
    expect(through("group", { group_link_privacy: "private" })).toBe(false);
    expect(through("watch", { watch_token: "watch", group_link_privacy: "private" })).toBe(true);
    const shutOut = { ...subject(part("contributor", "rejected")), through: "group" };
    expect(rules.cardPlayer.lets(member, shutOut)).toBe(false);
  });
});

describe("a link", () => {
  it("[OPEN-63] lets in when it is public, or whoever was invited or is in already", () => {
    const closed = { group_link_privacy: "private" } as const;
    expect(rules.linkHolder.lets(nobody, link("group", null))).toBe(true);
    expect(rules.linkHolder.lets(nobody, link("group", null, closed))).toBe(false);
    const invited = { ...link("group", null, closed), invitation: part("contributor", "pending") };
    expect(rules.linkHolder.lets(nobody, invited)).toBe(true);
    expect(rules.linkHolder.lets(member, link("group", part("contributor"), closed))).toBe(true);
    const asked = link("group", part("contributor", "requested"), closed);
    expect(rules.linkHolder.lets(member, asked)).toBe(false);
  });

  it("[OPEN-64] keeps out whoever was blocked or rejected, and tells everybody their own part", () => {
    for (const role of [part(null), part("contributor", "rejected")]) {
      expect(rules.linkHolder.lets(member, link("group", role))).toBe(false);
      expect(rules.signedInLinkHolder.lets(member, link("group", role))).toBe(false);
      expect(rules.ownPart.lets(member, link("group", role))).toBe(true);
    }
  });

  it("[OPEN-65] saving and thanking need an account", () => {
    expect(rules.signedInRecipient.lets(nobody, link("recipient", null))).toBe(false);
    expect(rules.signedInRecipient.lets(stranger, link("recipient", null))).toBe(true);
  });
});

describe("what somebody made", () => {
  const slide = { account_id: "member", visitor_id: null, status: "approved", sent_on: "2026" };
  const ofSlide = (more: Partial<SlideRecord> = {}, of: Partial<StoryRecord> = {}) => ({
    ...subject(null, of),
    slide: { ...slide, ...more } as unknown as SlideRecord,
  });

  it("[API-32] is its author's and the card owner's to change", () => {
    expect(
      [owner, member, stranger, nobody].map((a) => rules.authorOrOwner.lets(a, ofSlide())),
    ).toEqual([true, true, false, false]);
  });

  it("[OPEN-75] is read by members when messages show as they come, by recipients anyway", () => {
    const reader = (role: RoleRecord, show_as_you_go: boolean) =>
      rules.slideReader.lets(account("reader"), { ...ofSlide({}, { show_as_you_go }), role });
    expect(reader(part("contributor"), true)).toBe(true);
    expect(reader(part("contributor"), false)).toBe(false);
    expect(reader(part("recipient"), false)).toBe(true);
  });

  it("[API-88] an upload is whoever's who was permitted it", () => {
    const permission = { account_id: null, visitor_id: as<VisitorId>("v") } as never;
    const upload = { upload: permission, story: null, role: null };
    expect(rules.uploadHolder.lets(visitor("v"), upload)).toBe(true);
    expect(rules.uploadHolder.lets(visitor("w"), upload)).toBe(false);
    expect(rules.signedInUploadHolder.lets(visitor("v"), upload)).toBe(false);
    expect(
      rules.signedInUploadHolder.lets({ ...member, visitor: as<VisitorId>("v") }, upload),
    ).toBe(true);
  });

  it("[PAY-20] is bought by an account, and for a card by its owner only", () => {
    expect(rules.signedInOwnerIfNamed.lets(stranger, null)).toBe(true);
    expect(rules.signedInOwnerIfNamed.lets(nobody, null)).toBe(false);
    expect(rules.signedInOwnerIfNamed.lets(owner, subject(null))).toBe(true);
    expect(rules.signedInOwnerIfNamed.lets(stranger, subject(null))).toBe(false);
  });

  it("[THEME-19] what has no holder is nobody's", () => {
    const lost = { account_id: null } as unknown as BelongingSubject;
    expect([member, stranger, nobody].map((a) => rules.holder.lets(a, lost))).toEqual([
      false,
      false,
      false,
    ]);
  });
  it("[THEME-19] is its holder's alone", () => {
    const thing = { account_id: as<AccountId>("member"), visitor_id: null };
    expect([member, stranger, nobody].map((a) => rules.holder.lets(a, thing))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
