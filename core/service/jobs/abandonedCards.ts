import { abandonedAfter } from "#core/domain/limits/index.ts";
import { isOwnersAlone, type StoryRecord } from "#core/domain/story/index.ts";
import { type Instant, iso, minutes } from "#core/kernel/index.ts";
import { type JobLog, type PeriodicJob, type Service, startPeriodicJob } from "../context/index.ts";
import { filesOf } from "../media/index.ts";
import type { CardPosition } from "../ports/index.ts";
import { type Removing, removeUnlessTouched } from "./removing.ts";

type Parts = Removing & Pick<Service, "ids">;

/** Cards that are looked at in one turn. */
const batch = 50;
const rhythm = { name: "abandoned cards", atFirst: minutes(1), every: minutes(1) };
/** Rounds begin no closer to each other. */
const betweenRounds = minutes(60);

/** Removes those of the cards that nobody else has got a part in meanwhile, with their files. */
const remove = async (parts: Removing, stories: readonly StoryRecord[]): Promise<void> => {
  for (const story of stories) {
    const bundle = await parts.store.bundle(story.id);
    if (!isOwnersAlone(story, bundle)) continue;
    await removeUnlessTouched(
      parts,
      (work) => {
        work.change("stories", story, {});
        work.remove("stories", { id: story.id });
      },
      filesOf(bundle.media, bundle.slides),
    );
  }
};

/** A position at a random moment between the oldest card that has had its time and now. */
const somewhere = async ({ store, clock, ids }: Parts): Promise<CardPosition | null> => {
  const end = clock.now() - abandonedAfter;
  const { next } = await store.abandonedStories({ before: iso(end), after: null, limit: 1 });
  if (next === null) return null;
  const start = Date.parse(next.last_story_update);
  const part = Number(ids.code()) / 1_000_000;
  return { id: "", last_story_update: iso(start + Math.floor((end - start) * part)) };
};

/**
 * Goes through visitors' old cards, shared ones too, a turn a call, and removes those in which nobody else has a part
 * (F-19). A turn a minute while a round from the oldest to the newest lasts, and a round an hour at most: up to 72,000
 * of them ({@link batch} a minute) each is looked at within a day, so one that has had its time is gone within a day of
 * it; every further 72,000 add a day. A turn costs the same however many there are. Where it is stands in the process:
 * a new one begins somewhere, so that a server that is often started doesn't always look at the same. Any number of
 * servers may do it at once, each by itself.
 */
export const cardSweep = (parts: Parts): (() => Promise<void>) => {
  let isNew = true;
  let after: CardPosition | null = null;
  let began: Instant = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = parts.clock.now();
    if (isNew) after = await somewhere(parts);
    else if (after === null) {
      if (now - began < betweenRounds) return;
      began = now;
    }
    isNew = false;
    const before = iso(now - abandonedAfter);
    const { stories, next } = await parts.store.abandonedStories({ before, after, limit: batch });
    // first: one that cannot be removed keeps no other from being looked at
    after = next;
    await remove(parts, stories);
  };
};

/** Goes through them until it is stopped. */
export const startCardSweep = (
  parts: Parts & Pick<Service, "reporter"> & { readonly jobs?: JobLog },
): PeriodicJob => startPeriodicJob(parts, rhythm, cardSweep(parts));
