import { abandonedAfter } from "#core/domain/limits/index.ts";
import { iso } from "#core/kernel/index.ts";
import { filesOf } from "../media/index.ts";
import { type Removing, removeUnlessTouched } from "./removing.ts";

/** So many of a kind in one go; the rest goes the next hour. */
const batch = 200;

/**
 * Removes what visitors left behind who never logged in (F-19): their unsent messages, and their files that belong to
 * no card. Their cards: {@link cardSweep}.
 */
export const removeAbandoned = async (parts: Removing): Promise<void> => {
  const { store, clock } = parts;
  const before = { before: iso(clock.now() - abandonedAfter) };
  const limit = { limit: batch };
  const unsent = { account_id: null, sent_on: null, updated_on: before };
  for (const slide of await store.list("slides", unsent, limit))
    await removeUnlessTouched(
      parts,
      (work) => {
        work.change("slides", slide, {});
        work.remove("slides", { id: slide.id });
      },
      filesOf([], [slide]),
    );
  const loose = { story_id: null, account_id: null, created_on: before };
  for (const medium of await store.list("media", loose, limit))
    await removeUnlessTouched(
      parts,
      (work) => {
        work.change("media", medium, {});
        work.remove("media", { id: medium.id });
      },
      filesOf([medium]),
    );
};
