import { afterEach, describe, expect, it } from "vitest";
import type { Jobs, Store, Worker } from "#core/service/ports/index.ts";
import { add, aRequest } from "./records.ts";

export interface JobsUnderTest {
  readonly store: Store;
  readonly jobs: Jobs;
}

/** What every queue of longer work keeps to. */
export const jobsContract = (name: string, make: () => Promise<JobsUnderTest>): void => {
  describe(`jobs: ${name}`, () => {
    let worker: Worker | null = null;
    afterEach(async () => {
      await worker?.stop();
      worker = null;
    });
    const begin = async (jobs: Jobs, run: (of: string) => Promise<void>) => {
      worker = await jobs.work("media", { run, giveUp: async () => undefined });
      return worker;
    };
    const ask = (store: Store, of: string) => {
      const row = aRequest();
      return store.commit(add("requests", row), [], null, [{ name: "media", of }]);
    };

    it("[MEDIA-09] does each once, in the order of asking, one at a time, also those from before", async () => {
      const { store, jobs } = await make();
      await ask(store, "a");
      await ask(store, "a");
      const done: string[] = [];
      let atOnce = 0;
      const { idle } = await begin(jobs, async (of) => {
        expect(++atOnce).toBe(1);
        await Promise.resolve();
        done.push(of);
        atOnce--;
      });
      await ask(store, "b");
      await ask(store, "c");
      await idle();
      expect(done).toEqual(["a", "b", "c"]);
      await ask(store, "a");
      await idle();
      expect(done).toEqual(["a", "b", "c", "a"]);
    });

    it("[R1] is asked for with what is written, or not at all", async () => {
      const { store, jobs } = await make();
      const done: string[] = [];
      const { idle } = await begin(jobs, async (of) => void done.push(of));
      const row = aRequest();
      await store.commit(add("requests", row), []);
      const again = store.commit(add("requests", row), [], null, [{ name: "media", of: "lost" }]);
      await expect(again).rejects.toThrow("taken");
      await ask(store, "kept");
      await idle();
      expect(done).toEqual(["kept"]);
    });
  });
};
