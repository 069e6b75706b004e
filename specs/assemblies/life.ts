import type { Channel, Locks } from "#core/app/index.ts";
import type { Cancel, Clock, Span } from "#core/kernel/index.ts";

/** An end of the channel that is deaf and dumb at times. */
export const hearing = (
  channel: Channel,
  isAwake: () => boolean,
  later: (run: () => void) => void,
): Channel => ({
  post: (message) => {
    if (isAwake()) channel.post(message);
  },
  listen: (hear) =>
    channel.listen((message) => {
      later(() => {
        if (isAwake()) hear(message);
      });
    }),
});

/** Locks that a tab lets go of when it is closed, whatever it was in the middle of. */
export const releasing = (locks: Locks, over: Promise<void>): Locks => ({
  run: (name, job) =>
    new Promise((resolve, reject) => {
      void locks.run(name, () => {
        const mine = job();
        mine.then(resolve, reject);
        return Promise.race([mine.catch(() => undefined), over]);
      });
    }),
});

/** How long a tab lives: until then its clock runs, afterwards nothing that it waited for comes. */
export const lifeOf = (
  clock: Clock,
): { readonly clock: Clock; readonly over: Promise<void>; end(): void } => {
  let tell = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const cancels = new Set<Cancel>();
  let isOver = false;
  const ask = (wait: Clock["after"]) => (span: Span, run: () => void) => {
    const cancel = isOver ? () => undefined : wait(span, run);
    cancels.add(cancel);
    return () => {
      cancels.delete(cancel);
      cancel();
    };
  };
  return {
    clock: { now: () => clock.now(), after: ask(clock.after), every: ask(clock.every) },
    over,
    end: () => {
      isOver = true;
      for (const cancel of cancels) cancel();
      tell();
    },
  };
};
