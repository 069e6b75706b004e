import { cpuOf, median, type Row } from "../measure.ts";
import { type BusyCall, busyCalls } from "./calls.ts";
import { jobRows } from "./jobs.ts";
import { largeScans, scansOf } from "./scans.ts";
import { openSite, type Site } from "./site.ts";

const few = 100;
const many = Number(process.env.GROWTH_CARDS ?? 100_000);
const rounds = 5;
const asks = Number(process.env.GROWTH_ASKS ?? 100);
/** P20. */
const most = 1.3;
const mostOfHome = 2;

interface Cost {
  /** ms of server and database a call. */
  readonly cpu: number;
  /** ms until the answer. */
  readonly time: number;
}

const costOf = async (site: Site, call: BusyCall, asked = asks): Promise<Cost> => {
  const count = Math.min(asked, call.most ?? asked);
  await call.prepare?.(site, count);
  const used = () => cpuOf(site.server.child.pid ?? 0) + site.databaseCpu();
  const before = used();
  const times: number[] = [];
  for (let n = 0; n < count; n++) {
    const since = performance.now();
    await call.ask(site, n);
    times.push(performance.now() - since);
  }
  return { cpu: (used() - before) / count, time: median(times) };
};

const medianOf = (costs: readonly Cost[]): Cost => ({
  cpu: median(costs.map(({ cpu }) => cpu)),
  time: median(costs.map(({ time }) => time)),
});
const sum = (costs: readonly Cost[]): Cost => ({
  cpu: costs.reduce((all, { cpu }) => all + cpu, 0),
  time: costs.reduce((all, { time }) => all + time, 0),
});

const against = (what: string, baseline: Cost, product: Cost, bar: number): Row[] =>
  (["cpu", "time"] as const).map((of) => ({
    what: `${what}, ${of === "cpu" ? "CPU" : "time"}`,
    baseline: baseline[of],
    product: product[of],
    unit: "ms",
    bar: `≤ ${bar}×`,
    met: product[of] <= bar * baseline[of],
  }));

/** P20: the busiest calls and the recurring jobs with a hundred cards and with a hundred thousand. */
export const growth = async (): Promise<Row[]> => {
  const small = await openSite(few);
  const large = await openSite(many).catch(async (error: unknown) => {
    await small.stop();
    throw error;
  });
  try {
    const scans = await scansOf(large.db);
    const costs = await costsOfCalls(small, large);
    const rows = costs.flatMap(({ call, base, product }) =>
      against(`P20 ${call.name}`, base, product, most),
    );
    rows.push(...(await homeRows(large)));
    rows.push(...(await jobRows(small, large, rounds)));
    const scanned = await largeScans(large.db, scans);
    return [
      ...against(
        "P20 the small database against itself (A–A)",
        sum(costs.map(({ base }) => base)),
        sum(costs.map(({ again }) => again)),
        1.05,
      ),
      ...rows,
      {
        what: `P20 large tables read from end to end${scanned.length > 0 ? `: ${scanned.join(", ")}` : ""}`,
        baseline: Number.NaN,
        product: scanned.length,
        unit: "",
        bar: "0",
        met: scanned.length === 0,
      },
    ];
  } finally {
    await large.stop();
    await small.stop();
  }
};

interface Compared {
  readonly call: BusyCall;
  readonly base: Cost;
  readonly product: Cost;
  /** Of the small database once more. */
  readonly again: Cost;
}

/**
 * Each call once a round, so that the rounds of one lie seconds apart: what a server does beside its answers, if it
 * takes longer than a few rounds, would otherwise be the cost of whichever call it met.
 */
const costsOfCalls = async (small: Site, large: Site): Promise<readonly Compared[]> => {
  const measured = busyCalls.map((call) => ({
    call,
    base: [] as Cost[],
    product: [] as Cost[],
    again: [] as Cost[],
  }));
  for (let round = 0; round <= rounds; round++) {
    for (const { owner, collector } of [small, large])
      for (const person of [owner, collector]) await person.renew();
    for (const { call, base, product, again } of measured) {
      const costs = [
        await costOf(small, call),
        await costOf(large, call),
        await costOf(small, call),
      ] as const;
      if (round === 0) continue; // warms up
      base.push(costs[0]);
      product.push(costs[1]);
      again.push(costs[2]);
    }
  }
  return measured.map(({ call, base, product, again }) => ({
    call,
    base: medianOf(base),
    product: medianOf(product),
    again: medianOf(again),
  }));
};

/** Home as its page asks for it, with twenty own cards and with two thousand, in the same database. */
const homeRows = async (site: Site): Promise<Row[]> => {
  const firstPage = (who: "owner" | "collector"): BusyCall => ({
    name: `home of ${who}`,
    ask: (at) => at[who].ask("GET", "/roles?limit=24"),
  });
  const costs: Record<"owner" | "collector", Cost[]> = { owner: [], collector: [] };
  for (let round = 0; round <= rounds; round++)
    for (const who of ["owner", "collector"] as const) {
      const cost = await costOf(site, firstPage(who), 40);
      if (round > 0) costs[who].push(cost); // the first one warms up
    }
  return against(
    "P20 home with 2,000 own cards, against 20",
    medianOf(costs.owner),
    medianOf(costs.collector),
    mostOfHome,
  );
};
