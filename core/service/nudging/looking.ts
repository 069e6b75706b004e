import type { StoryRecord } from "#core/domain/story/index.ts";
import { type Instant, iso } from "#core/kernel/index.ts";
import { type Service, UnitOfWork } from "../context/index.ts";
import { Conflict } from "../ports/index.ts";

export type Parts = Pick<
  Service,
  "store" | "ids" | "clock" | "secrets" | "settings" | "translator"
>;
/** One look at one card, at one moment. */
export interface Look extends Parts {
  readonly work: UnitOfWork;
  readonly now: Instant;
  readonly today: string;
}

const batch = 100;

/**
 * Looks at every card whose time has come. What follows from a look is one commit as of the version of the card, which
 * also says when it is looked at next: any number of servers do it once, and whatever happens to the card at the same
 * moment, a message or its being sent, comes first.
 */
export const lookAtCards = async (
  parts: Parts,
  on: "nudge_on" | "note_on",
  look: (at: Look, story: StoryRecord) => Promise<void>,
): Promise<void> => {
  const { store, clock } = parts;
  const seen = new Set<string>();
  for (;;) {
    const due = { [on]: { before: iso(clock.now() + 1) } };
    const cards = await store.list("stories", due, { order: on, limit: batch });
    const others = cards.filter(({ id }) => !seen.has(id));
    for (const card of others) {
      seen.add(card.id);
      const now = clock.now();
      const work = new UnitOfWork();
      await look({ ...parts, work, now, today: iso(now) }, card);
      try {
        await store.commit(work.changes, work.notices);
      } catch (error) {
        // changed, deleted or looked at by another server meanwhile: it comes with the next run
        if (!(error instanceof Conflict)) throw error;
      }
    }
    if (cards.length < batch || others.length === 0) return;
  }
};

/** A moment as it is kept. */
export const kept = (at: Instant | null): string | null => (at === null ? null : iso(at));
