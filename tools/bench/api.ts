import { benchCard } from "./card.ts";
import { load } from "./load.ts";
import { cpuOf, median, type Row } from "./measure.ts";
import { roundTrips } from "./roundTrips.ts";
import { startSite } from "./site.ts";

const rounds = 7;
const requests = { updates: 8000, story: 1500 };
/** With title and credits 30 slides. */
const messages = 28;

/**
 * P9: CPU of the server's process a request. Answering 304 is held against bare Node answering 304; the card against
 * bare Node that reads the same rows with one prepared statement and answers them, once for somebody who has read it
 * since it changed, out of memory, and once for somebody new, from the database, after others have read these slides
 * (0051). P10: round trips.
 */
export const api = async (): Promise<Row[]> => {
  const { server, bare, stop } = await startSite();
  try {
    const card = await benchCard(server, messages);
    const headers = { authorization: `Bearer ${card.bearer}`, cookie: card.cookie };
    const storyUrl = `${server.address}/api/story/${card.id}`;
    const updates = await fetch(`${storyUrl}/updates`, { headers });
    const known = { ...headers, "if-none-match": updates.headers.get("etag") ?? "" };
    const bareStoryUrl = `${bare.address}/story/${card.id}`;
    console.log(
      `the card: ${await sizeOf(storyUrl, headers)} bytes, bare ${await sizeOf(bareStoryUrl)}`,
    );

    // whoever comes with a cookie that was not seen before is answered from the database
    let comers = 0;
    const asNobodyBefore = () => ({ ...headers, cookie: `ff_visitor=comer-${++comers}` });
    const asked = {
      bare304: [bare.pid, requests.updates, `${bare.address}/304`, {}, 304],
      updates: [server.child.pid ?? 0, requests.updates, `${storyUrl}/updates`, known, 304],
      bare304again: [bare.pid, requests.updates, `${bare.address}/304`, {}, 304],
      bareStory: [bare.pid, requests.story, bareStoryUrl, {}, 200],
      story: [server.child.pid ?? 0, requests.story, storyUrl, headers, 200],
      firstStory: [server.child.pid ?? 0, requests.story, storyUrl, asNobodyBefore, 200],
      bareStoryAgain: [bare.pid, requests.story, bareStoryUrl, {}, 200],
    } as const;
    type Name = keyof typeof asked;
    const names = Object.keys(asked) as Name[];
    const figures = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
      Name,
      number[]
    >;
    // the first round warms up
    for (let round = 0; round <= rounds; round++)
      for (const name of names) {
        const [pid, count, url, sent, status] = asked[name];
        const before = cpuOf(pid);
        await load(url, sent, status, count);
        if (round > 0) figures[name].push(((cpuOf(pid) - before) * 1000) / count); // µs a request
      }
    const row = (what: string, baseline: Name, product: Name, most: number): Row => {
      const [b, p] = [median(figures[baseline]), median(figures[product])];
      return { what, baseline: b, product: p, unit: "µs", bar: `≤ ${most}×`, met: p <= b * most };
    };
    return [
      row("bare Node answering 304 against itself (A–A)", "bare304", "bare304again", 1.05),
      row("bare Node with one statement against itself (A–A)", "bareStory", "bareStoryAgain", 1.05),
      row("P9 GET updates answering 304, CPU a request", "bare304", "updates", 4),
      row("P9 GET story with 30 slides, CPU a request", "bareStory", "story", 1.5),
      row("P9 the same for somebody new, after others", "bareStory", "firstStory", 1.5),
      ...(await roundTrips()),
    ];
  } finally {
    await stop();
  }
};

const sizeOf = async (url: string, headers: Record<string, string> = {}): Promise<number> =>
  (await (await fetch(url, { headers })).arrayBuffer()).byteLength;
