import { beforeEach, describe, expect, it } from "vitest";
import { as, type StoryId } from "#core/kernel/index.ts";
import type { Change, Notice, Store } from "#core/service/ports/index.ts";
import { add, aMail, aMedium, aRole, aSlide, aStory, change, mark } from "./records.ts";

/** Notices: what was written is told to whoever listens. */
export const storeNotices = (name: string, make: () => Promise<Store>): void => {
  describe(`notices of the ${name} store`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await make();
    });

    it("[design 3] tells every hearer of what was written, in order, until it stops", async () => {
      const [heard, alsoHeard]: [Notice[], Notice[]] = [[], []];
      store.listen((notice) => heard.push(notice));
      const stop = store.listen((notice) => alsoHeard.push(notice));
      const story = aStory();
      const notices: Notice[] = [
        { topic: `story:${story.id}`, kind: "story" },
        { topic: "sessions", kind: "ended" },
      ];
      await store.commit(add("stories", story), notices);
      await hearsLast(store, heard);
      const told = (all: readonly Notice[]) => all.filter(({ kind }) => kind !== "changed");
      expect(told(alsoHeard).slice(0, 2)).toEqual(notices);
      expect(told(heard).slice(0, 2)).toEqual(notices);
      stop();
      const before = alsoHeard.length;
      heard.length = 0;
      await hearsLast(store, heard);
      expect(alsoHeard).toHaveLength(before);
    });

    it("[OPEN-26] tells of a mail before the commit answers, so that it leaves at once", async () => {
      const heard: Notice[] = [];
      store.listen((notice) => heard.push(notice));
      const due: Notice = { topic: "mail", kind: "due" };
      await store.commit(add("mails", aMail()), [due]);
      expect(heard).toContainEqual(due);
    });

    it("[P9] tells which card was changed before the commit answers, whatever of it was written", async () => {
      const [story, other] = [aStory(), aStory()];
      const slide = aSlide(story);
      const [role, others] = [aRole(story), aRole(other)];
      const medium = aMedium({ story_id: as<StoryId>(story.id) });
      await store.commit(add("stories", story, other), []);
      const heard = new Set<string>();
      store.listen(({ topic, kind }) => kind === "changed" && heard.add(topic));
      const commits = async (...changes: readonly Change[]) => {
        await hearsLast(store);
        heard.clear();
        await store.commit(changes, []);
        return [...heard].sort();
      };
      const here = [`card:${story.id}`];
      const ofBoth = [...here, `card:${other.id}`].sort();
      expect(await commits(...add("slides", slide))).toEqual(here);
      expect(await commits(...add("roles", role, others))).toEqual(ofBoth);
      expect(await commits(...add("media", medium))).toEqual(here);
      expect(await commits(...add("media", aMedium({ story_id: null })))).toEqual([]);
      expect(await commits(change("stories", story, { title: "New" }))).toEqual(here);
      expect(await commits(mark("slides", slide, { seen: true }))).toEqual(here);
      expect(await commits(mark("roles", aRole(story), { status: "active" }))).toEqual([]);
      expect(
        await commits({
          kind: "changeAll",
          table: "roles",
          match: { id: [role.id, others.id] },
          set: { has_watched: true },
        }),
      ).toEqual(ofBoth);
      expect(await commits({ kind: "remove", table: "media", match: { id: medium.id } })).toEqual(
        here,
      );
      expect(
        await commits(
          { kind: "remove", table: "stories", match: { id: story.id } },
          ...add("mails", aMail()),
        ),
      ).toEqual(here);
    });
  });
};

/** Tells one more thing and waits until it is heard: what came before has arrived by then. */
export const hearsLast = async (store: Store, heard?: readonly Notice[]): Promise<void> => {
  const last: Notice = { topic: "sessions", kind: "last" };
  const there = new Promise<void>((resolve) => {
    const stop = store.listen((notice) => {
      if (notice.kind !== "last") return;
      stop();
      resolve();
    });
  });
  await store.commit([], [last]);
  await there;
  if (heard) expect(heard.at(-1)).toEqual(last);
};
