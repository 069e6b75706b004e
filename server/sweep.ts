import { type Clock, minutes } from "#core/kernel/index.ts";
import type { Reporter } from "#core/service/index.ts";

/** A folder in which a killed process may have left something. */
export interface Swept {
  sweep?(): Promise<void>;
}

/**
 * Sweeps every hour. Where others may be writing, what a killed server has just left looks like theirs: it goes within
 * two hours, whether or not there is another start (decision 0096).
 */
export const sweepHourly = (
  places: readonly Swept[],
  { clock, reporter }: { readonly clock: Clock; readonly reporter: Reporter },
): (() => void) =>
  clock.every(minutes(60), () => {
    for (const place of places) place.sweep?.().catch((error) => reporter.fault(error, "sweep"));
  });
