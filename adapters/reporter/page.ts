import { careful, reporterOptions } from "#core/app/index.ts";
import type { AppReporter, ReporterOptions } from "#core/app/ports/index.ts";

declare global {
  /** What a page brings along that reports to a service of the operator's own; none does unless it is put there. */
  var fanfoldReporter: ((options: ReporterOptions) => AppReporter) | undefined;
}

/** Without a service: faults are for whoever looks into the console, events for nobody (OPEN-12). */
const ownConsole: AppReporter = {
  event: () => undefined,
  fault: (error, where, facts) => console.error(where, error, ...(facts ? [facts] : [])),
};

/** The reporter that the page has configured, told what it may keep; it never stands in the app's way (SHELL-44). */
export const pageReporter = (version: string): AppReporter =>
  careful(service(version) ?? ownConsole);

const service = (version: string): AppReporter | undefined => {
  try {
    return globalThis.fanfoldReporter?.(reporterOptions(version));
  } catch (error) {
    ownConsole.fault(error, "reporter");
    return undefined;
  }
};
