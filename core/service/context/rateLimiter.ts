import {
  type LimitName,
  type LockName,
  limits,
  overLimit,
  type Spent,
  spend,
  waitFor,
} from "#core/domain/limits/index.ts";
import type { Clock, Refused } from "#core/kernel/index.ts";

/** One of a limit’s pots: of whom, in a text that nobody else’s has. */
interface KeptPot {
  readonly limit: Exclude<LimitName, LockName>;
  readonly of: string;
}

/** Counts calls that write nothing, in the memory of one process (decision 0028). */
export interface RateLimiter {
  /** Counts one in each of the pots, or refuses with the first that has none left; what is refused costs nothing. */
  take(pots: readonly KeptPot[]): Refused<"limited"> | null;
}

/** How many pots are kept; beyond it, those that were used longest ago are forgotten. */
const mostPots = 50_000;

interface Count {
  readonly limit: KeptPot["limit"];
  readonly spent: readonly Spent[];
}

/**
 * One for the life of a process. A row of the database for each search would make readers wait for writes, and those of
 * one network for each other; several servers behind one address allow so much each.
 */
export const rateLimiter = (clock: Pick<Clock, "now">, most = mostPots): RateLimiter => {
  /** By limit and of whom, the one used longest ago first. */
  const counts = new Map<string, Count>();
  const isOver = ({ limit, spent }: Count): boolean => {
    const last = spent.at(-1);
    return !last || Date.parse(last.at) + limits[limit].span <= clock.now();
  };
  const trim = () => {
    for (const [name, count] of counts) {
      if (counts.size <= most && !isOver(count)) return;
      counts.delete(name);
    }
  };
  return {
    take: (pots) => {
      const now = clock.now();
      const spent: [name: string, count: Count][] = [];
      for (const { limit, of } of pots) {
        const name = `${limit}:${of}`;
        const before = counts.get(name)?.spent ?? [];
        const after = spend(before, limits[limit], now);
        if (after === null) return overLimit(limit, waitFor(before, limits[limit], now));
        spent.push([name, { limit, spent: after }]);
      }
      for (const [name, count] of spent) {
        counts.delete(name);
        counts.set(name, count);
      }
      trim();
      return null;
    },
  };
};
