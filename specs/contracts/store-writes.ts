import { beforeEach, describe, expect, it } from "vitest";
import { as } from "#core/kernel/index.ts";
import type { Notice, Store } from "#core/service/ports/index.ts";
import { outcome } from "./conflict.ts";
import {
  add,
  aMail,
  aMedium,
  anAccount,
  aRequest,
  aRole,
  aSlide,
  aStory,
  change,
  mark,
  moment,
} from "./records.ts";
import { hearsLast } from "./store-notices.ts";

/** Writing: all or nothing, versions, uniqueness, order. */
export const storeWrites = (name: string, make: () => Promise<Store>): void => {
  describe(`writing to the ${name} store`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await make();
    });
    const commit = (...changes: Parameters<Store["commit"]>[0]) =>
      outcome(store.commit(changes, []));

    it("[STORY-01] keeps every field of every record as it was given", async () => {
      const account = anAccount({ tooltips: ["covers", "send"], last_card_on: moment(1) });
      const story = aStory({
        occasion_date: "2026-05-04",
        greeting_to: "Zoë 🎂",
        thanks_sent_on: moment(7),
        watch_token: "watch",
      });
      const slide = aSlide(story, {
        title: "“Hi”\n\t\\ ' ; drop",
        theme: { exported_sku: "x", deep: { list: [1, null, "é"] } },
        slide_data: { a: [{ key: "k", value: "v" }] },
        media: [{ id: as("m"), position: 1, duration: 2.25 }],
        location_lat: -33.868_820_1,
        location_lon: 1e-7,
        date: "1999",
      });
      const role = aRole(story, { join_token: "j", role_type: null, nudged_on: moment(9) });
      const crop = { x: 0.1, y: 0.2, width: 0.3, height: 0.4, rotation: 90, scale: 1.5 };
      const medium = aMedium({ story_id: story.id, crop_transform: crop, duration: 1.04 });
      const rows = { accounts: account, stories: story, slides: slide, roles: role, media: medium };
      await commit(
        ...add("accounts", account),
        ...add("stories", story),
        ...add("slides", slide),
        ...add("roles", role),
        ...add("media", medium),
      );
      for (const [table, row] of Object.entries(rows) as [keyof typeof rows, { id: string }][])
        expect(await store.find(table, row.id)).toEqual(row);
    });

    it("[OPEN-08] keeps moments to the letter", async () => {
      for (const n of [0, 1, 10, 120, 999, 86_399_999, -1_700_000_000_000]) {
        const row = aRequest({ created_on: moment(n) });
        await commit(...add("requests", row));
        expect((await store.find("requests", row.id))?.created_on).toBe(moment(n));
      }
    });

    it("[R6] keeps answers of any JSON shape, null too", async () => {
      for (const answer of [null, true, 0, "text", [], {}, [null, { a: [1.5, "“"] }]]) {
        const row = aRequest({ answer });
        await commit(...add("requests", row));
        expect(await store.find("requests", row.id)).toEqual(row);
      }
    });

    it("[rule 4] raises the version with each change and leaves other fields alone", async () => {
      const story = aStory({ title: "One" });
      await commit(...add("stories", story));
      await commit(change("stories", story, { title: "Two" }));
      await commit(mark("stories", story, { greeting_to: "You" }));
      expect(await store.find("stories", story.id)).toEqual({
        ...story,
        title: "Two",
        greeting_to: "You",
        version: 3,
      });
    });

    it("[ROLE-03] sets a field back to null", async () => {
      const story = aStory();
      const role = aRole(story, { join_token: "token", join_email: "a@example.com" });
      await commit(...add("stories", story), ...add("roles", role));
      await commit(change("roles", role, { join_token: null }));
      expect(await store.find("roles", role.id)).toEqual({
        ...role,
        join_token: null,
        version: 2,
      });
    });

    it("[R9] refuses a change of a row that moved on, or is gone, as stale", async () => {
      const story = aStory();
      await commit(...add("stories", story));
      await commit(change("stories", story, { title: "First" }));
      expect(await commit(change("stories", story, { title: "Late" }))).toBe("stale in stories");
      expect(await commit(change("stories", aStory(), { title: "Gone" }))).toBe("stale in stories");
      expect((await store.find("stories", story.id))?.title).toBe("First");
    });

    it("[rule 4] lets a mark on a row that is gone pass", async () => {
      const story = aStory();
      await commit(...add("stories", story));
      expect(await commit(mark("slides", aSlide(story), { seen: true }))).toBe("written");
    });

    it("[R4] writes nothing and tells nobody when one change of many does not fit", async () => {
      const heard: Notice[] = [];
      store.listen((notice) => heard.push(notice));
      const [story, other] = [aStory(), aStory()];
      const slide = aSlide(story);
      await commit(...add("stories", story), ...add("slides", slide));
      const changes = [
        ...add("stories", other),
        change("slides", slide, { title: "Never" }),
        { kind: "remove", table: "roles", match: {} } as const,
        change("stories", { id: story.id, version: 9 }, { title: "Never" }),
      ];
      const wrong: Notice = { topic: `story:${story.id}`, kind: "wrong" };
      expect(await outcome(store.commit(changes, [wrong]))).toBe("stale in stories");
      expect(await store.find("stories", other.id)).toBeNull();
      expect(await store.find("slides", slide.id)).toEqual(slide);
      await hearsLast(store, heard);
      const never = [wrong.topic, `card:${other.id}`];
      expect(heard.filter(({ topic }) => never.includes(topic))).toEqual([]);
      expect(heard.at(-1)?.kind).toBe("last");
    });

    it("[R9] changes many rows of one table together, each by its own version", async () => {
      const story = aStory();
      const slides = [1, 2, 3, 4].map((position) => aSlide(story, { position }));
      await commit(...add("stories", story), ...add("slides", ...slides));
      const turned = slides.map((s, i) => change("slides", s, { position: 4 - i }));
      expect(await commit(...turned)).toBe("written");
      expect((await store.bundle(story.id)).slides.map((s) => s.id)).toEqual(
        slides.map((s) => s.id).reverse(),
      );
      const again = slides.map((s) => change("slides", { ...s, version: 2 }, { position: 1 }));
      const oneLate = [...again.slice(0, 3), change("slides", slides[3] as never, { position: 1 })];
      expect(await commit(...oneLate)).toBe("stale in slides");
    });

    it("[design 3] does what a commit says in its order, to one row several times too", async () => {
      const story = aStory();
      const [kept, gone] = [aSlide(story), aSlide(story, { status: "rejected" })];
      const result = await commit(
        ...add("slides", kept, gone),
        ...add("stories", story),
        change("slides", kept, { title: "One" }),
        change("slides", { ...kept, version: 2 }, { title: "Two" }),
        mark("slides", kept, { subtitle: "Three" }),
        { kind: "changeAll", table: "slides", match: { story_id: story.id }, set: { seen: true } },
        { kind: "remove", table: "slides", match: { status: "rejected" } },
      );
      expect(result).toBe("written");
      expect((await store.bundle(story.id)).slides).toEqual([
        { ...kept, title: "Two", subtitle: "Three", seen: true, version: 5 },
      ]);
    });

    it("[design 3] changes and removes all that match: one value, one of many, or none", async () => {
      const story = aStory();
      const by = (account: string | null) => aSlide(story, { account_id: as(account as string) });
      const slides = [by("a"), by("b"), by(null), by("c")];
      await commit(...add("stories", story), ...add("slides", ...slides));
      const set = { seen: true };
      const match = { account_id: [as("a"), null] } as never;
      await commit({ kind: "changeAll", table: "slides", match, set });
      const seen = async () =>
        (await store.bundle(story.id)).slides.map((s) => [s.seen, s.version]);
      expect(await seen()).toEqual([
        [true, 2],
        [false, 1],
        [true, 2],
        [false, 1],
      ]);
      await commit({ kind: "remove", table: "slides", match: { account_id: null } });
      await commit({ kind: "remove", table: "slides", match: { account_id: [] } });
      await commit({ kind: "remove", table: "slides", match: { account_id: as("b"), seen: true } });
      expect((await store.bundle(story.id)).slides.map((s) => s.account_id)).toEqual([
        "a",
        "b",
        "c",
      ]);
    });

    it("[design 3] changes and removes what was before a moment, and nothing that has not been", async () => {
      const sent = (n: number | null) => aMail({ sent_on: n === null ? null : moment(n) });
      const mails = [sent(-1), sent(0), sent(1), sent(null)] as const;
      await commit(...add("mails", ...mails));
      const set = { subject: "" };
      const match = { sent_on: { before: moment(1) } };
      await commit({ kind: "changeAll", table: "mails", match, set });
      const left = async () =>
        (await store.list("mails", {})).map((m) => [
          mails.findIndex(({ id }) => id === m.id),
          m.version,
        ]);
      expect(await left()).toEqual([
        [0, 2],
        [1, 2],
        [2, 1],
        [3, 1],
      ]);
      const { id } = mails[0];
      await commit({ kind: "remove", table: "mails", match: { ...match, id: [id, mails[3].id] } });
      await commit({ kind: "remove", table: "mails", match: { sent_on: { before: moment(0) } } });
      expect((await left()).map(([at]) => at)).toEqual([1, 2, 3]);
      await commit({ kind: "remove", table: "mails", match: { sent_on: { before: moment(9) } } });
      expect((await left()).map(([at]) => at)).toEqual([3]);
    });

    it("[STORY-09] takes slides, roles and media along when a card is removed, and no other's", async () => {
      const [story, other] = [aStory(), aStory()];
      const loose = aMedium();
      for (const card of [story, other])
        await commit(
          ...add("stories", card),
          ...add("slides", aSlide(card)),
          ...add("roles", aRole(card)),
          ...add("media", aMedium({ story_id: card.id })),
        );
      await commit(...add("media", loose));
      await commit({ kind: "remove", table: "stories", match: { id: story.id } });
      const counts = async (id: typeof story.id) => {
        const { slides, roles, media } = await store.bundle(id);
        return [slides.length, roles.length, media.length];
      };
      expect(await store.find("stories", story.id)).toBeNull();
      expect(await counts(story.id)).toEqual([0, 0, 0]);
      expect(await counts(other.id)).toEqual([1, 1, 1]);
      expect(await store.find("media", loose.id)).toEqual(loose);
    });
  });
};
