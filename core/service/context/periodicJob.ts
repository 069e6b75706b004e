import type { Cancel, Instant, Span } from "#core/kernel/index.ts";
import type { Service } from "./context.ts";

/** The last run of one job. */
export interface JobRun {
  readonly name: string;
  /** How often it is done, in ms. */
  readonly every: Span;
  /** When it was begun last and how long it took; null while it has not run yet. */
  readonly began: Instant | null;
  readonly took: Span | null;
  readonly failed: boolean;
}

/** The last run of each job of this server, for the operator. */
export interface JobLog {
  runs(): readonly JobRun[];
  write(run: JobRun): void;
}

export const jobLog = (): JobLog => {
  const runs = new Map<string, JobRun>();
  return { runs: () => [...runs.values()], write: (run) => void runs.set(run.name, run) };
};

/** Something that a server does again and again beside answering. */
export interface PeriodicJob {
  /** Begins no more; settles when what was begun is done. */
  stop(): Promise<void>;
}

export interface Schedule {
  /** What it is called where a fault of it is told. */
  readonly name: string;
  readonly atFirst: Span;
  readonly every: Span;
}

/** Does it in its rhythm until it is stopped, never twice at once; a fault is reported and the next time tries again. */
export const startPeriodicJob = (
  { clock, reporter, jobs }: Pick<Service, "clock" | "reporter"> & { readonly jobs?: JobLog },
  { name, atFirst, every }: Schedule,
  job: () => Promise<void>,
): PeriodicJob => {
  const note = (began: Instant | null, took: Span | null, failed: boolean) =>
    jobs?.write({ name, every, began, took, failed });
  note(null, null, false);
  let running: Promise<void> | null = null;
  const run = () => {
    if (running) return;
    const began = clock.now();
    let failed = false;
    running = job()
      .catch((error: unknown) => {
        failed = true;
        reporter.fault(error, name);
      })
      .finally(() => {
        running = null;
        note(began, clock.now() - began, failed);
      });
  };
  const waits: Cancel[] = [clock.after(atFirst, run), clock.every(every, run)];
  return {
    stop: async () => {
      for (const cancel of waits) cancel();
      await running;
    },
  };
};
