import { describe, expect, it, test } from "vitest";
import { type AccountId, as, type VisitorId } from "#core/kernel/index.ts";
import { anAccount, aSlide, aStory } from "#specs/contracts/records.ts";
import { nobody } from "../access/index.ts";
import type { MediaRecord } from "../media/index.ts";
import type { RoleRecord } from "../role/index.ts";
import type { SlideRecord } from "../slide/index.ts";
import type { Card, StoryRecord } from "../story/index.ts";
import {
  type Audience,
  audienceOf,
  audiences,
  isShownTo,
  makerAudience,
  presentMedia,
  presentRole,
  presentSlide,
  presentStory,
  presentUpdates,
  roleAudience,
  type Viewing,
  visibleSlides,
} from "./index.ts";

const link = (key: string) => `https://files.example/${key}`;
const viewing = (account: string | null, isOwner = false): Viewing => ({
  actor: { account: account as AccountId | null, visitor: null },
  isOwner,
  tiers: "on",
  link,
});
const owner = viewing("owner", true);
/** The same record with a value of its own in every field. */
const marked = <T extends object>(record: T, own: object = {}): T =>
  ({ ...Object.fromEntries(Object.keys(record).map((key) => [key, `kept ${key}`])), ...own }) as T;
/** What was told under another name than it is kept, or changed on its way. */
const changed = (told: object, kept: object) =>
  Object.entries(told)
    .filter(([name, value]) => name in kept && Reflect.get(kept, name) !== value)
    .map(([name]) => name);

const medium: MediaRecord = {
  id: as("m"),
  version: 1,
  story_id: null,
  account_id: as("author"),
  visitor_id: null,
  type: "video",
  status: "available",
  mime_type: "video/mp4",
  file_size_kb: 1,
  source_key: "source",
  key: "media/a",
  mp4_key: "media/b",
  thumbnail_key: "thumbnails/c",
  width: 1,
  height: 1,
  duration: 7,
  progress: 100,
  crop_source_id: null,
  crop_transform: null,
  created_on: "2026-03-01",
};
const role = (own: Partial<RoleRecord> = {}): RoleRecord =>
  ({
    id: "r",
    version: 1,
    story_id: "s",
    account_id: "ada",
    visitor_id: null,
    role_type: "contributor",
    status: "active",
    join_token: "join",
    approve_token: "approve",
    join_email: "ada@mail.test",
    has_watched: true,
    last_watched_on: "2026-03-01",
    saved_on: null,
    nudged_on: "2026-03-02",
    delivery: "refused",
    delivery_reason: "550 at RCPT TO",
    created_on: "2026-03-03",
    ...own,
  }) as RoleRecord;

