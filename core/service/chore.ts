import type { Cancel, Span } from "#core/kernel/index.ts";
import type { Service } from "./context.ts";

/** Something that a server does again and again beside answering. */
export interface Chore {
  /** Begins no more; settles when what was begun is done. */
  stop(): Promise<void>;
}

export interface Rhythm {
  /** What it is called where a fault of it is told. */
  readonly name: string;
  readonly atFirst: Span;
  readonly every: Span;
}

/** Does it in its rhythm until it is stopped, never twice at once; a fault is reported and the next time tries again. */
export const startChore = (
  { clock, reporter }: Pick<Service, "clock" | "reporter">,
  { name, atFirst, every }: Rhythm,
  job: () => Promise<void>,
): Chore => {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= job()
      .catch((error: unknown) => reporter.fault(error, name))
      .finally(() => {
        running = null;
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
