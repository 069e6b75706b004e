import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort, startServer } from "../server/serverProcess.ts";
import { benchCard } from "./card.ts";
import { load } from "./load.ts";
import { cpuOf, median, type Row } from "./measure.ts";
import { roundTrips } from "./roundTrips.ts";

const rounds = 5;
const requests = 4000;

/** P9: CPU of the server's process a request, against bare Node answering the same bytes; P10: round trips. */
export const api = async (): Promise<Row[]> => {
  const home = await mkdtemp(join(tmpdir(), "fanfold-bench-"));
  const server = await startServer(home);
  try {
    const card = await benchCard(server, 5);
    const headers = { authorization: `Bearer ${card.bearer}`, cookie: card.cookie };
    const storyUrl = `${server.address}/api/story/${card.id}`;
    const story = await fetch(storyUrl, { headers });
    const bytes = join(home, "story.json");
    await writeFile(bytes, Buffer.from(await story.arrayBuffer()));
    const updates = await fetch(`${storyUrl}/updates`, { headers });
    const known = { ...headers, "if-none-match": updates.headers.get("etag") ?? "" };

    const port = await freePort();
    const bare = spawn(process.execPath, [
      fileURLToPath(import.meta.resolve("./bare.ts")),
      String(port),
      bytes,
    ]);
    await once(bare.stdout, "data");
    const bareUrl = `http://127.0.0.1:${port}`;
    const cpu = async (pid: number | undefined, ask: () => Promise<void>) => {
      const before = cpuOf(pid ?? 0);
      await ask();
      return ((cpuOf(pid ?? 0) - before) * 1000) / requests; // µs a request
    };
    const ask304 = () => load(`${storyUrl}/updates`, known, 304, requests);
    const askStory = () => load(storyUrl, headers, 200, requests);
    const bare304 = () => load(`${bareUrl}/304`, {}, 304, requests);
    const bareStory = () => load(`${bareUrl}/story`, {}, 200, requests);
    for (const warm of [ask304, askStory, bare304, bareStory]) await warm();
    const figures: Record<"b304" | "b304again" | "p304" | "bStory" | "pStory", number[]> = {
      b304: [],
      b304again: [],
      p304: [],
      bStory: [],
      pStory: [],
    };
    for (let round = 0; round < rounds; round++) {
      figures.b304.push(await cpu(bare.pid, bare304));
      figures.p304.push(await cpu(server.child.pid, ask304));
      figures.b304again.push(await cpu(bare.pid, bare304));
      figures.bStory.push(await cpu(bare.pid, bareStory));
      figures.pStory.push(await cpu(server.child.pid, askStory));
    }
    bare.kill();
    const m = (key: keyof typeof figures) => median(figures[key]);
    const against = (what: string, b: number, p: number, most: number): Row => ({
      what,
      baseline: b,
      product: p,
      unit: "µs",
      bar: `≤ ${most}×`,
      met: p <= b * most,
    });
    return [
      against("bare Node against itself (A–A)", m("b304"), m("b304again"), 1.05),
      against("P9 GET updates answering 304, CPU a request", m("b304"), m("p304"), 2.5),
      against("P9 GET story with its slides, CPU a request", m("bStory"), m("pStory"), 4),
      ...(await roundTrips()),
    ];
  } finally {
    await server.stop();
    await rm(home, { recursive: true, force: true });
  }
};
