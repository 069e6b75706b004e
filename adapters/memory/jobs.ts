import { type Cancel, type Clock, minutes } from "#core/kernel/index.ts";
import type { Job, JobName, Jobs, Reporter, Work, Worker } from "#core/service/ports/index.ts";
import type { MemoryStore } from "./store/index.ts";

const tries = 3;
const wait = minutes(1);

/** The queue of longer work in memory, on the stepped clock: the same order, tries and end as the real one. */
export const keptJobs = (
  store: MemoryStore,
  { clock, reporter }: { readonly clock: Clock; readonly reporter: Reporter },
): Jobs => {
  const waiting: Job[] = [];
  const underWay = new Set<string>();
  const workers = new Map<JobName, (of: string) => void>();
  const keyOf = ({ name, of }: Job) => `${name} ${of}`;
  store.hearJobs((job) => {
    if (underWay.has(keyOf(job))) return;
    underWay.add(keyOf(job));
    const take = workers.get(job.name);
    if (take) take(job.of);
    else waiting.push(job);
  });
  const end = (name: JobName, of: string) => underWay.delete(keyOf({ name, of }));

  return {
    work: async (name: JobName, { run, giveUp }: Work): Promise<Worker> => {
      let running: Promise<void> = Promise.resolve();
      let left = 0;
      let stopped = false;
      const timers = new Set<Cancel>();
      const attempt = async (of: string, tried: number): Promise<void> => {
        try {
          if (tried < tries) await run(of);
          else await giveUp(of);
          end(name, of);
        } catch (error) {
          reporter.fault(error, `job ${name}`);
          if (tried >= tries) return void end(name, of);
          const again = tried + 1;
          if (again >= tries) return attempt(of, again);
          const cancel = clock.after(wait, () => {
            timers.delete(cancel);
            take(of, again);
          });
          timers.add(cancel);
        }
      };
      const take = (of: string, tried = 0): void => {
        if (stopped) return;
        left++;
        running = running.then(() => attempt(of, tried)).finally(() => left--);
      };
      workers.set(name, take);
      for (const job of waiting.splice(0)) {
        if (job.name === name) take(job.of);
        else waiting.push(job);
      }
      return {
        idle: async () => {
          while (left > 0) await running;
        },
        stop: async () => {
          stopped = true;
          workers.delete(name);
          for (const cancel of timers) cancel();
          await running;
        },
      };
    },
  };
};
