import { describe, expect, it } from "vitest";
import { abandonedAfter } from "#core/domain/limits/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import { as, days, hours, iso, minutes, type VisitorId } from "#core/kernel/index.ts";
import { add, aRole, aStory } from "#specs/contracts/records.ts";
import { answered, person, text } from "#specs/fixtures/messages.ts";
import { browser, makeService, type TestService } from "#specs/fixtures/service.ts";
import type { CardPage } from "../ports/index.ts";
import { cardSweep, startCardSweep } from "./abandonedCards.ts";

const visitor = as<VisitorId>("visitor");
const other = as<VisitorId>("other");

const setUp = () => {
  const service = makeService();
  const { store, clock } = service;
  /** Had its time half an hour earlier with every `n`. */
  const aged = (n: number) => {
    const last_story_update = iso(clock.now() - abandonedAfter - minutes(30 * n));
    return aStory({ owner_visitor_id: visitor, last_story_update });
  };
  const addShared = async (count: number) => {
    const cards = Array.from({ length: count }, (_, n) => aged(n + 2));
    const roles = cards.map((card) => aRole(card, { visitor_id: other }));
    await store.commit([...add("stories", ...cards), ...add("roles", ...roles)], []);
  };
  const isThere = async (story: StoryRecord) => (await store.find("stories", story.id)) !== null;
  const pages: CardPage[] = [];
  const read = store.abandonedStories.bind(store);
  Object.assign(store, {
    abandonedStories: (page: CardPage) => {
      pages.push(page);
      return read(page);
    },
  });
  return { service, aged, addShared, isThere, pages };
};
/** One that begins its first round at the oldest card. */
const fromTheOldest = (service: TestService) =>
  cardSweep({ ...service, ids: { ...service.ids, code: () => "000000" } });

describe("going through visitors' old cards [F-19] [P20]", () => {
  it("looks at 50 in a turn, the oldest first, and removes the one of 201 in which nobody else has a part", async () => {
    const { service, aged, addShared, isThere, pages } = setUp();
    await addShared(200);
    // the newest of them: the last that is looked at
    const alone = aged(1);
    await service.store.commit(add("stories", alone), []);
    const turn = fromTheOldest(service);
    for (let n = 0; n < 4; n++) await turn();
    expect(await isThere(alone)).toBe(true);
    await turn();
    expect(await isThere(alone)).toBe(false);
    expect(await service.store.list("stories", {})).toHaveLength(200);
    expect(pages.map(({ limit }) => limit)).toEqual([1, 50, 50, 50, 50, 50]);
  });

  it("finds it wherever it begins, and however often the server is started anew", async () => {
    for (const code of ["000000", "250000", "999999"]) {
      const { service, aged, addShared, isThere } = setUp();
      await addShared(200);
      const alone = aged(101.5);
      await service.store.commit(add("stories", alone), []);
      const turn = cardSweep({ ...service, ids: { ...service.ids, code: () => code } });
      for (let n = 0; n < 6; n++) await turn();
      expect(await isThere(alone), code).toBe(false);
    }
    const { service, aged, addShared, isThere } = setUp();
    await addShared(200);
    const alone = aged(101.5);
    await service.store.commit(add("stories", alone), []);
    // none of them lives for a second turn
    for (const code of ["170000", "340000", "510000", "680000"])
      await cardSweep({ ...service, ids: { ...service.ids, code: () => code } })();
    expect(await isThere(alone)).toBe(false);
  });

  it("begins a round by the hour where there are few, and with the next minute where there are many", async () => {
    const { service, addShared, pages } = setUp();
    await addShared(60);
    const sweep = startCardSweep({ ...service, ids: { ...service.ids, code: () => "000000" } });
    await service.clock.pass(hours(3) + minutes(5));
    await sweep.stop();
    const begun = pages.filter(({ after }) => after === null);
    // the first asked for the oldest alone, the second is the first round of its own
    expect(begun).toHaveLength(5);
    expect(pages).toHaveLength(1 + 2 + 4 * 2);
  });

  it("removes one that has its time later within an hour, and one that others left", async () => {
    const { service, aged, addShared, isThere } = setUp();
    await addShared(60);
    const young = aged(-10);
    const left = aged(20);
    const theirs = aRole(left, { visitor_id: other });
    await service.store.commit([...add("stories", young, left), ...add("roles", theirs)], []);
    const sweep = startCardSweep(service);
    await service.clock.pass(hours(5));
    expect(await isThere(young)).toBe(true);
    expect(await isThere(left)).toBe(true);
    const remove = { kind: "remove", table: "roles", match: { id: theirs.id } } as const;
    await service.store.commit([remove], []);
    await service.clock.pass(hours(1) + minutes(2));
    await sweep.stop();
    expect(await isThere(young)).toBe(false);
    expect(await isThere(left)).toBe(false);
  });

  it("leaves a card that is shared between the look and the removal", async () => {
    const service = makeService();
    const olive = await person(service, "Olive");
    const begin = async () =>
      answered(await browser(service).api("createStory", { body: { occasion: "birthday" } })).story;
    const [joined, signed, alone] = [await begin(), await begin(), await begin()];
    service.clock.step(abandonedAfter + days(1));
    const read = service.store.abandonedStories.bind(service.store);
    Object.assign(service.store, {
      abandonedStories: async (page: CardPage) => {
        const found = await read(page);
        if (page.limit === 1) return found;
        expect(found.stories).toHaveLength(3);
        const path = { type: "group", value: joined.tokens.group ?? "" } as const;
        answered(await olive.api("joinStory", { path }));
        const query = { group: signed.tokens.group ?? "" };
        answered(await olive.api("createContribution", { query, body: text("Hi") }));
        return found;
      },
    });
    await fromTheOldest(service)();
    const ids = (await service.store.list("stories", {})).map(({ id }) => id);
    expect(ids.sort()).toEqual([joined.id, signed.id].sort());
    expect(ids).not.toContain(alone.id);
  });

  it("two servers at once remove it once, and one that cannot be removed stops none after it", async () => {
    const { service, aged, isThere } = setUp();
    const cards = Array.from({ length: 60 }, (_, n) => aged(n + 1));
    await service.store.commit(add("stories", ...cards), []);
    const [first, second] = [fromTheOldest(service), fromTheOldest(service)];
    await Promise.all([first(), second()]);
    expect(await service.store.list("stories", {})).toHaveLength(10);
    const bundle = service.store.bundle.bind(service.store);
    Object.assign(service.store, { bundle: () => Promise.reject(new Error("broken")) });
    const turn = fromTheOldest(service);
    const more = Array.from({ length: 50 }, (_, n) => aged(100 + n));
    await service.store.commit(add("stories", ...more), []);
    await expect(turn()).rejects.toThrow("broken");
    Object.assign(service.store, { bundle });
    await turn();
    expect(await isThere(cards[0] as StoryRecord)).toBe(false);
    expect(await service.store.list("stories", {})).toHaveLength(50);
  });
});
