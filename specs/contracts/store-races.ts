import { beforeEach, describe, expect, it } from "vitest";
import type { StoryId } from "#core/kernel/index.ts";
import type { Change, Store } from "#core/service/ports/index.ts";
import { outcome } from "./conflict.ts";
import { add, anAccount, aRole, aSession, aSlide, aStory, change } from "./records.ts";

/** What two cannot have, one after the other or at once. */
export const storeRaces = (name: string, make: () => Promise<Store>): void => {
  describe(`races for the ${name} store`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await make();
    });
    const commit = (...changes: Parameters<Store["commit"]>[0]) =>
      outcome(store.commit(changes, []));

    it("[OPEN-69] lets no two rows share a token, an address or an id; nulls never clash", async () => {
      const [account, story, session] = [anAccount(), aStory(), aSession()];
      const role = aRole(story, { join_token: "j", approve_token: "a", account_id: account.id });
      await commit(
        ...add("accounts", account),
        ...add("stories", story, aStory()),
        ...add("roles", role, aRole(story), aRole(story)),
        ...add("sessions", session),
      );
      const { group_token, recipient_token } = story;
      const email = account.email;
      const taken = [
        ...add("accounts", anAccount({ email })),
        ...add("accounts", account),
        ...add("stories", aStory({ group_token })),
        ...add("stories", aStory({ recipient_token })),
        ...add("roles", aRole(story, { join_token: "j" })),
        ...add("roles", aRole(story, { approve_token: "a" })),
        ...add("roles", aRole(story, { account_id: account.id })),
        ...add("sessions", aSession({ refresh_hash: session.refresh_hash })),
      ];
      for (const one of taken) expect(await commit(one)).toBe(`taken in ${one.table}`);
    });

    it("[R9] lets exactly one of a hundred changes of the same version win", async () => {
      const story = aStory();
      await commit(...add("stories", story));
      const all = await Promise.all(
        Array.from({ length: 100 }, (_, i) => commit(change("stories", story, { title: `${i}` }))),
      );
      expect(all.filter((one) => one === "written")).toHaveLength(1);
      expect(all.filter((one) => one === "stale in stories")).toHaveLength(99);
      const won = `${all.indexOf("written")}`;
      expect(await store.find("stories", story.id)).toEqual({ ...story, title: won, version: 2 });
    });

    it("[R6] lets exactly one of many joins of the same account win", async () => {
      const [story, account] = [aStory(), anAccount()];
      await commit(...add("accounts", account), ...add("stories", story));
      const all = await Promise.all(
        Array.from({ length: 20 }, () =>
          commit(...add("roles", aRole(story, { account_id: account.id }))),
        ),
      );
      expect(all.filter((one) => one === "written")).toHaveLength(1);
      expect(all.filter((one) => one === "taken in roles")).toHaveLength(19);
    });

    it("[R9] takes nothing for a card that is gone, or goes in the same commit", async () => {
      const [story, other] = [aStory(), aStory()];
      const remove = (id: StoryId): Change => ({ kind: "remove", table: "stories", match: { id } });
      await commit(...add("stories", story, other), remove(story.id));
      expect(await commit(...add("slides", aSlide(story)))).toBe("stale in slides");
      expect(await commit(...add("roles", aRole(story)))).toBe("stale in roles");
      const late = [...add("slides", aSlide(other)), remove(other.id)];
      expect(await commit(...late)).toBe("written");
      expect(await store.list("slides", {})).toEqual([]);
    });

    it("[F-13] whoever runs exclusively has what they answer, and a fault ends it for nobody else", async () => {
      const fault = store.exclusively("story:a", () => Promise.reject(new Error("broken")));
      await expect(fault).rejects.toThrow("broken");
      expect(await store.exclusively("story:a", async () => "done")).toBe("done");
      const both = store.exclusively("story:a", () => store.exclusively("story:b", async () => 1));
      expect(await both).toBe(1);
    });
  });
};
