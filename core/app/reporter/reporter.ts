import type { AppReporter, ReporterOptions } from "../ports/index.ts";

/** What a reporting service is told when it is set up (CONST-02). */
export const reporterOptions = (version: string): ReporterOptions => ({
  version,
  replays: 0.2,
  replaysOnError: 1,
});

/** The tag that an error is reported under (SHELL-42): its own name. */
export const errorType = (error: unknown): string =>
  error instanceof Error ? error.name : "Unknown";

/** Faults of the browser or of leaving a page, not of the product (SHELL-44). */
const ignored = /^(SecurityError|AbortError)$/;

const isIgnored = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "name" in error && ignored.test(`${error.name}`);

/** A service for reports that never stands in the app's way: it may throw, and it never hears of noise. */
export const careful = (service: AppReporter): AppReporter => {
  const tell = (report: () => void) => {
    try {
      report();
    } catch {
      // SHELL-44: the app works fully without it
    }
  };
  return {
    event: (name, facts) => tell(() => service.event(name, facts)),
    fault: (error, where, facts) => {
      if (!isIgnored(error)) tell(() => service.fault(error, where, facts));
    },
  };
};
