import type { Database } from "#adapters/postgres/database.ts";

/** Rows of each table that were read by going through it from end to end, so far. */
export type Scans = ReadonlyMap<string, number>;

/** A table is large from so many rows on; the database may go through a smaller one as it likes. */
const large = 5000;

/** So far, what was done long before included: connections tell their counts when they were idle for ten seconds. */
export const scansOf = async (db: Database): Promise<Scans> => {
  await new Promise((resolve) => setTimeout(resolve, 11_000));
  const tables = await db.read<{ name: string; scans: number }>(
    "select relname as name, seq_scan as scans from pg_stat_user_tables where n_live_tup >= $1",
    [large],
  );
  return new Map(tables.map(({ name, scans }) => [name, scans]));
};

/** Tables that were gone through since, each with how often. */
export const largeScans = async (db: Database, since: Scans): Promise<readonly string[]> => {
  const now = await scansOf(db);
  return [...now].flatMap(([name, scans]) => {
    const times = scans - (since.get(name) ?? scans);
    return times > 0 ? [`${name} ${times} times`] : [];
  });
};
