import { expect, it } from "vitest";
import type { Role } from "#core/domain/role/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { asSaid, done, type Outcome, refused } from "#core/kernel/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";
import { type CardOnDesk, Home } from "./home.ts";

const role = (id: string): Role =>
  ({ id, role_type: "contributor", status: "active", story: { id: `card of ${id}` } }) as Role;

const atHome = (answer: Outcome<null>) => {
  const asked: unknown[] = [];
  const session = {
    api: async (id: string, input: unknown) => {
      asked.push([id, input]);
      return answer;
    },
  } as unknown as Session;
  const home = new Home({} as AppPorts, session, "contributed");
  home.roles = [role("a"), role("b")];
  return { home, asked, cards: () => home.cards.map((card) => card.role.id).join(" ") };
};

it("[ROLE-18] [OPEN-67] leaving a group takes its card off the desk, with one's messages or without", async () => {
  const { home, asked, cards } = atHome(done(null));
  expect(await home.leave(role("a"), false)).toBe(true);
  expect(cards()).toBe("b");
  expect(await home.leave(role("b"))).toBe(true);
  expect(cards()).toBe("");
  expect(asked).toEqual([
    ["removeMember", { path: { id: "a" }, body: { reassign_media: false } }],
    ["removeMember", { path: { id: "b" }, body: { reassign_media: true } }],
  ]);
});

it("[F-52, THUMB-01] covers of one's own cards that lack a picture are told, until they have one", () => {
  const { home, asked } = atHome(done(null));
  const slide = (id: string, type: string, thumbnail_url: string | null) =>
    ({ id, type, thumbnail_url, story_id: `card ${id}` }) as unknown as Slide;
  const owns = (cover: Slide, role_type = "owner"): Role =>
    ({
      id: cover.id,
      role_type,
      status: "active",
      story: { id: cover.story_id, slides: [cover] },
    }) as unknown as Role;
  home.roles = [
    owns(slide("a", "title", null)),
    owns(slide("b", "title", "/files/b.jpeg")),
    owns(slide("c", "title", null)),
    // the pictures of other people's cards are theirs to make
    owns(slide("d", "title", null), "contributor"),
    owns(slide("e", "text", null)),
  ];
  const bare = () => home.bareCovers.map(({ story }) => story.id);
  expect(bare()).toEqual(["card a", "card c"]);
  home.take(slide("a", "title", "/files/a.jpeg"));
  expect(bare()).toEqual(["card c"]);
  home.take(slide("z", "title", null));
  expect(home.roles).toHaveLength(5);
  expect(asked).toEqual([]);
});

it("[ROLE-06, OPEN-36] cards that one helps to organise stand among one’s own, the newest first", () => {
  const { home } = atHome(done(null));
  const has = (id: string, role_type: string, co_owner: boolean | null = null) =>
    ({ id, role_type, co_owner, status: "active", story_id: id, story: { id } }) as Role;
  home.roles = [
    has("c4", "contributor", true),
    has("c3", "owner"),
    has("c2", "contributor", false),
    has("c1", "recipient"),
    // older ones are read kind by kind
    has("b3", "owner"),
    has("b2", "owner"),
    has("b4", "contributor", true),
    has("b1", "viewer"),
  ];
  const ids = (type: "created" | "contributed" | "received") =>
    home.of(type).map(({ story }) => story.id);
  expect(ids("created")).toEqual(["c4", "c3", "b4", "b3", "b2"]);
  expect(ids("contributed")).toEqual(["c2"]);
  expect(ids("received")).toEqual(["c1"]);
});

it("[ROLE-18] a group that could not be left stays, and its member is told", async () => {
  const { home, cards } = atHome(refused("fault", asSaid("Sorry")));
  expect(await home.leave(role("a"))).toBe(false);
  expect(cards()).toBe("a b");
  expect(home.error).not.toBeNull();
});

