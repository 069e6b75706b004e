/** Milliseconds since 1970, UTC. */
export type Instant = number;
/** A span in milliseconds. */
export type Span = number;

export const seconds = (n: number): Span => n * 1000;
export const minutes = (n: number): Span => n * 60_000;
export const hours = (n: number): Span => n * 3_600_000;
export const days = (n: number): Span => n * 86_400_000;

/** Stops what was asked of the clock; calling it twice is harmless. */
export type Cancel = () => void;

/** All waiting goes through this port, so that tests step a year in a moment. */
export interface Clock {
  now(): Instant;
  after(span: Span, run: () => void): Cancel;
  every(span: Span, run: () => void): Cancel;
}

/** A promise that is kept after `span`; for code that waits in line. */
export const pause = (clock: Clock, span: Span): Promise<void> =>
  new Promise((resolve) => clock.after(span, resolve));

/** ISO 8601 as the specification's dates are written on the wire (OPEN-08). */
export const iso = (at: Instant): string => {
  if (at !== spelt) {
    spelling = new Date(at).toISOString();
    spelt = at;
  }
  return spelling;
};
/** What was spelt last: a call spells its own moment several times. */
let spelt: Instant = 0;
let spelling = new Date(spelt).toISOString();
