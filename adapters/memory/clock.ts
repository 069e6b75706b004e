import type { Cancel, Clock, Instant, Span } from "#core/kernel/index.ts";

/** A clock that stands still until a test steps it, so that a year passes in a moment. */
export interface SteppedClock extends Clock {
  /**
   * Moves time on by `span` ms. What falls due runs in the order it was due, each at its own instant,
   * and what that asks for in turn runs too when it is due within the span. A thrower does not hold
   * up the others: its error is thrown once the step is over.
   */
  step(span: Span): void;
  /** Like `step`, but lets promises settle after each thing that ran, so that waiters can wait again. */
  pass(span: Span): Promise<void>;
  /** How many things wait; a test that leaves none behind can say so. */
  readonly waiting: number;
}

interface Waiter {
  at: Instant;
  /** Breaks ties: what was asked for first runs first. */
  order: number;
  readonly again: Span | null;
  readonly run: () => void;
}

/** Node and browsers never repeat faster than this; without it `every(0)` would hold a step for ever. */
const shortestRepeat = 1;
/** Rounds of the microtask queue that `pass` grants between two waiters. */
const settleRounds = 20;

/** Starts at `start` (ms since 1970), by default on 1 March 2026 at noon UTC: no daylight-saving change near. */
export const steppedClock = (start: Instant = Date.UTC(2026, 2, 1, 12)): SteppedClock => {
  const waiters = new Set<Waiter>();
  let time = start;
  let asked = 0;

  const add = (span: Span, again: Span | null, run: () => void): Cancel => {
    const waiter: Waiter = {
      at: time + Math.max(0, span),
      order: asked++,
      again,
      run,
    };
    waiters.add(waiter);
    return () => void waiters.delete(waiter);
  };

  const nextUntil = (end: Instant): Waiter | undefined => {
    let first: Waiter | undefined;
    for (const w of waiters)
      if (
        w.at <= end &&
        (!first || w.at < first.at || (w.at === first.at && w.order < first.order))
      )
        first = w;
    return first;
  };

  const runOne = (waiter: Waiter): void => {
    time = Math.max(time, waiter.at);
    if (waiter.again === null) waiters.delete(waiter);
    else {
      waiter.at += waiter.again;
      waiter.order = asked++;
    }
    waiter.run();
  };

  /** Runs everything due until `end`; yields after each, so that the caller may let promises settle. */
  function* due(end: Instant): Generator<void> {
    const errors: unknown[] = [];
    for (let w = nextUntil(end); w; w = nextUntil(end)) {
      try {
        runOne(w);
      } catch (error) {
        errors.push(error);
      }
      yield;
    }
    time = Math.max(time, end);
    if (errors.length === 1) throw errors[0];
    if (errors.length > 1) throw new AggregateError(errors, "Several waiters threw in one step.");
  }

  return {
    now: () => time,
    after: (span, run) => add(span, null, run),
    every: (span, run) => {
      const again = Math.max(shortestRepeat, span);
      return add(again, again, run);
    },
    step: (span) => {
      for (const _ of due(time + span));
    },
    pass: async (span) => {
      const end = time + span;
      const settle = async () => {
        for (let i = 0; i < settleRounds; i++) await Promise.resolve();
      };
      await settle();
      for (const _ of due(end)) await settle();
    },
    get waiting() {
      return waiters.size;
    },
  };
};
