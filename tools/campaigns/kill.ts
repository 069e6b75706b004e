import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openStore } from "#adapters/postgres/index.ts";

const kinds = ["server", "database", "both"] as const;
type Kind = (typeof kinds)[number];
/** Ready again within this many ms (R4). */
const bar = 3000;

interface Counts {
  killed: Record<Kind, number>;
  acknowledged: number;
  lost: string[];
  /** Cards whose version says another number of rows than there are: half a commit. */
  torn: string[];
  /** Times in ms until the first write after a kill was acknowledged. */
  back: number[];
}

/**
 * R4: kills the writing process, its database, or both with -9 while they write, again and again in one data
 * folder, and counts what had been acknowledged and is not there.
 */
export const kill = async (rounds = 100): Promise<boolean> => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), "fanfold-kill-"));
  fs.chmodSync(home, 0o755);
  const data = path.join(home, "data");
  const counts: Counts = {
    killed: { server: 0, database: 0, both: 0 },
    acknowledged: 0,
    lost: [],
    torn: [],
    back: [],
  };
  try {
    const acks = new Set<string>();
    let since: number | null = null;
    for (let round = 0; round < rounds; round++)
      since = await oneRound(data, round, kinds[round % kinds.length] as Kind, since, acks, counts);
    await verify(data, acks, counts);
  } finally {
    fs.rmSync(home, { recursive: true, force: true });
  }
  return report(counts, rounds);
};

/** Starts a writer, waits for its writes, kills. `since` is when the last round killed its server. */
const oneRound = async (
  data: string,
  round: number,
  kind: Kind,
  since: number | null,
  acks: Set<string>,
  counts: Counts,
): Promise<number | null> => {
  const writer = startWriter(data, round, acks);
  await writer.acknowledges();
  if (since !== null) counts.back.push(performance.now() - since);
  // Somewhere within the writes, another place each time.
  for (let more = 0; more < 1 + ((round * 7) % 23); more++) await writer.acknowledges();
  counts.killed[kind]++;
  const database = databasePid(data);
  if (kind !== "server") process.kill(database, "SIGKILL");
  const killed = performance.now();
  if (kind === "database") {
    // Its last connections may still acknowledge: only what another one wrote counts.
    while ([0, database].includes(databasePid(data))) await setTimeout(10);
    await writer.acknowledges();
    counts.back.push(performance.now() - killed);
  }
  writer.child.kill("SIGKILL");
  await writer.ended;
  return kind === "database" ? null : killed;
};

const startWriter = (data: string, round: number, acks: Set<string>) => {
  const child: ChildProcess = spawn(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve("./kill-writer.ts")),
      "--data",
      data,
      "--round",
      String(round),
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const waiting = new Set<{ word: string; go: () => void }>();
  lines.on("line", (line) => {
    const [word = "", id = ""] = line.split(" ");
    if (word === "ack") acks.add(id);
    for (const one of waiting)
      if (one.word === word) {
        waiting.delete(one);
        one.go();
      }
  });
  // Both: the process is gone and what it had printed is read.
  const ended = Promise.all([
    new Promise((resolve) => child.once("close", resolve)),
    new Promise((resolve) => lines.once("close", resolve)),
  ]);
  const next = (word: string) =>
    Promise.race([
      new Promise<void>((go) => waiting.add({ word, go })),
      ended.then(() => Promise.reject(new Error("The writer ended by itself."))),
    ]);
  ended.catch(() => {});
  return { child, ended, acknowledges: () => next("ack") };
};

/** 0 while there is none. */
const databasePid = (data: string): number => {
  const file = path.join(data, "database", "cluster", "postmaster.pid");
  return fs.existsSync(file) ? Number(fs.readFileSync(file, "utf8").split("\n")[0]) : 0;
};

const verify = async (data: string, acks: Set<string>, counts: Counts): Promise<void> => {
  const { store, stop } = await openStore({ dataDir: data });
  try {
    const rows = await store.list("requests", {});
    const there = new Set(rows.map((row) => row.id));
    counts.acknowledged = acks.size;
    counts.lost = [...acks].filter((id) => !there.has(id));
    for (const story of await store.list("stories", {})) {
      const own = rows.filter((row) => row.answer === story.id).length;
      if (own !== story.version - 1)
        counts.torn.push(`${story.id}: ${own} of ${story.version - 1}`);
    }
  } finally {
    await stop();
  }
};

const report = ({ killed, acknowledged, lost, torn, back }: Counts, rounds: number): boolean => {
  const cases = killed.server + killed.database + killed.both;
  const slowest = Math.max(0, ...back);
  const median = back.toSorted((a, b) => a - b)[Math.floor(back.length / 2)] ?? 0;
  const times = back.filter((time) => time > bar).length;
  console.log(
    [
      `R4 kill -9: ${cases} of ${rounds} cases (server ${killed.server}, database ${killed.database}, both ${killed.both})`,
      `  acknowledged ${acknowledged}, lost ${lost.length}, torn commits ${torn.length}`,
      `  writing again ${back.length} times: median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms (bar ${bar} ms)`,
      ...[...lost, ...torn].slice(0, 10).map((what) => `  wrong: ${what}`),
    ].join("\n"),
  );
  const enough = cases === rounds && back.length >= rounds - 1 && acknowledged >= cases * 2;
  if (!enough) console.log("  failed: fewer cases were executed than asked for");
  return enough && lost.length === 0 && torn.length === 0 && times === 0;
};
