import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { systemClock } from "#adapters/node/index.ts";
import { diskObjects } from "#adapters/objects-disk/index.ts";
import { openStore, runningEmbedded } from "#adapters/postgres/index.ts";
import { emptyDatabases, urlOf } from "#adapters/postgres/testing.ts";
import type { StreamingObjects } from "#core/service/index.ts";
import { startServer } from "#specs/support/serverProcess.ts";
import {
  bytesOf,
  type Card,
  lanes,
  type Written,
  writeCards,
  writeMedia,
} from "./backupWriting.ts";

/** Writes that each round waits for before its backup begins. */
const enough = 12;

interface Counts {
  restored: { embedded: number; external: number };
  acknowledged: number;
  duringBackup: number;
  cards: number;
  media: number;
  wrong: string[];
}

/**
 * R22: a server takes writes without a pause while it is backed up; the file is restored elsewhere, into another
 * folder and into another PostgreSQL in turn, a server is started there, and everything that had been
 * acknowledged before the backup began is asked of it, by cookies that only the same secret makes good.
 */
export const backup = async (rounds = 20): Promise<boolean> => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), "fanfold-r22-"));
  fs.chmodSync(home, 0o755);
  const counts: Counts = {
    restored: { embedded: 0, external: 0 },
    acknowledged: 0,
    duringBackup: 0,
    cards: 0,
    media: 0,
    wrong: [],
  };
  const elsewhere = await emptyDatabases();
  const source = path.join(home, "source");
  const server = await startServer(source);
  const where = await runningEmbedded(source);
  if (where === null) throw new Error("The server has no database of its own.");
  const beside = await openStore({ where });
  const written: Written = { cards: [], media: new Map(), acknowledged: 0 };
  let going = true;
  try {
    const objects = await objectsOf(source);
    const writers = Promise.all([
      ...Array.from({ length: lanes }, (_, n) => writeCards(server, written, n, () => going)),
      writeMedia(beside.store, objects, written, () => going),
    ]);
    // a round that fails ends the writers too: its own error is the one to tell
    writers.catch(() => {});
    for (let round = 0; round < rounds; round++) {
      const kind = round % 2 === 0 ? "embedded" : "external";
      const url = kind === "external" ? urlOf(await elsewhere.create()) : undefined;
      await oneRound(home, round, url, written, counts);
      counts.restored[kind]++;
    }
    going = false;
    await writers;
  } finally {
    going = false;
    await beside.stop();
    await server.stop();
    await elsewhere.stop();
    fs.rmSync(home, { recursive: true, force: true });
  }
  return report(counts, rounds);
};

const oneRound = async (
  home: string,
  round: number,
  url: string | undefined,
  written: Written,
  counts: Counts,
): Promise<void> => {
  const since = written.acknowledged;
  while (written.acknowledged < since + enough) await new Promise((go) => setTimeout(go, 5));
  const cards = written.cards.map((card) => ({ ...card }));
  const media = new Map(written.media);
  const before = written.acknowledged;
  const file = path.join(home, `${round}.tar`);
  const target = path.join(home, `target-${round}`);
  await run("tools/backup.ts", [file], { DATA_DIR: path.join(home, "source") });
  counts.duringBackup += written.acknowledged - before;
  const env = { DATA_DIR: target, ...(url ? { DATABASE_URL: url } : {}) };
  await run("tools/restore.ts", [file], env);
  await verify(target, url, cards, media, counts);
  counts.acknowledged = before;
  counts.cards += cards.length;
  counts.media += media.size;
  fs.rmSync(target, { recursive: true, force: true });
  fs.rmSync(file);
};

const verify = async (
  target: string,
  url: string | undefined,
  cards: readonly Card[],
  media: ReadonlyMap<string, string>,
  counts: Counts,
): Promise<void> => {
  const server = await startServer(target, url ? { DATABASE_URL: url } : {});
  try {
    for (const card of cards) {
      const answer = await fetch(`${server.address}/api/story/${card.id}`, {
        headers: { cookie: card.cookie },
      });
      const body = answer.ok ? ((await answer.json()) as { story: { title: string } }) : null;
      const turn = Number(/turn (\d+)$/.exec(body?.story.title ?? "")?.[1] ?? -1);
      if (turn < card.turn)
        counts.wrong.push(
          `card ${card.id}: ${body?.story.title ?? answer.status}, not ${card.turn}`,
        );
    }
    const where = url ? { url } : await runningEmbedded(target);
    if (where === null) throw new Error("The restored server has no database of its own.");
    const { store, stop } = await openStore({ where });
    const objects = await objectsOf(target);
    for (const [id, key] of media) {
      const bytes = (await store.find("media", id)) ? await objects.read(key) : null;
      if (bytes === null || !Buffer.from(bytes).equals(bytesOf(key)))
        counts.wrong.push(`media ${id}`);
    }
    await stop();
  } finally {
    await server.stop();
  }
};

const objectsOf = (dataDir: string): Promise<StreamingObjects> =>
  diskObjects({
    folder: path.join(dataDir, "objects"),
    uploadUrl: "/uploads",
    secret: "",
    clock: systemClock,
    shared: true,
  });

const run = async (
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> => {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  const [code] = (await once(child, "close")) as [number];
  if (code !== 0) throw new Error(`${file} ended with ${code}:\n${said}`);
};

const report = (counts: Counts, rounds: number): boolean => {
  const { restored, acknowledged, duringBackup, cards, media, wrong } = counts;
  const cases = restored.embedded + restored.external;
  console.log(
    [
      `R22 backup: ${cases} of ${rounds} rounds (embedded ${restored.embedded}, external ${restored.external})`,
      `  acknowledged ${acknowledged} before the last backup, ${duringBackup} more while backups ran`,
      `  asked after restoring: ${cards} cards by their visitors' cookies, ${media} media with their files; wrong ${wrong.length}`,
      ...wrong.slice(0, 10).map((what) => `  wrong: ${what}`),
    ].join("\n"),
  );
  const all = cases === rounds && acknowledged >= rounds * enough && duringBackup > 0 && media > 0;
  if (!all) console.log("  failed: fewer cases were executed than asked for");
  return all && wrong.length === 0;
};
