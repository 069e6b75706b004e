import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

export type Process = { pid: number; parent: number; group: number; command: string };
/** `isMarked`: its command line or its environment names the folder. */
type Seen = Process & { isMarked: boolean };

const textOf = (file: string): string => {
  try {
    return readFileSync(file, "latin1");
  } catch {
    // it has ended meanwhile, or is another account's
    return "";
  }
};

const fromProc = (folder: string): Seen[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = textOf(`/proc/${name}/stat`);
      // the name in brackets may itself have blanks and brackets
      const [state, parent, group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (stat === "" || state === "Z" || state === "X") return [];
      const command = textOf(`/proc/${name}/cmdline`).replaceAll("\0", " ").trim();
      const isMarked = command.includes(folder) || textOf(`/proc/${name}/environ`).includes(folder);
      return [
        { pid: Number(name), parent: Number(parent), group: Number(group), command, isMarked },
      ];
    });

const fromPs = (folder: string): Seen[] => {
  const { stdout = "" } = spawnSync("ps", ["-Ao", "pid=,ppid=,pgid=,state=,command="], {
    encoding: "utf8",
  });
  return stdout.split("\n").flatMap((line) => {
    const [, pid, parent, group, command = ""] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+[^Z\s]\S*\s+(.*)$/.exec(line) ?? [];
    if (pid === undefined) return [];
    const isMarked = command.includes(folder);
    return [{ pid: Number(pid), parent: Number(parent), group: Number(group), command, isMarked }];
  });
};

/**
 * What still lives of all that `leader` started: its process group, whatever descends from one of them, and whatever
 * names the step's own temporary `folder`. A browser and a database lead groups of their own, and what their parents
 * left behind descends from nobody: the folder still names it.
 */
export function family(leader: number, folder: string): Process[] {
  const all = (existsSync("/proc/self/stat") ? fromProc : fromPs)(folder).filter(
    ({ pid }) => pid !== process.pid,
  );
  const found = new Set(
    all.filter((one) => one.group === leader || one.pid === leader || one.isMarked).map(pidOf),
  );
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return all.filter(({ pid }) => found.has(pid));
}

const pidOf = ({ pid }: Process): number => pid;

export function signal(processes: readonly Process[], name: NodeJS.Signals) {
  for (const { pid } of processes)
    try {
      process.kill(pid, name);
    } catch {
      // ESRCH: it has ended by itself, which is what we want.
    }
}

/** Nobody tells when a process that is not our child ends: looks every 20 ms. Answers who lives after `ms`. */
export async function gone(look: () => Process[], ms: number): Promise<Process[]> {
  for (const since = performance.now(); ; ) {
    const living = look();
    if (living.length === 0 || performance.now() - since > ms) return living;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Asks all of them to end (a database then takes its shared memory with it), and kills who has not after `ms`. */
export async function endAll(look: () => Process[], ms: number): Promise<void> {
  signal(look(), "SIGTERM");
  if ((await gone(look, ms)).length > 0) killAll(look);
  // what was being started at that moment
  while ((await gone(look, 1000)).length > 0) killAll(look);
}

export const killAll = (look: () => Process[]) => signal(look(), "SIGKILL");
