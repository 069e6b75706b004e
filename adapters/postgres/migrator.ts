import type { Database } from "./database.ts";
import { migrationNames, readMigration } from "./migrations/index.ts";

/** The lock under which versions until 0.1 migrate, so that one of them and this one never do at the same time. */
const lock = "3853314791062309107";

/**
 * Applies what the database lacks, lower numbers first, all of it or nothing: one transaction under an advisory lock, so
 * that several servers may start at once. A number that came later than its successor is made up for.
 * @param last the migration to end with; the newest without it
 * @throws the database’s own error; then nothing has changed
 */
export const applyMigrations = async (database: Database, last?: string): Promise<void> => {
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    await client.query(`select pg_advisory_xact_lock(${lock})`);
    await client.query(
      `create table if not exists migrations (
        name varchar(255) not null primary key, timestamp varchar(255) not null)`,
    );
    const { rows } = await client.query<{ name: string }>("select name from migrations");
    const applied = new Set(rows.map(({ name }) => name));
    const wanted = last === undefined ? migrationNames : upTo(last);
    for (const name of wanted.filter((one) => !applied.has(one))) {
      await client.query(readMigration(name));
      await client.query("insert into migrations values ($1, now()::text)", [name]);
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};

const upTo = (last: string): readonly string[] => {
  const place = migrationNames.indexOf(last);
  if (place < 0) throw new Error(`There is no migration ${last}.`);
  return migrationNames.slice(0, place + 1);
};
