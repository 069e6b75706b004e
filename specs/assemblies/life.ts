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
export interface Life {
  readonly clock: Clock;
  readonly over: Promise<void>;
  readonly isAsleep: boolean;
  /** What falls due until {@link wake} comes then, once each, as in a tab that its browser has frozen. */
  sleep(): void;
  wake(): void;
  end(): void;
}

export const lifeOf = (clock: Clock): Life => {
  const over = Promise.withResolvers<void>();
  const cancels = new Set<Cancel>();
  const missed = new Set<() => void>();
  let isOver = false;
  let isAsleep = false;
  /** Asks for it once. What falls due while the tab is asleep comes when it wakes. */
  const after = (span: Span, run: () => void): Cancel => {
    const due = () => (isAsleep ? void missed.add(due) : run());
    const cancel = isOver ? () => undefined : clock.after(span, due);
    return ending(cancel, due);
  };
  /** Asks for it again and again; not while the tab is asleep, which may be for weeks. */
  const every = (span: Span, run: () => void): Cancel => {
    let cancel: Cancel = () => undefined;
    const begin = () => {
      if (!isOver) cancel = clock.every(span, due);
    };
    const again = () => {
      begin();
      run();
    };
    const due = () => {
      if (!isAsleep) return run();
      cancel();
      missed.add(again);
    };
    begin();
    return ending(() => cancel(), again);
  };
  const ending = (cancel: Cancel, due: () => void): Cancel => {
    cancels.add(cancel);
    return () => {
      cancels.delete(cancel);
      missed.delete(due);
      cancel();
    };
  };
  const wake = () => {
    isAsleep = false;
    const runs = [...missed];
    missed.clear();
    for (const run of runs) run();
  };
  return {
    clock: { now: () => clock.now(), after, every },
    over: over.promise,
    get isAsleep() {
      return isAsleep;
    },
    sleep: () => {
      isAsleep = true;
    },
    wake,
    end: () => {
      isOver = true;
      missed.clear();
      for (const cancel of cancels) cancel();
      over.resolve();
    },
  };
};
