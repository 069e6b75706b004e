import { Database } from "#adapters/postgres/database.ts";
import { people } from "../campaigns/crowd/index.ts";
import { noCounts, round } from "../campaigns/crowd/round.ts";
import { onPostgres } from "../campaigns/crowd/world.ts";
import { median, type Row } from "./measure.ts";

const rounds = 8;

/** R21: how long the last of fifty waits who send to one card at once, beside a plain row lock with as many bare updates. */
export const crowd = async (): Promise<Row[]> => {
  const world = await onPostgres();
  const plain = new Database(world.where);
  try {
    await plain.write("create table bench_row (id int primary key, n int not null)", []);
    await plain.write("insert into bench_row values (1, 0)", []);
    const counts = noCounts();
    const bare: number[] = [];
    for (let n = 0; n < rounds; n++) {
      await round(world, n, people, counts);
      bare.push(await rowLock(plain));
    }
    if (counts.wrong.length > 0) throw new Error(counts.wrong.join("\n"));
    return [
      {
        what: `R21 the last of ${people} to one card`,
        baseline: median(bare),
        product: median(counts.last),
        unit: "ms",
        bar: "none refused",
        met: true,
      },
    ];
  } finally {
    await plain.stop();
    await world.stop();
  }
};

/** As many clients lock one row, change it and commit; answers how long the last of them waited. */
const rowLock = async ({ pool }: Database): Promise<number> => {
  const since = performance.now();
  const one = async () => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      await client.query("select n from bench_row where id = 1 for update");
      await client.query("update bench_row set n = n + 1 where id = 1");
      await client.query("commit");
    } finally {
      client.release();
    }
    return performance.now() - since;
  };
  return Math.max(...(await Promise.all(Array.from({ length: people }, one))));
};
