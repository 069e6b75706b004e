import type { Clock } from "#core/kernel/index.ts";

/** Node fires at once, not later, for a timer beyond 2³¹ − 1 ms. */
const longestTimer = 2_147_483_647;

/** The machine's clock. Waiting does not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (span, run) => {
    let timer: NodeJS.Timeout;
    const wait = (left: number): void => {
      const next = Math.min(left, longestTimer);
      timer = setTimeout(() => (left > next ? wait(left - next) : run()), next);
      timer.unref();
    };
    wait(Math.max(0, span));
    return () => clearTimeout(timer);
  },
  every: (span, run) => {
    const timer = setInterval(run, Math.min(span, longestTimer));
    timer.unref();
    return () => clearInterval(timer);
  },
};
