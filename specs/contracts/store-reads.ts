import { beforeEach, describe, expect, it } from "vitest";
import { as } from "#core/kernel/index.ts";
import type { Store } from "#core/service/ports/index.ts";
import {
  aContext,
  add,
  aMedium,
  anAccount,
  aRole,
  aSession,
  aSlide,
  aStory,
  moment,
} from "./records.ts";

/** Lists, bundles, members, home. */
export const storeReads = (name: string, make: () => Promise<Store>): void => {
  describe(`reading from the ${name} store`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await make();
    });

    it("[design 3] finds nothing where there is nothing", async () => {
      expect(await store.find("stories", "none")).toBeNull();
      expect(await store.find("stories", "")).toBeNull();
      expect(await store.list("stories", {})).toEqual([]);
      expect(await store.bundle(as("none"))).toEqual({ slides: [], media: [], roles: [] });
      expect(await store.members(as("none"))).toEqual([]);
    });

    it("[design 3] lists what matches: one value, one of many, null, and all conditions at once", async () => {
      const [one, two] = [aSession(), aSession({ revoked_on: moment(1) })];
      const three = aSession({ account_id: as("other"), previous_hash: "before" });
      await store.commit(add("sessions", one, two, three), []);
      const ids = async (match: Parameters<typeof store.list<"sessions">>[1]) =>
        (await store.list("sessions", match)).map((row) => row.id);
      expect(await ids({})).toEqual([one.id, two.id, three.id]);
      expect(await ids({ account_id: as("account") })).toEqual([one.id, two.id]);
      expect(await ids({ account_id: as("account"), revoked_on: null })).toEqual([one.id]);
      expect(await ids({ id: [three.id, one.id, "none"] })).toEqual([one.id, three.id]);
      expect(await ids({ previous_hash: ["before", null], revoked_on: moment(1) })).toEqual([
        two.id,
      ]);
      expect(await ids({ revoked_on: [null, moment(1)], account_id: as("other") })).toEqual([
        three.id,
      ]);
      expect(await ids({ id: [] })).toEqual([]);
    });

    it("[design 3] lists what was before a moment: not at it, and never what has not been", async () => {
      const revoked = (n: number | null) =>
        aSession({ revoked_on: n === null ? null : moment(n), created_on: moment(n ?? 0) });
      const sessions = [revoked(-1), revoked(0), revoked(1), revoked(null)] as const;
      await store.commit(add("sessions", ...sessions), []);
      const ids = async (match: Parameters<typeof store.list<"sessions">>[1]) =>
        (await store.list("sessions", match)).map((row) => row.id);
      expect(await ids({ revoked_on: { before: moment(1) } })).toEqual([
        sessions[0].id,
        sessions[1].id,
      ]);
      expect(await ids({ revoked_on: { before: moment(-1) } })).toEqual([]);
      expect(await ids({ revoked_on: { before: moment(1) }, created_on: moment(0) })).toEqual([
        sessions[1].id,
      ]);
    });

    it("[design 3] lists in order, oldest first by itself, ties by id, nulls last", async () => {
      const story = aStory();
      const at = (created: number, sent: number | null, position: number) =>
        aSlide(story, {
          created_on: moment(created),
          sent_on: sent === null ? null : moment(sent),
          position,
        });
      const slides = [at(3, null, 2), at(1, 5, 2), at(2, 4, 10), at(2, 9, 1)] as const;
      await store.commit([...add("stories", story), ...add("slides", ...slides)], []);
      const [a, b, c, d] = slides;
      const match = { story_id: story.id };
      const order = async (options?: Parameters<typeof store.list<"slides">>[2]) =>
        (await store.list("slides", match, options)).map((s) => s.id);
      expect(await order()).toEqual([b.id, c.id, d.id, a.id]);
      expect(await order({ descending: true })).toEqual([a.id, d.id, c.id, b.id]);
      expect(await order({ limit: 2 })).toEqual([b.id, c.id]);
      expect(await order({ descending: true, limit: 1 })).toEqual([a.id]);
      expect(await order({ order: "position" })).toEqual([d.id, a.id, b.id, c.id]);
      expect(await order({ order: "sent_on" })).toEqual([c.id, b.id, d.id, a.id]);
      expect(await order({ order: "sent_on", descending: true })).toEqual([a.id, d.id, b.id, c.id]);
    });

    it("[design 3] orders words by their letters' codes, whatever the language", async () => {
      const names = ["b", "B", "a", "Ä", "_", "10", "9", "ä", "Z"];
      const accounts = names.map((first_name) => anAccount({ first_name }));
      await store.commit(add("accounts", ...accounts), []);
      const listed = await store.list("accounts", {}, { order: "first_name" });
      expect(listed.map((row) => row.first_name)).toEqual([...names].sort());
    });

    it("[P10] bundles a card: slides by position, media and roles by age", async () => {
      const [story, other] = [aStory(), aStory()];
      const slides = [
        aSlide(story, { position: 2 }),
        aSlide(story, { position: 0, created_on: moment(2) }),
        aSlide(story, { position: 0, created_on: moment(1), theme: { exported_sku: "é" } }),
        aSlide(story, { position: 1 }),
      ] as const;
      const media = [
        aMedium({ story_id: story.id, created_on: moment(5) }),
        aMedium({ story_id: story.id, duration: 0.1 }),
      ] as const;
      const roles = [aRole(story, { created_on: moment(5) }), aRole(story)] as const;
      await store.commit(
        [
          ...add("stories", story, other),
          ...add("slides", ...slides, aSlide(other)),
          ...add("media", ...media, aMedium(), aMedium({ story_id: other.id })),
          ...add("roles", ...roles, aRole(other)),
        ],
        [],
      );
      expect(await store.bundle(story.id)).toEqual({
        slides: [slides[2], slides[1], slides[3], slides[0]],
        media: [media[1], media[0]],
        roles: [roles[1], roles[0]],
      });
    });

    it("[design 3] names the members of a card with their accounts and how many slides they made", async () => {
      const account = anAccount({ hide_my_email: true });
      const story = aStory();
      const mine = aRole(story, { account_id: account.id });
      const guest = aRole(story, { created_on: moment(1), join_email: "guest@example.com" });
      const own = { role_id: mine.id };
      await store.commit(
        [
          ...add("accounts", account),
          ...add("stories", story),
          ...add("roles", guest, mine),
          ...add("slides", aSlide(story, own), aSlide(story, { ...own, status: "moderated" })),
          ...add("slides", aSlide(story, { ...own, status: "rejected" })),
          ...add("slides", aSlide(story, { ...own, type: "title" }), aSlide(story)),
        ],
        [],
      );
      const { id, email, first_name, last_name, hide_my_email } = account;
      expect(await store.members(story.id)).toEqual([
        { role: mine, account: { id, email, first_name, last_name, hide_my_email }, slides: 2 },
        { role: guest, account: null, slides: 0 },
      ]);
    });

    it("[design 3] lists an actor's cards, newest first, as account and as visitor", async () => {
      const account = anAccount();
      const visitor = as<never>("visitor");
      const cards = [0, 1, 2].map((n) => aStory({ created_on: moment(n) }));
      const [first, second, third] = cards as [never, never, never] & typeof cards;
      const roles = [
        aRole(first, { account_id: account.id }),
        aRole(third, { account_id: account.id, visitor_id: visitor }),
        aRole(second, { visitor_id: visitor }),
        aRole(second, { account_id: as("somebody"), visitor_id: as("else") }),
      ] as const;
      const slide = aSlide(third);
      await store.commit(
        [
          ...add("accounts", account, anAccount({ id: as("somebody") })),
          ...add("stories", ...cards),
          ...add("roles", ...roles),
          ...add("slides", slide),
        ],
        [],
      );
      const bundleOf = (...rows: readonly unknown[]) => ({ slides: [], media: [], roles: rows });
      const newest = {
        role: roles[1],
        story: third,
        bundle: { ...bundleOf(roles[1]), slides: [slide] },
      };
      const middle = { role: roles[2], story: second, bundle: bundleOf(roles[2], roles[3]) };
      const oldest = { role: roles[0], story: first, bundle: bundleOf(roles[0]) };
      const all = (who: string | null, guest: string | null) =>
        store.rolesWithCards({ account: who as never, visitor: guest as never });
      expect(await all(account.id, null)).toEqual([newest, oldest]);
      expect(await all(account.id, visitor)).toEqual([newest, middle, oldest]);
      expect(await all(null, visitor)).toEqual([middle]);
      expect(await all(null, null)).toEqual([]);
    });

    it("[OPEN-48] counts the sign-ins asked for by an address from a network since a moment", async () => {
      await store.commit(
        add(
          "auth_contexts",
          aContext({ created_on: moment(5) }),
          aContext({ created_on: moment(10) }),
          aContext({ created_on: moment(11) }),
          aContext({ created_on: moment(11), network: "192.0.2.2" }),
          aContext({ created_on: moment(11), email: "bob@example.com" }),
        ),
        [],
      );
      const match = { email: "ada@example.com", network: "192.0.2.1" };
      expect(await store.countAuthContexts({ ...match, since: moment(10) })).toBe(2);
      expect(await store.countAuthContexts({ ...match, since: moment(12) })).toBe(0);
    });
  });
};
