import type { Channel, Locks, TabMessage } from "#core/app/ports/index.ts";

/** The tabs of one browser: each gets its own end, and hears what the others post. */
export const tabs = (): { channel(): Channel; locks: Locks } => {
  const ends = new Set<Set<(message: TabMessage) => void>>();
  const queues = new Map<string, Promise<unknown>>();
  return {
    channel: () => {
      const own = new Set<(message: TabMessage) => void>();
      ends.add(own);
      return {
        post: (message) => {
          for (const end of ends) if (end !== own) for (const hear of [...end]) hear(message);
        },
        listen: (hear) => {
          own.add(hear);
          return () => own.delete(hear);
        },
      };
    },
    locks: {
      run: (name, job) => {
        const before = queues.get(name) ?? Promise.resolve();
        const run = before.then(job, job);
        queues.set(name, run.then(nothing, nothing));
        return run;
      },
    },
  };
};
const nothing = () => undefined;
