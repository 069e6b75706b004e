import { beforeEach, describe, expect, it } from "vitest";
import { as, type StoryId, type VisitorId } from "#core/kernel/index.ts";
import type { CardPosition, RolePage, Store } from "#core/service/ports/index.ts";
import { add, aMedium, anAccount, aRole, aSlide, aStory, moment } from "./records.ts";

/** Lists of which only a part is read. */
export const storePages = (name: string, make: () => Promise<Store>): void => {
  describe(`reading pages from the ${name} store`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await make();
    });

    it("[P20] lists the cards that an actor has a part in a page at a time, each kind of part by itself", async () => {
      const account = anAccount();
      const cards = [0, 1, 2, 3, 4].map((n) => aStory({ created_on: moment(n) }));
      const kinds = ["owner", "recipient", "owner", "owner", "owner"] as const;
      const roles = cards.map((card, n) =>
        aRole(card, {
          account_id: account.id,
          role_type: kinds[n] ?? null,
          status: n === 3 ? "requested" : "active",
        }),
      );
      await store.commit(
        [...add("accounts", account), ...add("stories", ...cards), ...add("roles", ...roles)],
        [],
      );
      const page = async (asked: RolePage) => {
        const found = await store.rolesWithCards({ account: account.id, visitor: null }, asked);
        return found.map(({ story }) => cards.findIndex(({ id }) => id === story.id));
      };
      expect(await page({})).toEqual([4, 2, 1, 0]);
      expect(await page({ limit: 1 })).toEqual([4, 1]);
      expect(await page({ type: "owner", limit: 2 })).toEqual([4, 2]);
      expect(await page({ type: "owner", limit: 2, before: cards[2]?.id })).toEqual([0]);
      expect(await page({ before: cards[1]?.id })).toEqual([0]);
    });

    it("[MEDIA-09] lists recordings that are still to be made, oldest first", async () => {
      const [late, made, early] = [
        aMedium({ status: "processing", created_on: moment(3) }),
        aMedium({ status: "available", created_on: moment(2) }),
        aMedium({ status: "processing", created_on: moment(1) }),
      ];
      await store.commit(add("media", late, made, early), []);
      expect(await store.processingMedia()).toEqual([early.id, late.id]);
    });

    it("[F-19] lists visitors' old cards in which nobody else has a part", async () => {
      const [visitor, other] = ["visitor", "other"].map((one) => as<VisitorId>(one)) as [
        VisitorId,
        VisitorId,
      ];
      const mine = (age: number, own = {}) =>
        aStory({ owner_visitor_id: visitor, last_story_update: moment(age), ...own });
      const alone = [mine(3), mine(1)] as const;
      const shared = [mine(2), mine(2), mine(2)] as const;
      const account = anAccount();
      await store.commit(
        [
          ...add("accounts", account),
          ...add("stories", ...alone, ...shared, mine(9)),
          ...add("stories", mine(0, { owner_account_id: account.id, owner_visitor_id: null })),
          ...add("roles", ...alone.map((card) => aRole(card, { visitor_id: visitor }))),
          ...add("roles", aRole(shared[0], { visitor_id: other })),
          ...add("roles", aRole(shared[1], { account_id: account.id, visitor_id: visitor })),
          ...add("slides", aSlide(alone[0], { visitor_id: visitor, account_id: null })),
          ...add("slides", aSlide(shared[2], { visitor_id: other, account_id: null })),
        ],
        [],
      );
      const before = moment(5);
      const all = await store.abandonedStories({ before, after: null, limit: 9 });
      expect(all.stories.map(({ id }) => id)).toEqual([alone[1].id, alone[0].id]);
      expect(all.next).toBeNull();
      expect(all.stories).toEqual(
        await Promise.all([alone[1], alone[0]].map(({ id }) => store.find("stories", id))),
      );
    });

    it("[P20] looks at visitors' old cards a page at a time, those that stay as well", async () => {
      const visitor = as<VisitorId>("visitor");
      // three of one moment: the id tells which of them comes next
      const cards = [1, 2, 2, 2, 4].map((age) =>
        aStory({ owner_visitor_id: visitor, last_story_update: moment(age) }),
      );
      const other = { visitor_id: as<VisitorId>("other") };
      const shared = cards.slice(0, 3).map((card) => aRole(card, other));
      await store.commit([...add("stories", ...cards), ...add("roles", ...shared)], []);
      const read = async (after: CardPosition | null, limit: number) => {
        const page = await store.abandonedStories({ before: moment(5), after, limit });
        const at = (id: string) => cards.findIndex((card) => card.id === id);
        return { ...page, found: page.stories.map(({ id }) => at(id)) };
      };
      const first = await read(null, 2);
      expect(first.found).toEqual([]);
      expect(first.next).toMatchObject({ id: cards[1]?.id, last_story_update: moment(2) });
      const second = await read(first.next, 2);
      expect(second.found).toEqual([3]);
      const last = await read(second.next, 2);
      expect(last.found).toEqual([4]);
      expect(last.next).toBeNull();
      // a position at which nothing stands
      const position = { last_story_update: moment(3), id: as<StoryId>("nothing") };
      expect((await read(position, 9)).found).toEqual([4]);
    });
  });
};
