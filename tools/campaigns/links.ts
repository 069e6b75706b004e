import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plainSettings } from "#adapters/memory/index.ts";
import { keyedSecrets, randomIds, secretIn, systemClock } from "#adapters/node/index.ts";
import { openStore, runningEmbedded } from "#adapters/postgres/index.ts";
import { type Store, tables } from "#core/service/index.ts";
import { remind as remindThem } from "#core/service/reminder/reminding.ts";
import { sentences } from "#specs/fixtures/english.ts";
import { startServer } from "#specs/support/serverProcess.ts";
import { everyMail } from "./mailed.ts";
import type { Site } from "./person.ts";

/** What visiting the links of mails came to (R11). */
export interface Visits {
  /** Visits of each method. */
  readonly made: { HEAD: number; GET: number };
  readonly kinds: string[];
  readonly rows: number;
  readonly statuses: Map<number, number>;
  readonly followed: string[];
  readonly wrong: string[];
}

/** Who comes by before the person does: a browser, the preview of a chat, a scanner of mails. */
const visitors = [
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "Mozilla/5.0 (compatible; MailScanner/5.4; link protection)",
] as const;

const everything = async (store: Store): Promise<string[]> => {
  const rows = await Promise.all(tables.map((table) => store.list(table, {})));
  return rows.flatMap((list, at) => list.map((row) => `${tables[at]} ${JSON.stringify(row)}`));
};

/** Visits each link with HEAD and GET, three times each, compares all that is stored, and only then follows it. */
export const visit = async (site: Site): Promise<Visits> => {
  const mailed = await everyMail(site);
  await site.idle();
  const before = await everything(site.store);
  const visits: Visits = {
    made: { HEAD: 0, GET: 0 },
    kinds: mailed.map(({ kind }) => kind),
    rows: before.length,
    statuses: new Map(),
    followed: [],
    wrong: [],
  };
  for (const { kind, path } of mailed)
    for (const method of ["HEAD", "GET"] as const)
      for (const agent of visitors) {
        const answer = await site.fetch(
          new Request(`${site.address}${path}`, {
            method,
            headers: { "user-agent": agent, accept: "text/html" },
            redirect: "manual",
          }),
        );
        await answer.arrayBuffer();
        visits.made[method]++;
        visits.statuses.set(answer.status, (visits.statuses.get(answer.status) ?? 0) + 1);
        if (answer.status >= 400) visits.wrong.push(`${method} of ${kind}: ${answer.status}`);
        if (answer.headers.has("set-cookie"))
          visits.wrong.push(`${method} of ${kind} set a cookie`);
      }
  await site.idle();
  const after = new Set(await everything(site.store));
  for (const row of before) if (!after.has(row)) visits.wrong.push(`changed: ${row.slice(0, 60)}`);
  if (after.size !== before.length)
    visits.wrong.push(`${after.size} rows after, ${before.length} before`);
  for (const { kind, follow } of mailed)
    await follow().then(
      () => visits.followed.push(kind),
      (error: Error) => visits.wrong.push(`${kind} does not work any more: ${error.message}`),
    );
  return visits;
};

/** `npm run campaign -- links`: R11, at a real server with its own database. */
export const links = async (): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), "fanfold-links-"));
  const server = await startServer(folder, { TRUSTED_PROXIES: "1" });
  try {
    const where = await runningEmbedded(folder);
    if (where === null) throw new Error("The server has no database of its own.");
    const { store, stop } = await openStore({ where });
    try {
      const idle = async () => {
        while ((await store.nextMailDue()) !== null)
          await new Promise((resolve) => setTimeout(resolve, 20));
      };
      const { address } = server;
      const secrets = keyedSecrets(await secretIn(folder), systemClock);
      // as another server of the same site would
      const remind = () =>
        remindThem({
          store,
          clock: systemClock,
          ids: randomIds(systemClock),
          translator: sentences,
          secrets,
          settings: { ...plainSettings(), address },
        });
      return report(await visit({ address, fetch, store, words: (mail) => mail, idle, remind }));
    } finally {
      await stop();
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

const report = ({ made, kinds, rows, statuses, followed, wrong }: Visits): boolean => {
  console.log(
    [
      `R11 mailed links: ${kinds.length} kinds, ${made.HEAD} HEAD and ${made.GET} GET (3 each)`,
      `  ${kinds.join(", ")}`,
      `  answers ${[...statuses].map(([status, times]) => `${status} × ${times}`).join(", ")}; ${rows} rows compared; ${followed.length} of ${kinds.length} links work afterwards`,
      ...wrong.slice(0, 10).map((what) => `  wrong: ${what}`),
    ].join("\n"),
  );
  return wrong.length === 0 && kinds.length >= 15 && made.HEAD === kinds.length * 3;
};
