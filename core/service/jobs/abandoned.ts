import { abandonedAfter } from "#core/domain/limits/index.ts";
import { iso } from "#core/kernel/index.ts";
import type { Service } from "../context/index.ts";
import { UnitOfWork } from "../context/index.ts";
import { filesOf, removeForGood } from "../media/index.ts";
import { Conflict } from "../ports/index.ts";

type Parts = Pick<Service, "store" | "objects" | "clock">;

/** So many of a kind in one go; the rest goes the next hour. */
const batch = 200;

/**
 * Removes what visitors left behind who never logged in (F-19): their cards in which nobody else has a part, their
 * unsent messages, and their files that belong to no card.
 */
export const removeAbandoned = async ({ store, objects, clock }: Parts): Promise<void> => {
  const now = clock.now();
  const before = { before: iso(now - abandonedAfter) };
  const limit = { limit: batch };
  const remove = async (
    fill: (work: UnitOfWork) => void,
    keys: ReadonlySet<string>,
  ): Promise<void> => {
    const work = new UnitOfWork();
    fill(work);
    removeForGood({ work, store, objects, today: iso(now) }, keys);
    try {
      await store.commit(work.changes, work.notices);
    } catch (error) {
      // its visitor came back at this very moment
      if (error instanceof Conflict) return;
      throw error;
    }
    for (const run of work.toRunAfterwards) await run();
  };

  for (const story of await store.abandonedStories(before.before, batch)) {
    const bundle = await store.bundle(story.id);
    await remove(
      (work) => {
        work.change("stories", story, {});
        work.remove("stories", { id: story.id });
      },
      filesOf(bundle.media, bundle.slides),
    );
  }
  const unsent = { account_id: null, sent_on: null, updated_on: before };
  for (const slide of await store.list("slides", unsent, limit))
    await remove(
      (work) => {
        work.change("slides", slide, {});
        work.remove("slides", { id: slide.id });
      },
      filesOf([], [slide]),
    );
  const loose = { story_id: null, account_id: null, created_on: before };
  for (const medium of await store.list("media", loose, limit))
    await remove(
      (work) => {
        work.change("media", medium, {});
        work.remove("media", { id: medium.id });
      },
      filesOf([medium]),
    );
};
