import pg from "pg";
import { clientConfig, type Where } from "../database.ts";

/** A database as it is at one moment, read while others go on writing. */
export interface Snapshot {
  /** The data folder that it belongs to; null where it does not say. */
  readonly owner: string | null;
  /** Names of the migrations that were applied. */
  readonly migrations: readonly string[];
  readonly tables: readonly string[];
  /** A table's rows, each as one line of JSON. */
  rows(table: string): AsyncGenerator<readonly string[]>;
  end(): Promise<void>;
}

const batch = 100;
/** What says whose database it is, and what a restored one makes for itself. */
const own = ["installation", "migrations_lock"];

/** Everything that was acknowledged before this call is in it. */
export const takeSnapshot = async (where: Where): Promise<Snapshot> => {
  const client = new pg.Client(clientConfig(where));
  client.on("error", () => {});
  await client.connect();
  const end = async () => {
    await client.end().catch(() => {});
  };
  try {
    // Spelt the same whatever the server's own settings are.
    await client.query("set timezone to 'UTC'; set extra_float_digits to 1");
    await client.query("begin isolation level repeatable read read only");
    const asked = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = current_schema() order by 1",
    );
    const names = asked.rows.map(({ name }) => name);
    if (!names.includes("migrations")) throw new Error("There are no data of Fanfold in it.");
    const { rows } = await client.query<{ name: string }>("select name from migrations order by 1");
    const owner = names.includes("installation")
      ? (await client.query<{ id: string }>("select id from installation")).rows[0]
      : undefined;
    return {
      owner: owner?.id ?? null,
      migrations: rows.map(({ name }) => name),
      tables: names.filter((name) => !own.includes(name)),
      rows: (table) => read(client, table),
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
};

async function* read(client: pg.Client, table: string): AsyncGenerator<readonly string[]> {
  const name = client.escapeIdentifier(table);
  await client.query(
    `declare each_row no scroll cursor for select to_json(t)::text as row from ${name} t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${batch} from each_row`);
    if (rows.length === 0) break;
    // a value of `json` may have been written with line breaks; JSON has none inside its strings
    yield rows.map(({ row }) => row.replaceAll("\n", " "));
  }
  await client.query("close each_row");
}
