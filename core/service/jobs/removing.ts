import { iso } from "#core/kernel/index.ts";
import type { Service } from "../context/index.ts";
import { UnitOfWork } from "../context/index.ts";
import { removeForGood } from "../media/index.ts";
import { Conflict } from "../ports/index.ts";

export type Removing = Pick<Service, "store" | "objects" | "clock">;

/** Removes what `fill` names, as of the versions read, with these files; not what somebody came back to meanwhile. */
export const removeUnlessTouched = async (
  { store, objects, clock }: Removing,
  fill: (work: UnitOfWork) => void,
  keys: ReadonlySet<string>,
): Promise<void> => {
  const work = new UnitOfWork();
  fill(work);
  removeForGood({ work, store, objects, today: iso(clock.now()) }, keys);
  try {
    await store.commit(work.changes, work.notices);
  } catch (error) {
    if (error instanceof Conflict) return;
    throw error;
  }
  for (const run of work.toRunAfterwards) await run();
};
