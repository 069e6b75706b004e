import { Agent, request } from "node:http";
import { add, aStory } from "#specs/contracts/records.ts";
import { benchCard } from "./card.ts";
import { cpuOf, median, type Row } from "./measure.ts";
import { startSite } from "./site.ts";
import { streamed } from "./streaming.ts";

const clients = 1000;
/** Seconds between two polls of a client, and how long a round lasts. */
const paces = [
  { every: 5, lasts: 10 },
  { every: 30, lasts: 15 },
];
const rounds = 5;
/** Seconds between polls where no stream is to be had, and how long streams are open beside it: three beats. */
const pace = 5;
const streamLasts = 80;

interface Poll {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Everybody polls on a connection of their own, at moments of their own; answers how long each answer took, in ms. */
const poll = async (polls: readonly Poll[], every: number, lasts: number): Promise<number[]> => {
  const took: number[] = [];
  const end = performance.now() + lasts * 1000;
  const one = async ({ url, headers }: Poll): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let wait = Math.random() * every; ; wait = every * (0.9 + Math.random() * 0.2)) {
      if (performance.now() + wait * 1000 > end) break;
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      const since = performance.now();
      await ask(agent, url, headers);
      took.push(performance.now() - since);
    }
    agent.destroy();
  };
  await Promise.all(polls.map(one));
  return took;
};

const ask = (agent: Agent, url: string, headers: Poll["headers"], status = 304): Promise<string> =>
  new Promise((resolve, reject) => {
    const asking = request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () =>
        answer.statusCode === status
          ? resolve(String(answer.headers.etag))
          : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    });
    asking.on("error", reject);
    asking.end();
  });

const p99Of = (took: number[]): number =>
  took.sort((x, y) => x - y)[Math.floor(took.length * 0.99)] ?? Number.NaN;

/**
 * P11: a thousand clients poll a card each that does not change, against as many who ask bare Node; and as many who
 * hold a live stream open instead.
 */
export const polling = async (): Promise<Row[]> => {
  const { server, bare, database, stop } = await startSite();
  try {
    const { id, bearer, cookie } = await benchCard(server, 0);
    const own = await database.open.store.find("stories", id);
    const owner_account_id = own?.owner_account_id ?? null;
    const cards = Array.from({ length: clients }, () => aStory({ owner_account_id }));
    await database.open.store.commit(add("stories", ...cards), []);
    const headers = { authorization: `Bearer ${bearer}`, cookie };
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const ours = await Promise.all(
      cards.map(async (card): Promise<Poll> => {
        const url = `${server.address}/api/story/${card.id}/updates`;
        const etag = await ask(agent, url, headers, 200);
        return { url, headers: { ...headers, "if-none-match": etag } };
      }),
    );
    agent.destroy();
    const theirs = cards.map((): Poll => ({ url: `${bare.address}/304`, headers: {} }));
    const rows: Row[] = [];
    const costs = new Map<number, number>();
    for (const { every, lasts } of paces) {
      const cpu: Record<"bare" | "product", number[]> = { bare: [], product: [] };
      const took: Record<"bare" | "product", number[]> = { bare: [], product: [] };
      for (let round = 0; round < rounds; round++) {
        const measure = async (who: "bare" | "product", pid: number, polls: readonly Poll[]) => {
          const before = cpuOf(pid);
          const times = await poll(polls, every, lasts);
          cpu[who].push(((cpuOf(pid) - before) * 1000) / times.length);
          took[who].push(...times);
        };
        await measure("bare", bare.pid, theirs);
        await measure("product", server.child.pid ?? 0, ours);
      }
      const [b, p] = [median(cpu.bare), median(cpu.product)];
      const p99 = p99Of(took.product);
      costs.set(every, p);
      const who = `P11 ${clients} clients polling every ${every} s`;
      rows.push(
        {
          what: `${who}, CPU a poll`,
          baseline: b,
          product: p,
          unit: "µs",
          bar: "≤ 3×",
          met: p <= 3 * b,
        },
        {
          what: `${who}, p99`,
          baseline: p99Of(took.bare),
          product: p99,
          unit: "ms",
          bar: "≤ 20 ms",
          met: p99 <= 20,
        },
      );
    }
    // a minute of one client: what twelve polls cost, beside a line that says nothing but its beats
    const minutely = (60 / pace) * (costs.get(pace) ?? Number.NaN);
    const urls = cards.map((card) => `${server.address}/api/live/${card.id}`);
    const line = await streamed(server.child.pid ?? 0, urls, headers, streamLasts);
    const streaming = (line.cpu * 1000 * (60 / streamLasts)) / clients;
    return [
      ...rows,
      {
        what: `${clients} live streams beside polling every ${pace} s, CPU a client and minute`,
        baseline: minutely,
        product: streaming,
        unit: "µs",
        bar: "≤ 1×",
        met: streaming <= minutely,
      },
      {
        what: `${clients} live streams, memory of each`,
        baseline: Number.NaN,
        product: line.memory,
        unit: "KiB",
        bar: "≤ 128 KiB",
        met: line.memory <= 128,
      },
    ];
  } finally {
    await stop();
  }
};
