import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { as } from "#core/kernel/index.ts";
import { Conflict, type Store } from "#core/service/ports/index.ts";
import {
  add,
  aMail,
  aRequest,
  aRole,
  aSlide,
  aStory,
  change,
  moment,
} from "#specs/contracts/records.ts";
import { storeContract } from "#specs/contracts/store.ts";
import { Database } from "./database.ts";
import { openStore } from "./index.ts";
import { type TestDatabase, testDatabase } from "./testing.ts";

let base: TestDatabase;
const sent: string[] = [];
beforeAll(async () => {
  base = await testDatabase((text) => sent.push(text));
}, 60_000);
afterAll(() => base.stop());

const emptied = async (): Promise<Store> => {
  await base.empty();
  return base.open.store;
};

storeContract("PostgreSQL", emptied);

describe("the PostgreSQL store", () => {
  let store: Store;
  beforeEach(async () => {
    store = await emptied();
    sent.length = 0;
  });
  const story = aStory();
  const nobody = { account: null, visitor: null };

  it("[P10] asks once for each reading", async () => {
    const slide = aSlide(story);
    const role = aRole(story, { join_token: "j" });
    await store.commit(
      [...add("stories", story), ...add("slides", slide), ...add("roles", role)],
      [],
    );
    const readings = [
      () => store.find("stories", story.id),
      () => store.list("slides", { story_id: story.id }),
      () => store.storySubject(story.id, nobody),
      () => store.linkSubject("group", story.group_token, nobody, "j"),
      () => store.slideSubject(slide.id, nobody),
      () => store.roleSubject(role.id, nobody),
      () => store.invitationSubject("join_token", "j", nobody, null),
      () => store.mediaSubject("m", nobody),
      () => store.bundle(story.id),
      () => store.members(story.id),
      () => store.rolesWithCards(nobody),
      () => store.countAuthContexts({ email: "", network: "", since: moment(0) }),
      () => store.claimMails(0, 1, 1),
      () => store.nextMailDue(),
    ];
    for (const reading of readings) {
      sent.length = 0;
      await reading();
      expect(sent, reading.toString()).toHaveLength(1);
    }
  });

  it("[P10] asks once for a commit, however much is in it", async () => {
    const slides = Array.from({ length: 30 }, (_, i) => aSlide(story, { position: i + 1 }));
    await store.commit([...add("stories", story), ...add("slides", ...slides)], []);
    await store.commit(
      [
        change("stories", story, { last_story_update: moment(1) }),
        ...slides.map((slide, i) => change("slides", slide, { position: 30 - i })),
        ...add("mails", aMail()),
        { kind: "remove", table: "requests", match: {} },
      ],
      [{ topic: `story:${story.id}`, kind: "story" }],
    );
    expect(sent).toHaveLength(2);
  });

  it("[R9] refuses a slide for a card that was removed meanwhile, as stale", async () => {
    const late = store.commit(add("slides", aSlide(story)), []);
    await expect(late).rejects.toEqual(new Conflict("stale", "slides"));
  });

  it("[R3] takes NUL and half surrogates for odd text, never for a fault", async () => {
    const row = aRequest({ answer: { a: ["x\0y", "\ud83d", "🎂", "\\u0000"] } });
    await store.commit(add("requests", row), []);
    expect((await store.find("requests", row.id))?.answer).toEqual({
      a: ["x\uFFFDy", "\uFFFD", "🎂", "\\u0000"],
    });
    expect(await store.find("requests", "\0")).toBeNull();
    expect(await store.list("roles", { join_token: ["\ud83d", "\0"] })).toEqual([]);
  });

  it("[R3] takes what looks like SQL for text", async () => {
    const evil = "'; drop table stories; --\\";
    expect(await store.find("stories", evil)).toBeNull();
    expect(await store.linkSubject("group", evil, nobody, evil)).toBeNull();
    await expect(store.list("stories", { [evil]: 1 } as never)).rejects.toThrow(
      "cannot be matched",
    );
    await expect(store.list("stories", {}, { order: evil as never })).rejects.toThrow("has no");
    await store.commit([{ kind: "remove", table: "stories", match: { title: evil } }], []);
    expect(await store.list("stories", {})).toEqual([]);
  });

  it("[design 3] tells a second server's hearers too, and shares its data", async () => {
    const second = await openStore({ where: base.where });
    try {
      const heard = new Promise((resolve) =>
        second.store.listen((told) => told.kind === "story" && resolve(told)),
      );
      const notice = { topic: `story:${story.id}`, kind: "story" } as const;
      await store.commit(add("stories", story), [notice]);
      expect(await heard).toEqual(notice);
      expect(await second.store.find("stories", as(story.id))).toEqual(story);
    } finally {
      await second.stop();
    }
  });

  it("[P9] tells every server which card was changed by whoever writes to the database, also by hand", async () => {
    const second = await openStore({ where: base.where });
    const hand = new Database(base.where, { connections: 1 });
    try {
      const stories = Array.from({ length: 101 }, () => aStory());
      const [one] = stories as [(typeof stories)[number]];
      await store.commit(add("stories", ...stories), []);
      const topics: string[] = [];
      let wake = () => {};
      second.store.listen(({ topic, kind }) => {
        if (kind === "changed") topics.push(topic);
        wake();
      });
      const heard = async (topic: string) => {
        while (!topics.includes(topic)) await new Promise<void>((resolve) => (wake = resolve));
      };
      await hand.write("update stories set title = $1 where id = $2", ["By hand", one.id]);
      await heard(`card:${one.id}`);
      await hand.write("update stories set title = $1", ["All of them"]);
      await heard("cards");
      topics.length = 0;
      await base.empty();
      await heard("cards");
    } finally {
      await hand.stop();
      await second.stop();
    }
  });

  it("[F-13] two servers run for the same key one after the other, for others side by side", async () => {
    const second = await openStore({ where: base.where });
    try {
      let running = 0;
      let most = 0;
      const run = async () => {
        most = Math.max(most, ++running);
        await store.find("stories", "nobody");
        running--;
      };
      const twenty = (key: (n: number) => string) =>
        Promise.all(
          Array.from({ length: 20 }, (_, n) =>
            (n % 2 ? store : second.store).exclusively(key(n), run),
          ),
        );
      await twenty(() => "story:a");
      expect(most).toBe(1);
      const together = new Promise<void>((met) => {
        void store.exclusively("story:a", () =>
          second.store.exclusively("story:b", async () => met()),
        );
      });
      await together;
    } finally {
      await second.stop();
    }
  });

  it("[F-13][P10] asks twice more for it, and only then", async () => {
    await store.exclusively("story:a", async () => {});
    expect(sent).toHaveLength(2);
  });

  it("[P12] lets servers that start at the same time agree on the tables", async () => {
    const several = await Promise.all([1, 2, 3].map(() => openStore({ where: base.where })));
    await Promise.all(several.map((one) => one.stop()));
    expect(several).toHaveLength(3);
  });
});
