/** Facts beside an event or a fault; never tokens, codes or addresses. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** Where events and faults of the app are told (OPEN-12). */
export interface AppReporter {
  event(name: string, facts?: Facts): void;
  /** `facts.type` is the tag that an error boundary gives it (SHELL-42). */
  fault(error: unknown, where: string, facts?: Facts): void;
}

/** What a reporting service is told once. Shares of sessions from 0 to 1 (CONST-02). */
export interface ReporterOptions {
  readonly version: string;
  readonly replays: number;
  readonly replaysOnError: number;
}
