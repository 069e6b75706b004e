import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { end, isAlive, type Place, readPid } from "./postmaster.ts";

/** Held on the database by the server that runs it: seen even where processes are not (two containers). */
export const serverLock = 7_166_004_511;

/**
 * Ends the database that a dead server left running in this folder, so that a new one may start; throws where
 * it is not one. The caller holds the folder's lock.
 */
export const reclaim = async (place: Place): Promise<void> => {
  const { pid } = readPid(place.cluster);
  if (pid === 0) return;
  const answer = await ask(place);
  if (answer === "served") throw new Error(`Another server is already using ${place.cluster}.`);
  if (answer === "foreign")
    throw new Error(`The socket in ${place.socket} belongs to another database; it is left alone.`);
  if (isAlive(pid) && isOurs(pid, place.cluster)) return end(pid);
  if (answer === "orphan")
    throw new Error(`A database that is not ours to end is running in ${place.cluster}.`);
  // The process is gone, a zombie, or its number was given to another: PostgreSQL would wait for that one.
  for (const left of [
    path.join(place.cluster, "postmaster.pid"),
    path.join(place.socket, ".s.PGSQL.5432.lock"),
    path.join(place.socket, ".s.PGSQL.5432"),
  ])
    fs.rmSync(left, { force: true });
};

/** Who answers on the socket. */
export const ask = async (place: Place): Promise<"nobody" | "foreign" | "served" | "orphan"> => {
  const client = new pg.Client({
    host: place.socket,
    user: "fanfold",
    database: "postgres",
    connectionTimeoutMillis: 2000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const asked = await client.query<{ folder: string; free: boolean }>(
      `select current_setting('data_directory') as folder, pg_try_advisory_lock(${serverLock}) as free`,
    );
    const row = asked.rows[0];
    if (row?.folder !== place.cluster) return "foreign";
    return row.free ? "orphan" : "served";
  } catch {
    return "nobody";
  } finally {
    await client.end().catch(() => {});
  }
};

/** The postmaster works in its data folder; where that cannot be seen, its command line names it. */
const isOurs = (pid: number, cluster: string): boolean => {
  try {
    if (fs.existsSync("/proc/self/cwd")) return fs.readlinkSync(`/proc/${pid}/cwd`) === cluster;
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).includes(
      cluster,
    );
  } catch {
    return false;
  }
};
