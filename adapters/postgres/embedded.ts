import type { ChildProcess } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import type { Claim } from "./belonging/claim.ts";
import { findDatabase, inside, noteUser } from "./belonging/find.ts";
import { folderFault } from "./belonging/folder.ts";
import { keepIdentity } from "./belonging/identity.ts";
import { findBinaries } from "./embedded/binaries.ts";
import { ensureCluster } from "./embedded/cluster.ts";
import { lockFolder } from "./embedded/lock.ts";
import { reclaim, serverLock } from "./embedded/orphan.ts";
import { choose, placeOf } from "./embedded/place.ts";
import { end, launch, type Place, pause } from "./embedded/postmaster.ts";
import { findRunner, makeWay } from "./embedded/runner.ts";

export interface EmbeddedOptions {
  /** DATA_DIR, which the database belongs to. One server per folder: a second one is refused. */
  readonly dataDir: string;
  /** `ACCEPT_DATABASE`: agrees to one change of database. */
  readonly accept?: string | undefined;
  /** Told in one line when the database ended by itself and is being started again. */
  readonly note?: ((line: string) => void) | undefined;
  /** Told when its process runs: from here on waiting is the database's. */
  readonly launched?: (() => void) | undefined;
  /** false = no fsync: for tests only. */
  readonly durable?: boolean | undefined;
}

export interface Embedded {
  readonly socket: string;
  /** Where the data really are. */
  readonly folder: string;
  /** Why they are not where they were wanted, in one sentence; null when they are. */
  readonly moved: string | null;
  readonly pid: () => number;
  /** What the database is to be compared with. */
  readonly claim: Claim;
  stop(): Promise<void>;
}

/** PostgreSQL as a child process on a unix socket. It is restarted when it dies, and ends with `stop`. */
export const startEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const durable = options.durable ?? true;
  const dataDir = path.resolve(options.dataDir);
  try {
    return await startIn(dataDir, durable, options);
  } catch (error) {
    throw folderFault(dataDir, error);
  }
};

const startIn = async (
  dataDir: string,
  durable: boolean,
  options: EmbeddedOptions,
): Promise<Embedded> => {
  makeWay(findRunner(null), dataDir);
  const unlock = [await lockFolder(dataDir)];
  const release = async () => {
    for (const one of unlock) await one();
  };
  try {
    const found = findDatabase(dataDir, options.accept);
    const { folder, runner, moved } = choose(dataDir, found);
    // A first start that is cut short finds its place again by the id.
    if (found.folder === null) keepIdentity(dataDir, found.identity);
    makeWay(runner, folder);
    // Two folders with one identity share it.
    if (moved) unlock.push(await lockFolder(folder));
    const native = findBinaries(runner);
    const place = placeOf(fs.realpathSync(folder), runner);
    await reclaim(place);
    await ensureCluster(native, place.cluster, runner, durable);
    const home = { embedded: folder === inside(dataDir) ? path.basename(folder) : folder };
    if (moved) noteUser(folder, dataDir);
    const keeper = new Keeper(
      () => launch(native, place, runner, durable, options.launched),
      place,
    );
    await keeper.start(options.note ?? (() => {}));
    const stop = async () => {
      await keeper.stop();
      if (path.dirname(place.socket) !== path.dirname(place.cluster))
        fs.rmSync(place.socket, { recursive: true, force: true });
      await release();
    };
    const claim = { dataDir, identity: found.identity, isNew: found.isNew, home };
    return { socket: place.socket, folder, moved, pid: () => keeper.pid, claim, stop };
  } catch (error) {
    await release();
    throw error;
  }
};

/** Keeps one database running: watches the child, holds the server's lock on it. */
class Keeper {
  readonly #launch: () => Promise<ChildProcess>;
  readonly #place: Place;
  #child: ChildProcess | null = null;
  #guard: pg.Client | null = null;
  #starting: Promise<void> | null = null;
  #stopped = false;

  constructor(launch: () => Promise<ChildProcess>, place: Place) {
    this.#launch = launch;
    this.#place = place;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async start(note: (line: string) => void): Promise<void> {
    const child = await this.#launch();
    this.#child = child;
    child.unref();
    child.once("exit", (code, signal) => {
      this.#child = null;
      if (this.#stopped) return;
      note(`The database ended (${signal ?? `code ${code}`}); it is being started again.`);
      this.#starting = this.#again(note);
    });
    await this.#guardIt();
  }

  async #again(note: (line: string) => void): Promise<void> {
    while (!this.#stopped)
      try {
        return await this.start(note);
      } catch (error) {
        note((error as Error).message);
        await pause(1000);
      }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#starting;
    await this.#guard?.end().catch(() => {});
    const child = this.#child;
    if (child?.pid === undefined) return;
    child.ref();
    const gone = new Promise((resolve) => child.once("exit", resolve));
    await end(child.pid);
    await gone;
  }

  async #guardIt(): Promise<void> {
    const guard = new pg.Client({
      host: this.#place.socket,
      user: "fanfold",
      database: "postgres",
      application_name: "fanfold keeper",
    });
    guard.on("error", () => {});
    this.#guard = guard;
    try {
      await guard.connect();
      await guard.query(`select pg_advisory_lock(${serverLock})`);
    } catch (error) {
      // A database that died meanwhile is started again, and guarded then.
      if (this.#child) throw error;
    }
  }
}