describe("what is told is what is kept, each under its own name", () => {
  it("[STORY-01] of a card, to its owner", () => {
    const story = marked(aStory(), { product_tier: "starter" });
    const card: Card = { story, slides: [], roles: [], media: [], role: null };
    const told = presentStory(card, owner, "owner");
    expect(changed(told, story)).toEqual([]);
    expect(Object.values(told)).not.toContain(undefined);
    expect(told.tokens).toEqual({
      group: "kept group_token",
      recipient: "kept recipient_token",
      watch: "kept watch_token",
    });
    const unwatched = { ...card, story: { ...story, watch_token: null } };
    expect(presentStory(unwatched, owner, "owner").tokens).not.toHaveProperty("watch");
  });

  it("[SLIDE-03] of a message, and of its media", () => {
    const kept = { media: [{ id: as("m"), position: 2, duration: null }], edition: 9 };
    const slide = marked(aSlide(aStory()), kept) as SlideRecord;
    const told = presentSlide(slide, [medium], owner);
    expect(changed({ ...told, version: slide.version, media: slide.media }, slide)).toEqual([]);
    expect(told).toMatchObject({ version: 9, media: [{ id: "m", position: 2, duration: 7 }] });
    expect(Object.values(told)).not.toContain(undefined);
    expect(told.creator).toEqual({
      id: slide.account_id,
      first_name: slide.creator_first_name,
      last_name: slide.creator_last_name,
      email: slide.creator_email,
    });
    expect(presentSlide(slide, [], owner).media).toEqual([]);
    const cut = { ...slide, media: [{ id: medium.id, position: 0, duration: 3 }] };
    expect(presentSlide(cut, [medium], owner).media[0]?.duration).toBe(3);
  });

  it("[MEDIA-01] of a medium, its keys as links", () => {
    const told = presentMedia(medium, link, "owner");
    expect(changed(told, medium)).toEqual([]);
    expect(told).toMatchObject({
      url: link("media/a"),
      mp4_url: link("media/b"),
      thumbnail_url: link("thumbnails/c"),
    });
    const unready = { ...medium, key: null, mp4_key: null, thumbnail_key: null };
    expect(presentMedia(unready, link, "owner")).toMatchObject({ url: null, mp4_url: null });
    expect(Object.values(told)).not.toContain(undefined);
  });

  it("[ROLE-03] of a part, and of what changed in a card", () => {
    const told = presentRole({ role: role(), account: null, slides: 3 }, "owner", false);
    expect(changed({ ...told, delivery_reason: role().delivery_reason }, role())).toEqual([]);
    expect(told).toMatchObject({ delivery_reason: "no_mailbox", contribution_count: 3 });
    const fine = presentRole(
      { role: role({ delivery_reason: null }), account: null, slides: 0 },
      "owner",
      false,
    );
    expect(fine.delivery_reason).toBeNull();
    const story = marked(aStory());
    const waiting = { role_requests: 2, contributions_unseen: 5 };
    const updates = presentUpdates({ story, waiting }, "owner");
    expect(changed(updates, { ...story, ...waiting })).toEqual([]);
    expect(Object.values(updates)).not.toContain(undefined);
  });
});

describe("[OPEN-60] an address", () => {
  const account = anAccount({ email: "ada@home.test", hide_my_email: true });
  const told = (isMine: boolean, hide_my_email: boolean) =>
    presentRole(
      { role: role(), account: { ...account, hide_my_email }, slides: 0 },
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
    const invited = presentRole({ role: role(), account: null, slides: 0 }, "owner", false);
    expect(invited.person).toEqual({ first_name: "", last_name: "", email: "ada@mail.test" });
  });
});

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
    const card = { role: part && role(part) };
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
    const facts = { role: role() };
    expect([owner, ada, viewing("bob")].map((v) => roleAudience(facts, v))).toEqual([
      "owner",
      "own",
      "fellow",
    ]);
    expect([
      isShownTo(role({ status: "requested" }), "fellow"),
      isShownTo(role({ role_type: null }), "fellow"),
      isShownTo(role(), "fellow"),
      isShownTo(role({ status: "requested" }), "own"),
    ]).toEqual([false, false, true, true]);
  });
});

