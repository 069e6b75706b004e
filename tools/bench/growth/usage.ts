import { readdirSync, readFileSync } from "node:fs";
import { cpuOf } from "../measure.ts";

/** CPU in ms that the connections of a database have used so far; `postmaster` is its first process. */
export const cpuOfConnections = (postmaster: number): number =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && isConnection(name, postmaster))
    .reduce((sum, pid) => sum + cpuOf(Number(pid)), 0);

/** What PostgreSQL calls a process of a connection; checkpoints and vacuums are nobody's call. */
const isConnection = (pid: string, postmaster: number): boolean => {
  try {
    const parent = Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1]);
    return (
      parent === postmaster &&
      readFileSync(`/proc/${pid}/cmdline`, "utf8").startsWith("postgres: fanfold")
    );
  } catch {
    return false; // it ended meanwhile
  }
};
