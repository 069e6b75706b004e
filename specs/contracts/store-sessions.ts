import { beforeEach, describe, expect, it } from "vitest";
import { type AccountId, as } from "#core/kernel/index.ts";
import type { Store } from "#core/service/ports/index.ts";
import { outcome } from "./conflict.ts";
import { add, anAccount, aSession, aStory, mark, moment } from "./records.ts";

/** What is written on behalf of a session, which may end at any moment. */
export const storeSessions = (name: string, make: () => Promise<Store>): void => {
  describe(`sessions in the ${name} store`, () => {
    let store: Store;
    const account = anAccount();
    const begun = async () => {
      const session = aSession({ account_id: account.id as AccountId });
      await store.commit(add("sessions", session), []);
      return session;
    };
    beforeEach(async () => {
      store = await make();
      await store.commit(add("accounts", account), []);
    });

    it("[F-09] writes for a session that goes on, and for nobody's", async () => {
      const { id } = await begun();
      const [one, other] = [aStory(), aStory()];
      await store.commit(add("stories", one), [], id);
      await store.commit(add("stories", other), [], null);
      expect(await store.find("stories", one.id)).toEqual(one);
      expect(await store.find("stories", other.id)).toEqual(other);
    });

    it("[F-09] writes nothing for a session that was ended, removed or never began", async () => {
      const [ended, removed] = [await begun(), await begun()];
      await store.commit([mark("sessions", ended, { revoked_on: moment(1) })], []);
      await store.commit([{ kind: "remove", table: "sessions", match: { id: removed.id } }], []);
      for (const id of [ended.id, removed.id, "none"]) {
        const story = aStory();
        expect(await outcome(store.commit(add("stories", story), [], id))).toBe(
          "stale in sessions",
        );
        expect(await store.find("stories", story.id)).toBeNull();
      }
    });

    it("[F-09] leaves nothing that a removed session wrote at the same moment behind whoever removed it", async () => {
      for (let n = 0; n < 10; n++) {
        const { id } = await begun();
        const stories = Array.from({ length: 5 }, () => aStory({ owner_account_id: as(id) }));
        const writes = stories.map((story) => outcome(store.commit(add("stories", story), [], id)));
        const leaving = store.commit(
          [
            { kind: "remove", table: "sessions", match: { id } },
            { kind: "remove", table: "stories", match: { owner_account_id: as<AccountId>(id) } },
          ],
          [],
        );
        await Promise.all([...writes, leaving]);
        expect(await store.list("stories", { owner_account_id: as<AccountId>(id) })).toEqual([]);
      }
    });

    it("[F-09] says at once whether notices can be heard", async () => {
      const told: boolean[] = [];
      const stop = store.listen(
        () => undefined,
        (isHearing) => told.push(isHearing),
      );
      expect(told).toEqual([true]);
      stop();
    });
  });
};
