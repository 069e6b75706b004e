import { beforeEach, describe, expect, it } from "vitest";
import type { Notice, Store } from "#core/service/ports/index.ts";
import { add, aStory } from "./records.ts";

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
        { topic: "mail", kind: "queued" },
      ];
      await store.commit(add("stories", story), notices);
      await hearsLast(store, heard);
      expect(alsoHeard.slice(0, 2)).toEqual(notices);
      expect(heard.slice(0, 2)).toEqual(notices);
      stop();
      const before = alsoHeard.length;
      heard.length = 0;
      await hearsLast(store, heard);
      expect(alsoHeard).toHaveLength(before);
    });
  });
};

/** Tells one more thing and waits until it is heard: what came before has arrived by then. */
export const hearsLast = async (store: Store, heard: readonly Notice[]): Promise<void> => {
  const last: Notice = { topic: "mail", kind: "last" };
  const there = new Promise<void>((resolve) => {
    const stop = store.listen((notice) => {
      if (notice.kind !== "last") return;
      stop();
      resolve();
    });
  });
  await store.commit([], [last]);
  await there;
  expect(heard.at(-1)).toEqual(last);
};
