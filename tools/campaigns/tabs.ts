import fc from "fast-check";
import { TabsBrowser } from "./tabs-browser.ts";
import { play, type Step, step } from "./tabs-steps.ts";

/** What was really done. */
export interface TabsCounts {
  schedules: number;
  steps: number;
  mostTabs: number;
  /** Tabs looked at a second after a logout; tabs judged after a step; calls asked of the authority by them. */
  logouts: number;
  tabs: number;
  asked: number;
  byKind: Record<string, number>;
}

/** One browser, from its first tab to the end of the schedule; throws at the first tab that is not as it should be. */
const playSchedule = async (
  steps: readonly Step[],
  delays: readonly number[],
  counts: TabsCounts,
): Promise<void> => {
  let turn = 0;
  const next = (most: number) => ((delays[turn++ % delays.length] ?? 0) * most) / 100;
  const world = await TabsBrowser.open({ call: () => next(200), message: () => next(400) });
  try {
    await world.signIn(0, "Ada");
    await world.openTab();
    for (const one of steps) {
      if (!(await play(world, one))) continue;
      await world.judge();
      counts.steps += 1;
      counts.byKind[one.kind] = (counts.byKind[one.kind] ?? 0) + 1;
      counts.mostTabs = Math.max(counts.mostTabs, world.tabs.length);
    }
    counts.schedules += 1;
    for (const what of ["logouts", "tabs", "asked"] as const) counts[what] += world.judged[what];
  } finally {
    world.closeAll();
    await world.assembly.close();
  }
};

/** Plays so many schedules; a failing one is made as short as it can be and thrown with its seed. */
export const tabsCounts = async (schedules: number, seed?: number): Promise<TabsCounts> => {
  const counts: TabsCounts = {
    schedules: 0,
    steps: 0,
    mostTabs: 0,
    logouts: 0,
    tabs: 0,
    asked: 0,
    byKind: {},
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 24, size: "max" }),
      fc.array(fc.nat(100), { minLength: 1, maxLength: 30 }),
      (steps, delays) => playSchedule(steps, delays, counts),
    ),
    { numRuns: schedules, ...(seed === undefined ? {} : { seed }) },
  );
  return counts;
};

/**
 * R18: schedules of two to eight tabs of one browser that are opened, duplicated, put to sleep, woken, logged out and
 * switched while tokens run out, calls race and the network comes and goes. Nobody is signed out who did not log
 * out, and a logout is in every tab within a second.
 */
export const tabs = async (schedules = 300): Promise<boolean> => {
  const counts = await tabsCounts(schedules);
  const kinds = Object.entries(counts.byKind).map(([kind, count]) => `${kind} ${count}`);
  console.log(
    `${counts.schedules} schedules, ${counts.steps} steps (${kinds.join(", ")}), up to ${counts.mostTabs} tabs`,
  );
  console.log(
    `${counts.logouts} tabs looked at a second after a logout, ${counts.tabs} tabs judged, ${counts.asked} calls asked: no false logout`,
  );
  return counts.schedules >= schedules && counts.logouts > 0 && counts.mostTabs === 8;
};