it("[F-30] a card that did not arrive says so before all else, until it was opened", () => {
  const { home } = atHome(done(null));
  const undelivered = [{ role_id: "r", email: "rae@nowhere.test", reason: "no_mailbox" }];
  const card = (more: object) => {
    const story = { undelivered, setup_send_complete: true, role_request_count: 2, ...more };
    return { role: { role_type: "owner" }, story } as unknown as CardOnDesk;
  };
  expect(spoken(home.nextStep(card({})))).toEqual({ words: "Email didn’t arrive", tone: "warn" });
  expect(home.noteTo(card({}))).toBe("undelivered");
  expect(spoken(home.nextStep(card({ received_on: "2026-03-01" })).words)).toBe(
    "2 people want to join",
  );
  expect(spoken(home.nextStep(card({ undelivered: [] })).words)).toBe("2 people want to join");
  expect(home.noteTo(card({ undelivered: [] }))).toBeNull();
});

it("[SEND-04] a card that is scheduled says when it goes out and leads there, until it was opened or something is to decide", () => {
  const { home } = atHome(done(null));
  const card = (more: object) => {
    const story = { scheduled_for: "2026-05-12", unseen_slide_count: 2, ...more };
    return { role: { role_type: "owner" }, story } as unknown as CardOnDesk;
  };
  const said = (more: object) => spoken(home.nextStep(card(more)).words);
  expect(said({})).toBe("Scheduled for 12 May 2026");
  expect(home.noteTo(card({}))).toBe("scheduled");
  expect(said({ setup_send_complete: true })).toBe("Scheduled for 12 May 2026");
  expect(said({ role_request_count: 1 })).toBe("1 person wants to join");
  expect(said({ received_on: "2026-03-01", unseen_slide_count: 0 })).toBe("Opened");
  expect(said({ scheduled_for: null })).toBe("2 new messages");
  expect(home.noteTo(card({ scheduled_for: null }))).toBeNull();
});

it("[OPEN-37] the newest cards are shown first, and older ones of each kind are read after them", async () => {
  const cards = (type: string, from: number, count: number) =>
    Array.from(
      { length: count },
      (_, n) =>
        ({ id: `${type}${from - n}`, story_id: `card${from - n}`, role_type: type }) as Role,
    );
  const asked: unknown[] = [];
  const pages = [
    [...cards("owner", 924, 24), ...cards("recipient", 500, 3)],
    cards("owner", 900, 100),
    cards("owner", 800, 5),
  ];
  const shown: string[] = [];
  const session = {
    api: async (_: string, { query }: { readonly query: unknown }) => {
      shown.push(home.loaded);
      asked.push(query);
      return done({ roles: pages.shift() ?? [] });
    },
  } as unknown as Session;
  const home: Home = new Home({} as AppPorts, session);
  await home.open();
  expect(asked).toEqual([
    { limit: 24 },
    { role_type: "owner", before: "card901", limit: 100 },
    { role_type: "owner", before: "card801", limit: 100 },
  ]);
  expect(shown).toEqual(["loading", "ready", "ready"]);
  expect(home.roles).toHaveLength(24 + 3 + 100 + 5);
});

it("[OPEN-37] opened again while older cards are read, each card is on the desk once", async () => {
  const cards = (from: number, count: number) =>
    Array.from(
      { length: count },
      (_, n) => ({ id: `${from - n}`, story_id: `card${from - n}`, role_type: "owner" }) as Role,
    );
  const waiting: (() => void)[] = [];
  const session = {
    api: async (_: string, { query }: { readonly query: { readonly before?: string } }) => {
      if (query.before === undefined) return done({ roles: cards(124, 24) });
      await new Promise<void>((resolve) => waiting.push(resolve));
      return done({ roles: cards(100, 5) });
    },
  } as unknown as Session;
  const home = new Home({} as AppPorts, session);
  const openings = [home.open(), home.open()];
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  for (const arrive of waiting) arrive();
  await Promise.all(openings);
  expect(home.roles.map(({ id }) => id)).toEqual(cards(124, 29).map(({ id }) => id));
});
