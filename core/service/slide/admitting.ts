import { iso, minutes, seconds } from "#core/kernel/index.ts";
import { admitWaiting } from "../card/index.ts";
import type { Service } from "../context/index.ts";
import { type JobLog, type PeriodicJob, startPeriodicJob, UnitOfWork } from "../context/index.ts";
import { Conflict } from "../ports/index.ts";

type Parts = Pick<Service, "store" | "clock" | "settings">;

const batch = 200;
const rhythm = { name: "admitting", atFirst: seconds(5), every: minutes(60) };

/**
 * Where cards have no tiers nothing waits for room: messages that waited while there were some enter their cards
 * (OPEN-169). Any number of servers may do it at once.
 */
export const admitAll = async ({ store, clock, settings }: Parts): Promise<void> => {
  if (settings.tiers === "on") return;
  const today = iso(clock.now());
  // one that is not sent has no such moment; whoever sends one from now on finds room
  const waiting = { status: "pending", sent_on: { before: iso(clock.now() + 1) } } as const;
  const slides = await store.list("slides", waiting, { limit: batch });
  let admitted = 0;
  for (const id of new Set(slides.map((slide) => slide.story_id))) {
    const story = await store.find("stories", id);
    if (!story) continue;
    const work = new UnitOfWork();
    admitWaiting({ work, today, settings }, { story, ...(await store.bundle(id)) });
    try {
      await store.commit(work.changes, work.notices);
      admitted++;
    } catch (error) {
      // somebody is at work on the card: the next time
      if (!(error instanceof Conflict)) throw error;
    }
  }
  if (slides.length === batch && admitted > 0) await admitAll({ store, clock, settings });
};

export const startAdmitting = (
  parts: Parts & Pick<Service, "reporter"> & { readonly jobs?: JobLog },
): PeriodicJob => startPeriodicJob(parts, rhythm, () => admitAll(parts));
