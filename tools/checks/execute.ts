import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { endAll, family, gone, killAll, type Process } from "./family.ts";
import type { Step } from "./step.ts";

/** Exit code, or words for why there is none. */
export type Ended = { code: number | string; output: string };
/** `grace`: how long the processes of a step may take to end, in seconds. */
export type Limits = { minutes: number; grace: number };

type Running = { step: Step; folder: string; look: () => Process[]; end: (cause: string) => void };
const running = new Set<Running>();

/** Steps that are under way, by name. */
export const underWay = (): string[] => [...running].map(({ step }) => step.name);

/** Ends every step that is under way; each then answers that it was ended. */
export function endSteps(cause: string) {
  for (const one of running) one.end(cause);
}

/** The same at once, for the end of this process: no process and no folder of a step outlives it. */
export function killSteps() {
  for (const { look, folder } of running) {
    killAll(look);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** A Mac's own temporary folder has so long a name that no socket fits below it. */
const temporary = process.platform === "darwin" ? "/tmp" : tmpdir();
/** The folder is the step's mark as well as its room; other accounts (the database's) may pass through. */
const newFolder = (): string => {
  const folder = mkdtempSync(join(temporary, "fanfold-step-"));
  chmodSync(folder, 0o711);
  return folder;
};

/**
 * Runs the step's command below `root` with the project's own binaries first in the path and a temporary folder of its
 * own. It ends when the command does: what it left running, or what does not end in time, is ended with it and named.
 */
export function execute(step: Step, root: string, limits: Partial<Limits> = {}): Promise<Ended> {
  const { minutes = step.minutes ?? 20, grace = 5 } = limits;
  const [command = "", ...args] = step.command;
  const folder = newFolder();
  const cache = `${root}/node_modules/.cache`;
  return new Promise((resolve) => {
    let output = "";
    let cause: string | null = null;
    const child = spawn(command, args, {
      cwd: root,
      env: {
        ...process.env,
        NO_COLOR: "1",
        ...step.env,
        PATH: `${root}/node_modules/.bin${delimiter}${process.env.PATH}`,
        TMPDIR: folder,
        TESTS_UNDER_WAY: join(folder, "under-way"),
        // what would otherwise be kept in the system's temporary folder for the next run
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? `${cache}/node`,
        PWTEST_CACHE_DIR: process.env.PWTEST_CACHE_DIR ?? `${cache}/playwright`,
      },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    const look = () => (child.pid === undefined ? [] : family(child.pid, folder));
    const end = (why: string) => {
      if (cause !== null) return;
      cause = [why, ...testsUnderWay(folder)].join("; under way: ");
      void endAll(look, grace * 1000);
    };
    const limit = setTimeout(end, minutes * 60_000, `no end after ${minutes} minutes`);
    const own: Running = { step, folder, look, end };
    running.add(own);

    const finish = (code: number | string) => {
      clearTimeout(limit);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
      running.delete(own);
      resolve({ code: cause ?? code, output });
    };
    const read = (text: string) => {
      output += text;
    };
    child.stdout.setEncoding("utf8").on("data", read);
    child.stderr.setEncoding("utf8").on("data", read);
    child.on("error", ({ message }) => finish(message));
    const closed = new Promise<number | string>((told) => {
      child.on("close", (code, signal) => told(code ?? signal ?? "nothing"));
    });
    child.on("exit", async () => {
      clearTimeout(limit);
      const left = await gone(look, grace * 1000);
      cause ??=
        left.length === 0 ? null : `it left something running: ${left.map(named).join(", ")}`;
      await endAll(look, grace * 1000);
      // held open by a process that neither descends from the step nor names its folder
      const hold = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, grace * 1000);
      const code = await closed;
      clearTimeout(hold);
      finish(code);
    });
  });
}

const named = ({ pid, command }: Process): string => `${command.slice(0, 120)} (${pid})`;

/** Tests that have begun and not ended, as {@link begins} and {@link ends} wrote them. */
function testsUnderWay(folder: string): string[] {
  if (!readdirSync(folder).includes("under-way")) return [];
  const open = new Set<string>();
  for (const line of readFileSync(join(folder, "under-way"), "utf8").split("\n"))
    if (line.startsWith("+ ")) open.add(line.slice(2));
    else if (line.startsWith("- ")) open.delete(line.slice(2));
  return open.size === 0 ? [] : [[...open].join(", ")];
}
