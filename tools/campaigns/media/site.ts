import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock, workName } from "#adapters/node/index.ts";
import { diskObjects } from "#adapters/objects-disk/index.ts";
import { openStore, runningEmbedded } from "#adapters/postgres/index.ts";
import { days, minutes } from "#core/kernel/index.ts";
import type { Store } from "#core/service/index.ts";
import { reap } from "#core/service/jobs/index.ts";
import { type ServerProcess, startServer } from "#specs/support/serverProcess.ts";

/** A server process in a data folder of its own, and what can be seen of it from outside. */
export interface MediaSite {
  readonly server: ServerProcess;
  readonly store: Store;
  /** Files that uploads have left, in the object store and among what is being worked on: paths below the home. */
  files(): Promise<string[]>;
  read(path: string): Promise<Buffer>;
  /** Every file below the data folder, the database's too. */
  everything(): Promise<string[]>;
  /** Does what the server does once an hour, as if a day and an hour had gone by (R15). */
  reap(): Promise<void>;
  close(): Promise<void>;
}

/** What the server writes to see whether it can. */
const isProbe = (path: string): boolean => path.includes("/health");

const below = async (home: string, folder: string): Promise<string[]> => {
  const found = await readdir(join(home, folder), { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(home.length));
};

/** Starts it; `name` is a part of its folder's name. */
export const openSite = async (name: string): Promise<MediaSite> => {
  const home = mkdtempSync(join(tmpdir(), `fanfold-${name}-`));
  chmodSync(home, 0o755);
  // nothing is to be laid down here
  const temporary = join(home, "temporary");
  mkdirSync(temporary);
  const data = join(home, "data");
  const server = await startServer(data, {
    TMPDIR: temporary,
    // one campaign is many people: each comes by an address of their own
    TRUSTED_PROXIES: "1",
    // a card takes as many messages as a campaign writes
    TIERS: "off",
    LOG_LEVEL: "debug",
  });
  const where = await runningEmbedded(data);
  if (where === null) throw new Error("The server has no database of its own.");
  const { store, stop } = await openStore({ where });
  const objects = await diskObjects({
    folder: join(data, "objects"),
    uploadUrl: "/uploads",
    secret: "",
    clock: systemClock,
    shared: true,
  });
  const later = { ...systemClock, now: () => systemClock.now() + days(1) + minutes(60) };
  const reporter = {
    event: () => undefined,
    warning: () => undefined,
    fault: (error: unknown) => {
      throw error;
    },
  };
  return {
    server,
    store,
    files: async () => {
      const places = ["data/objects", `data/${workName}`, "temporary"];
      const all = (await Promise.all(places.map((place) => below(home, place)))).flat();
      return all.filter((path) => !isProbe(path)).toSorted();
    },
    read: (path) => readFile(join(home, path)),
    everything: () => below(home, "data"),
    reap: () => reap({ store, objects, clock: later, reporter }),
    close: async () => {
      await stop();
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
