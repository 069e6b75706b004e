import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { add, anAccount, aRequest } from "#specs/contracts/records.ts";
import { findBinaries } from "./embedded/binaries.ts";
import { reclaim } from "./embedded/orphan.ts";
import { isAlive, pause, readPid } from "./embedded/postmaster.ts";
import { findRunner, reaches } from "./embedded/runner.ts";
import { startEmbedded } from "./embedded.ts";
import { type OpenOptions, type OpenStore, openStore } from "./index.ts";

const home = fs.mkdtempSync(path.join(os.tmpdir(), "fanfold-embedded-"));
fs.chmodSync(home, 0o755);
const dataDir = path.join(home, "data");
const cluster = path.join(dataDir, "database", "cluster");
const running: { stop(): Promise<void> }[] = [];
const open = async (options: OpenOptions = {}): Promise<OpenStore> => {
  const opened = await openStore({ dataDir, ...options });
  running.push(opened);
  return opened;
};
const stopAll = async () => {
  for (const one of running.splice(0)) await one.stop();
};
const pidOf = (opened: OpenStore): number => opened.facts.pid() ?? 0;
/** Looks again and again, every 10 ms, as long as the test's own limit allows. */
const until = async (there: () => boolean) => {
  while (!there()) await pause(10);
};

// A third of a second and more each, so they follow one another in one folder.
describe("the embedded database", { timeout: 30_000 }, () => {
  const row = aRequest({ answer: { kept: true } });
  beforeEach(async () => {
    const { store, stop } = await openStore({ dataDir });
    if ((await store.find("requests", row.id)) === null)
      await store.commit(add("requests", row), []);
    await stop();
  });
  afterEach(stopAll);
  afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

  it("[R4] keeps what was written over a clean stop, which leaves no process behind", async () => {
    const first = await open();
    const pid = pidOf(first);
    expect(isAlive(pid)).toBe(true);
    await stopAll();
    expect(isAlive(pid)).toBe(false);
    expect(readPid(cluster).pid).toBe(0);
    expect(await (await open()).store.find("requests", row.id)).toEqual(row);
  });

  it("[R4] refuses a second server on the same folder in one clear line", async () => {
    const first = await open();
    await expect(openStore({ dataDir })).rejects.toThrow(
      `Another server (process ${process.pid}) is already using the data folder ${dataDir}.`,
    );
    expect(await first.store.find("requests", row.id)).toEqual(row);
  });

  it("[R4] comes back by itself when it is killed; who asks meanwhile waits", async () => {
    const notes: string[] = [];
    const { store, facts } = await open({ note: (line) => notes.push(line) });
    const before = facts.pid() ?? 0;
    const since = performance.now();
    process.kill(before, "SIGKILL");
    await until(() => notes.length > 0);
    expect(await store.find("requests", row.id)).toEqual(row);
    expect(performance.now() - since).toBeLessThan(3000);
    expect(notes).toEqual(["The database ended (SIGKILL); it is being started again."]);
    await until(() => facts.pid() !== 0);
    expect(facts.pid()).not.toBe(before);
  });

  it("[R4] hears notices again after it came back", async () => {
    const { store, facts } = await open();
    const heard: string[] = [];
    store.listen((notice) => heard.push(notice.kind));
    process.kill(facts.pid() ?? 0, "SIGKILL");
    await until(() => facts.pid() === 0);
    while (heard.length === 0) {
      await store.commit([], [{ topic: "mail", kind: "again" }]).catch(() => {});
      await pause(20);
    }
    expect(heard).toContain("again");
  });

  it("[R4] ends the orphaned database of a dead server and starts its own", async () => {
    const orphan = await startOrphan();
    const own = await open();
    expect(pidOf(own)).not.toBe(orphan);
    expect(isAlive(orphan)).toBe(false);
    expect(await own.store.find("requests", row.id)).toEqual(row);
  });

  it("[R4] is not held up by the number of a dead database that another process has now", async () => {
    fs.writeFileSync(path.join(cluster, "postmaster.pid"), `${process.pid}\n${cluster}\n0\n`);
    expect(await (await open()).store.find("requests", row.id)).toEqual(row);
  });

  it("[R4] leaves alone a database that serves somebody else, or is another", async () => {
    const folder = path.join(home, "other");
    const other = await startEmbedded({ dataDir: folder, durable: false });
    running.push(other);
    // As from another container: the folder's lock is free there, the database answers.
    const place = {
      cluster: path.join(folder, "database", "cluster"),
      socket: other.socket,
      log: "",
    };
    await expect(reclaim(place)).rejects.toThrow("Another server is already using");
    const elsewhere = path.join(home, "elsewhere");
    fs.mkdirSync(elsewhere);
    fs.writeFileSync(path.join(elsewhere, "postmaster.pid"), `${other.pid()}\n`);
    await expect(reclaim({ ...place, cluster: elsewhere })).rejects.toThrow("another database");
    expect(isAlive(other.pid())).toBe(true);
  });

  it("[R4] begins anew where the first start was interrupted", async () => {
    const folder = path.join(home, "interrupted");
    for (const half of ["cluster.new/base", "cluster"])
      fs.mkdirSync(path.join(folder, "database", half), { recursive: true });
    fs.writeFileSync(path.join(folder, "database", "cluster.new", "PG_VERSION"), "18\n");
    const { store } = await open({ dataDir: folder, durable: false });
    expect(await store.find("requests", row.id)).toBeNull();
    expect(fs.existsSync(path.join(folder, "database", "cluster.new"))).toBe(false);
  });

  it("[R4] finds room for its socket where the folder's path is too long for one", async () => {
    const folder = path.join(home, "x".repeat(60), "y".repeat(40));
    const embedded = await startEmbedded({ dataDir: folder, durable: false });
    running.push(embedded);
    expect(Buffer.byteLength(`${embedded.socket}/.s.PGSQL.5432`)).toBeLessThan(107);
    expect(fs.statSync(embedded.socket).mode & 0o777).toBe(0o700);
    await stopAll();
    expect(fs.existsSync(embedded.socket)).toBe(false);
  });

  it("[R16] keeps what people wrote out of its log", async () => {
    const { store } = await open();
    const account = anAccount({ email: "canary@example.com" });
    await store.commit(add("accounts", account), []);
    const again = add("accounts", anAccount({ email: account.email }));
    await expect(store.commit(again, [])).rejects.toThrow("taken");
    const log = fs.readFileSync(path.join(dataDir, "database", "log"), "utf8");
    expect(log).toContain("accounts_email_unique");
    expect(log).not.toContain("canary");
  });

  it("[R4] sees that a strange account cannot enter a closed folder", () => {
    const closed = path.join(home, "closed");
    fs.mkdirSync(closed, { mode: 0o700 });
    const stranger = { name: "stranger", ids: { uid: 54_321, gid: 54_321 } };
    expect(reaches(stranger, path.join(closed, "not", "there", "yet"))).toBe(false);
    expect(reaches(stranger, path.join(home, "not", "there", "yet"))).toBe(true);
  });
});

/** A database as a killed server leaves it, where the system does not end it too. Answers its process. */
const startOrphan = async (): Promise<number> => {
  const runner = findRunner(fs.statSync(cluster).uid);
  const child = spawn(
    path.join(findBinaries(runner), "bin", "postgres"),
    ["-D", cluster, "-k", path.join(dataDir, "database", "run"), "-c", "listen_addresses="],
    { ...runner.ids, cwd: "/", detached: true, stdio: "ignore" },
  );
  await until(() => readPid(cluster).ready);
  return child.pid ?? 0;
};