describe("what of a card is seen", () => {
  const story = aStory();
  const slides = [
    aSlide(story, { type: "credits", description: null, position: 0 }),
    aSlide(story, { position: 3, account_id: as("ada"), creator_first_name: "Ada" }),
    aSlide(story, { position: 2, creator_first_name: "Bob", creator_last_name: "Ray" }),
    aSlide(story, { position: 4, creator_first_name: "Bob", creator_last_name: "Ray" }),
    aSlide(story, { position: 5, status: "moderated", creator_first_name: "Cy" }),
    aSlide(story, { type: "title", position: 9, creator_first_name: "Priya" }),
  ];
  const seen = (audience: Audience, of: Partial<StoryRecord> = {}, who = viewing("ada")) => {
    const card: Card = { story: { ...story, ...of }, slides, roles: [], media: [], role: null };
    return visibleSlides(card, who, audience)
      .map((s) => (s.type === "text" ? s.position : s.type))
      .join(" ");
  };

  it("[OPEN-134] the cover first, the credits last, and nothing that is not approved", () => {
    const whole = audiences.filter((audience) => seen(audience) === "title 2 3 4 credits");
    expect(whole).toEqual(["owner", "contributor", "groupLinkHolder", "recipient", "watcher"]);
    for (const audience of ["invitedToSign", "invitedToReceive", "outsider"] as const)
      expect(seen(audience)).toBe("title");
    expect(seen("owner", { has_credits_slide: false })).toBe("title 2 3 4");
  });

  it("[OPEN-75] those who sign see their own where the card does not show them as they come", () => {
    const closed = { show_as_you_go: false };
    const of = (audience: Audience) => seen(audience, closed);
    expect([of("owner"), of("recipient"), of("watcher")]).toEqual(
      Array(3).fill("title 2 3 4 credits"),
    );
    expect([of("contributor"), of("groupLinkHolder")]).toEqual(Array(2).fill("title 3 credits"));
    expect(seen("contributor", closed, viewing("bob"))).toBe("title credits");
  });

  it("[STORY-03, OPEN-87] the credits list who wrote, each once, unless somebody wrote them", () => {
    const card: Card = { story, slides, roles: [], media: [], role: null };
    const credits = (of: Card) =>
      presentStory(of, owner, "owner").slides.map(({ description }) => description);
    expect(credits(card)).toEqual([null, null, null, null, "Ada\nBob Ray"]);
    const written = slides.map((s) => (s.type === "credits" ? { ...s, description: "All" } : s));
    expect(credits({ ...card, slides: written }).at(-1)).toBe("All");
    const unnamed = [...slides, aSlide(story, { position: 6 })];
    expect(credits({ ...card, slides: unnamed }).at(-1)).toBe("Ada\nBob Ray");
  });

  it("[STORY-12, ROLE-03] counts parts, messages and what is new", () => {
    const roles = [
      role({ id: as("1") }),
      role({ id: as("2"), status: "requested" }),
      role({ id: as("3"), role_type: "viewer" }),
      role({ id: as("4"), role_type: null }),
      role({ id: as("5"), status: "pending" }),
    ];
    const more = [
      aSlide(story, { status: "pending", sent_on: null }),
      aSlide(story, { status: "pending" }),
      aSlide(story, { status: "rejected" }),
      aSlide(story, { seen: true }),
    ];
    const card: Card = { story, slides: [...slides, ...more], roles, media: [], role: null };
    const ada = { ...viewing("ada"), isOwner: true };
    expect(presentStory(card, ada, "owner")).toMatchObject({
      role_active_count: 1,
      role_request_count: 1,
      role_count: 3,
      contribution_count: 6,
      my_contribution_count: 1,
      unseen_slide_count: 4,
      moderated_slide_count: 1,
      waiting_slide_count: 1,
      has_updates: true,
      saved: false,
      cover_url: null,
    });
    const covered = [
      { ...aSlide(story), thumbnail_key: "a" },
      { ...slides[5], thumbnail_key: "b" },
    ];
    const pictured = { ...card, slides: covered as SlideRecord[] };
    expect(presentStory(pictured, ada, "owner").cover_url).toBe(link("b"));
    const kept = { ...card, slides: [], role: role({ saved_on: "2026-03-01" }) };
    expect(presentStory(kept, ada, "owner")).toMatchObject({ has_updates: false, saved: true });
  });

  it("[OPEN-171] thanks are read by the owner and by who wrote them", () => {
    const thanked = {
      ...story,
      thanks_message: "Ta",
      thanks_sent_on: "x",
      thanks_account_id: as<AccountId>("ada"),
    };
    const card: Card = { story: thanked, slides: [], roles: [], media: [], role: null };
    const words = (who: Viewing) => presentStory(card, who, "recipient").thanks_message;
    expect([
      words(viewing("ada")),
      words(viewing("bob")),
      words({ ...owner, actor: nobody }),
    ]).toEqual(["Ta", null, "Ta"]);
    expect(presentStory(card, viewing("bob"), "recipient").thanks_sent_on).toBeNull();
  });
});
