import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import type { Runner } from "./runner.ts";

export interface Place {
  /** The data folder of PostgreSQL. */
  readonly cluster: string;
  /** The folder of its socket. */
  readonly socket: string;
  readonly log: string;
}

const readyWithin = 120_000;
const settings = {
  listen_addresses: "",
  timezone: "UTC",
  dynamic_shared_memory_type: "mmap",
  shared_buffers: "64MB",
  max_connections: "60",
  io_method: "sync",
  jit: "off",
  deadlock_timeout: "200ms",
  // After a crash: one call for the whole disk, not one for each of the thousand files.
  ...(process.platform === "linux" ? { recovery_init_sync_method: "syncfs" } : {}),
  // What people wrote must not get into a log (R16): no detail, no statement.
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
};

/** Starts PostgreSQL and waits until it takes connections. It ends with us, where the system can do that. */
export const launch = async (
  native: string,
  place: Place,
  runner: Runner,
  durable: boolean,
  launched: () => void = () => undefined,
): Promise<ChildProcess> => {
  for (const since = Date.now(); ; await pause(50)) {
    const before = fs.statSync(place.log, { throwIfNoEntry: false })?.size ?? 0;
    const child = start(native, place, runner, durable);
    launched();
    if (await isReady(child, place.cluster)) return child;
    const said = fs.readFileSync(place.log).subarray(before).toString("utf8").trim();
    // The last processes of a killed database are still on their way out.
    const passing = /still in use|lock file .* already exists/.test(said);
    if (!passing || Date.now() - since > 10_000)
      throw new Error(`PostgreSQL did not start: ${said.split("\n").slice(-3).join(" ")}`);
  }
};

const start = (native: string, place: Place, runner: Runner, durable: boolean): ChildProcess => {
  const all = { ...settings, unix_socket_directories: place.socket, fsync: durable ? "on" : "off" };
  const command = [
    ...(fs.existsSync("/usr/bin/setpriv") ? ["/usr/bin/setpriv", "--pdeathsig", "INT", "--"] : []),
    path.join(native, "bin", "postgres"),
    ...["-D", place.cluster],
    ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
  const log = fs.openSync(place.log, "a");
  try {
    // Detached: Ctrl-C in a terminal is for the server, which then ends the database itself.
    return spawn(command[0] as string, command.slice(1), {
      ...runner.ids,
      cwd: "/",
      detached: true,
      stdio: ["ignore", log, log],
    });
  } finally {
    fs.closeSync(log);
  }
};

const isReady = async (child: ChildProcess, cluster: string): Promise<boolean> => {
  let ended = false;
  child.once("exit", () => {
    ended = true;
  });
  child.once("error", () => {
    ended = true;
  });
  for (const since = Date.now(); !ended && Date.now() - since < readyWithin; await pause(10)) {
    const { pid, ready } = readPid(cluster);
    if (ready && pid === child.pid) return true;
  }
  if (!ended) child.kill("SIGQUIT");
  return false;
};

/** What `postmaster.pid` says; pid 0 when there is none. */
export const readPid = (cluster: string): { pid: number; ready: boolean } => {
  const file = path.join(cluster, "postmaster.pid");
  const lines = fs.existsSync(file) ? fs.readFileSync(file, "utf8").split("\n") : [];
  return { pid: Number(lines[0] ?? 0), ready: lines[7]?.trim() === "ready" };
};

/** Fast shutdown; immediate where that takes too long (nothing is lost, the next start recovers). */
export const end = async (pid: number): Promise<void> => {
  for (const [signal, within] of [
    ["SIGINT", 8000],
    ["SIGQUIT", 2000],
    ["SIGKILL", 2000],
  ] as const) {
    if (!kill(pid, signal)) return;
    for (const since = Date.now(); Date.now() - since < within; await pause(10))
      if (!isAlive(pid)) return;
  }
};

const kill = (pid: number, signal: NodeJS.Signals): boolean => {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
};

/** A zombie that nobody has collected yet counts as gone. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  const stat = `/proc/${pid}/stat`;
  return !fs.existsSync(stat) || !/\) [ZX] /.test(fs.readFileSync(stat, "utf8"));
};

export const pause = (span: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, span));
