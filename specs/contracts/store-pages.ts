import { beforeEach, describe, expect, it } from "vitest";
import { as, type VisitorId } from "#core/kernel/index.ts";
import type { RolePage, Store } from "#core/service/ports/index.ts";
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
      const found = async (limit: number) =>
        (await store.abandonedStories(moment(5), limit)).map(({ id }) => id);
      expect(await found(9)).toEqual([alone[1].id, alone[0].id]);
      expect(await found(1)).toEqual([alone[1].id]);
    });
  });
};
