import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const megabyte = 1024;

/** A number of /proc/PID/status in MB; 0 where the process is gone. */
const statusOf = (pid: number, field: "VmRSS" | "VmHWM"): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / megabyte;
  } catch {
    return 0;
  }
};

/** A process and everything it started but its database; threads are a part of their process. */
const treeOf = (root: number): number[] => {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry)))
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      // its pages are shared among its processes, and would be counted once for each
      if (stat.includes("(postgres)")) continue;
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
    } catch {
      // it ended between two looks
    }
  const tree = [root];
  for (const pid of tree)
    for (const [child, parent] of parents) if (parent === pid) tree.push(child);
  return tree;
};

/** The memory of a server and of what it started, its database apart, which is a process of its own. */
export interface MemoryWatch {
  /** MB now. */
  now(): number;
  /** The most since the last call, in MB: exact for the server, looked at every 20 ms for what it started. */
  peak(): number;
  stop(): void;
}

export const watchMemory = (pid: number): MemoryWatch => {
  const now = () => treeOf(pid).reduce((sum, each) => sum + statusOf(each, "VmRSS"), 0);
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, now());
  }, 20);
  return {
    now,
    peak: () => {
      const peak = Math.max(most, statusOf(pid, "VmHWM"), now());
      most = 0;
      // begins the kernel's own count of the most anew (proc(5), clear_refs)
      writeFileSync(`/proc/${pid}/clear_refs`, "5");
      return peak;
    },
    stop: () => clearInterval(timer),
  };
};
