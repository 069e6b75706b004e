import type { PgBoss } from "pg-boss";
import type { Job, JobName, Jobs, Reporter, Work, Worker } from "#core/service/ports/index.ts";
import type { Database, Where } from "./database.ts";

/** Runs one statement, alone or within a transaction. */
export type Ask = (text: string, values: readonly unknown[]) => Promise<object[]>;

export interface PostgresJobs extends Jobs {
  /** Settles when jobs can be asked for; begun with the first call. */
  ready(): Promise<void>;
  /** Asks for jobs within the transaction of what they follow from. */
  send(jobs: readonly Job[], ask: Ask): Promise<void>;
  /** They are committed: whoever does them here need not wait for the next look. */
  wake(jobs: readonly Job[]): void;
  stop(): Promise<void>;
}

const schema = "jobs";
/** Names of queues; what failed every time goes on to the second. */
const lostOf = (name: JobName) => `${name}-lost`;
const names: readonly JobName[] = ["media"];
const waiting = `select count(*)::int as n from ${schema}.job where name = $1 and state < 'completed'`;
/** How long whoever waits for the queue goes without looking: another server may do the job. */
const lookAgain = () => new Promise<void>((resolve) => setTimeout(resolve, 100).unref());
const queue = {
  // one job of a row waits or is under way, whoever asks again
  policy: "exclusive",
  retryLimit: 2,
  retryDelay: 10,
  // a job whose process died is taken up again
  heartbeatSeconds: 10,
  expireInSeconds: 3600,
  deleteAfterSeconds: 86_400,
} as const;

const begun = async (where: Where, onFault: Reporter["fault"]): Promise<PgBoss> => {
  // loaded with the first job, not before the server answers (P12)
  const { PgBoss: Boss } = await import("pg-boss");
  const place =
    "url" in where
      ? { connectionString: where.url }
      : { host: where.socket, user: "fanfold", database: where.database, password: "" };
  const boss = new Boss({
    ...place,
    application_name: "fanfold jobs",
    max: 2,
    schema,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    schedule: false,
  });
  boss.on("error", (error) => onFault(error, "jobs"));
  await boss.start();
  for (const name of names) {
    await boss.createQueue(lostOf(name), { retryLimit: 3, retryDelay: 60 });
    await boss.createQueue(name, { ...queue, deadLetter: lostOf(name) });
  }
  return boss;
};

/**
 * The queue of longer work on pg-boss, in a schema of its own in the same database. It is started with the first job
 * that is asked for or done. `onFault` hears of jobs that failed and of the queue's own troubles.
 */
export const postgresJobs = (
  database: Database,
  where: Where,
  onFault: Reporter["fault"],
  pollSeconds = 2,
): PostgresJobs => {
  let boss: Promise<PgBoss> | null = null;
  const start = (): Promise<PgBoss> => {
    boss ??= begun(where, onFault);
    boss.catch(() => {
      boss = null;
    });
    return boss;
  };
  const workers = new Map<JobName, () => void>();
  let settled: () => void = () => {};

  return {
    ready: async () => void (await start()),
    send: async (jobs, ask) => {
      const db = {
        executeSql: async (text: string, values: unknown[] = []) => ({
          rows: await ask(text, values),
        }),
      };
      const queues = await start();
      for (const { name, of } of jobs) await queues.send(name, { of }, { db, singletonKey: of });
    },
    wake: (jobs) => {
      for (const { name } of jobs) workers.get(name)?.();
    },
    work: async (name, { run, giveUp }: Work): Promise<Worker> => {
      const queues = await start();
      const one = async (of: string, does: (of: string) => Promise<void>): Promise<void> => {
        try {
          await does(of);
        } catch (error) {
          onFault(error, `job ${name}`);
          throw error;
        } finally {
          settled();
        }
      };
      const options = { batchSize: 1, pollingIntervalSeconds: pollSeconds } as const;
      const ids = [
        await queues.work<{ of: string }>(name, options, async ([job]) => {
          if (job) await one(job.data.of, run);
        }),
        await queues.work<{ of: string }>(lostOf(name), options, async ([job]) => {
          if (job) await one(job.data.of, giveUp);
        }),
      ];
      const look = () => {
        for (const id of ids) queues.notifyWorker(id);
      };
      workers.set(name, look);
      const left = async (): Promise<number> =>
        (await database.read<{ n: number }>(waiting, [name]))[0]?.n ?? 0;
      return {
        idle: async () => {
          while ((await left()) > 0) {
            const next = new Promise<void>((resolve) => {
              settled = resolve;
            });
            look();
            await Promise.race([next, lookAgain()]);
          }
        },
        stop: async () => {
          workers.delete(name);
          await queues.offWork(name, { wait: true });
          await queues.offWork(lostOf(name), { wait: true });
        },
      };
    },
    stop: async () => {
      const queues = await boss?.catch(() => null);
      await queues?.stop({ graceful: true, timeout: 5000 });
    },
  };
};
