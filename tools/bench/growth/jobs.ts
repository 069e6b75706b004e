import { keptObjects, keptReports, plainSecrets, plainSettings } from "#adapters/memory/index.ts";
import { randomIds, systemClock } from "#adapters/node/index.ts";
import { type OpenStore, openStore } from "#adapters/postgres/index.ts";
import { minutes } from "#core/kernel/index.ts";
import { cardSweep } from "#core/service/jobs/abandonedCards.ts";
import { reap } from "#core/service/jobs/reaper.ts";
import { remind } from "#core/service/reminder/reminding.ts";
import { admitAll } from "#core/service/slide/admitting.ts";
import { sentences } from "#specs/fixtures/english.ts";
import { median, type Row } from "../measure.ts";
import type { Site } from "./site.ts";

/** So many rows of each kind have had their time whenever a job is measured. */
const due = 20;

interface Job {
  readonly name: string;
  /** Statements that make rows for the job to find. */
  readonly prepare: readonly string[];
  readonly run: (open: OpenStore) => Promise<unknown>;
}

const partsOf = ({ store }: OpenStore) => ({
  store,
  clock: systemClock,
  ids: randomIds(systemClock),
  translator: sentences,
  secrets: plainSecrets(systemClock),
  settings: { ...plainSettings(), tiers: "off" as const },
  objects: keptObjects(systemClock),
  reporter: keptReports(),
});

const list = `generate_series(1, ${due}) n`;
const past = "now() - interval '100 days'";
const copy = (table: string, fields: string) =>
  `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${fields}))).*
   from ${list}, ${table} t where t.id = (select min(id) from ${table} where id >= '1')`;
const expired = [
  copy("auth_contexts", `'id', 'old' || n, 'expires_on', ${past}`),
  copy("sessions", `'id', 'old' || n, 'refresh_hash', 'old' || n, 'expires_on', ${past}`),
  copy("sessions", `'id', 'ended' || n, 'refresh_hash', 'ended' || n, 'revoked_on', ${past}`),
  copy("mails", `'id', 'old' || n, 'sent_on', ${past}`),
  `insert into allowances (id, version, spent, spent_on, created_on) select 'old' || n, 1, '[]', ${past}, ${past} from ${list}`,
  `insert into requests (id, version, asked, created_on) select 'old' || n, 1, '', ${past} from ${list}`,
  `insert into uploads (id, version, media_type, mime_type, created_on) select 'old' || n, 1, 'image', 'image/jpeg', ${past} from ${list}`,
  `insert into address_changes (id, version, account_id, old_email, new_email, expires_on, created_on)
   select 'old' || n, 1, 'nobody', '', '', ${past}, ${past} from ${list}`,
];

const jobs: readonly Job[] = [
  {
    name: "removing what has had its time",
    prepare: expired,
    run: async (open) => {
      const parts = partsOf(open);
      await reap(parts);
      // its first turn, from the oldest card on: where it is full it looks at as many as it ever does
      await cardSweep({ ...parts, ids: { ...parts.ids, code: () => "000000" } })();
    },
  },
  {
    name: "reminding",
    prepare: [
      `update reminders set remind_on = ${past}, remind_for = '2026-01-01'
       where id in (select id from reminders where id < '1' order by id limit ${due})`,
    ],
    run: (open) => remind(partsOf(open)),
  },
  {
    name: "letting waiting messages in",
    prepare: [
      `update slides set status = 'pending', approved_on = null
       where id in (select id from slides where id < '1' and type = 'text' order by id desc limit ${due})`,
    ],
    run: (open) => admitAll(partsOf(open)),
  },
  {
    name: "looking for mails to send",
    prepare: [copy("mails", "'id', 'due' || n || random(), 'sent_on', null, 'due_on', now()")],
    run: async ({ store }) => {
      await store.nextMailDue();
      for (const mail of await store.claimMails(Date.now() + minutes(1), minutes(5), due))
        await store.commit([{ kind: "remove", table: "mails", match: { id: mail.id } }], []);
    },
  },
];

/** The recurring jobs with the same work to do in both databases, by the process that measures. */
export const jobRows = async (small: Site, large: Site, rounds: number): Promise<Row[]> => {
  // the servers' own jobs must not come between
  for (const site of [small, large]) await site.server.stop();
  const open = [await openStore({ where: small.where }), await openStore({ where: large.where })];
  const rows: Row[] = [];
  try {
    for (const job of jobs) {
      const costs: { cpu: number; time: number }[][] = [[], []];
      for (let round = 0; round <= rounds; round++)
        for (const [at, site] of [small, large].entries()) {
          const cost = await costOf(site, open[at] as OpenStore, job);
          if (round > 0) costs[at]?.push(cost); // the first one warms up
        }
      for (const kind of ["cpu", "time"] as const) {
        const [baseline = Number.NaN, product = Number.NaN] = costs.map((one) =>
          median(one.map((cost) => cost[kind])),
        );
        rows.push({
          what: `P20 ${job.name}, ${kind === "cpu" ? "CPU" : "time"}`,
          baseline,
          product,
          unit: "ms",
          bar: "≤ 1.3×",
          met: product <= 1.3 * baseline,
        });
      }
    }
  } finally {
    for (const one of open) await one.stop();
  }
  return rows;
};

/** Of several runs in a row: one alone is over before the system's clock for CPU has moved. */
const costOf = async (
  { db, databaseCpu }: Site,
  open: OpenStore,
  job: Job,
): Promise<{ cpu: number; time: number }> => {
  const runs = 10;
  let cpu = 0;
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    for (const text of job.prepare) await db.write(text, []);
    const own = process.cpuUsage();
    const before = databaseCpu();
    const since = performance.now();
    await job.run(open);
    times.push(performance.now() - since);
    const { user, system } = process.cpuUsage(own);
    cpu += (user + system) / 1000 + databaseCpu() - before;
  }
  return { cpu: cpu / runs, time: median(times) };
};
