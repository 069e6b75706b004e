import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { Database } from "#adapters/postgres/database.ts";
import { openStore } from "#adapters/postgres/index.ts";
import { type TestDatabase, testDatabase } from "#adapters/postgres/testing.ts";
import { cardSweep } from "#core/service/jobs/abandonedCards.ts";
import { reap } from "#core/service/jobs/reaper.ts";
import { checkPayments } from "#core/service/payment/index.ts";
import { tables } from "#core/service/ports/index.ts";
import { remind } from "#core/service/reminder/reminding.ts";
import { admitAll } from "#core/service/slide/admitting.ts";
import { makeService } from "../fixtures/service.ts";
import { playStory } from "./index.ts";
import { onServer } from "./server.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
  // goes through a table only where nothing else is possible, however small the table is
  vi.stubEnv("PGOPTIONS", "-c enable_seqscan=off");
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await base.stop();
});

interface Reads {
  readonly name: string;
  readonly scanned: number;
  readonly looked: number;
}
/** Rows of each table that were read from end to end, and how often rows of it were looked up. */
const reads = async (): Promise<readonly Reads[]> => {
  const database = new Database(base.where, { connections: 1 });
  try {
    return await database.read<Reads>(
      `select relname as name, seq_tup_read as scanned, coalesce(idx_scan, 0) as looked
        from pg_stat_user_tables order by relname`,
      [],
    );
  } finally {
    await database.stop();
  }
};

it("[P20] a commit finds its rows by their keys, however many the database expects", async () => {
  const database = new Database(base.where, { connections: 1 });
  const [commit] = await database.read<{ settings: readonly string[] }>(
    "select proconfig as settings from pg_proc where proname = 'fanfold_commit'",
    [],
  );
  await database.stop();
  // a migration that writes the function anew has to say so again
  expect(commit?.settings).toEqual([
    "enable_seqscan=off",
    "enable_hashjoin=off",
    "enable_mergejoin=off",
  ]);
});

const sweepCards = (parts: Parameters<typeof cardSweep>[0]) => cardSweep(parts)();
const jobs = { reap, sweepCards, remind, admitAll, checkPayments };

it("[P20] no call and no recurring job reads a table from end to end", async () => {
  const open = await openStore({ where: base.where });
  const { outbox, ...service } = makeService();
  await outbox.stop();
  // the connections tell what they read when they end
  const stop = async () => {
    for (const job of Object.values(jobs)) await job({ ...service, store: open.store });
    await open.stop();
  };
  await onServer(playStory, new Map(), Promise.resolve({ open, stop }));
  const told = await reads();
  const own = told.filter(({ name }) => tables.some((table) => table === name));
  expect(own).toHaveLength(tables.length);
  expect(own.filter(({ scanned }) => scanned > 0)).toEqual([]);
  // the books are written by calls, and read by the operator
  const read = own.filter(({ name }) => name !== "transfers");
  expect(read.filter(({ looked }) => looked === 0)).toEqual([]);
}, 60_000);
