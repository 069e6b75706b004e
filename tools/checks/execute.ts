import { spawn } from "node:child_process";
import { delimiter } from "node:path";
import type { Step } from "./step.ts";

/** Exit code, or words for why there is none. */
export type Ended = { code: number | string; output: string };
export type Limits = { minutes: number; graceSeconds: number };

const running = new Set<number>();

/** Each step leads a group of its own, so that all that it started can be ended with it. */
function endGroup(pid: number | undefined) {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // ESRCH: the group has ended by itself, which is what we want.
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    for (const pid of running) endGroup(pid);
    process.exit(1);
  });
}

/**
 * Runs the step's command below `root` with the project's own binaries first in the path. It ends
 * when the command does: what a test left running is ended after a grace, and said.
 */
export function execute(
  step: Step,
  root: string,
  { minutes, graceSeconds }: Limits = { minutes: 20, graceSeconds: 3 },
): Promise<Ended> {
  const [command = "", ...args] = step.command;
  const path = `${root}/node_modules/.bin${delimiter}${process.env.PATH}`;
  return new Promise((resolve) => {
    let output = "";
    let cause: string | null = null;
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: "1", ...step.env, PATH: path },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    if (child.pid !== undefined) running.add(child.pid);
    let timer = setTimeout(() => {
      cause = `no end after ${minutes} minutes`;
      endGroup(child.pid);
    }, minutes * 60_000);

    const end = (code: number | string) => {
      clearTimeout(timer);
      if (child.pid !== undefined) running.delete(child.pid);
      resolve({ code: cause ?? code, output });
    };
    const read = (text: string) => {
      output += text;
    };
    child.stdout.setEncoding("utf8").on("data", read);
    child.stderr.setEncoding("utf8").on("data", read);
    child.on("error", ({ message }) => end(message));
    child.on("exit", () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        cause ??= "it left something running";
        endGroup(child.pid);
      }, graceSeconds * 1000);
    });
    child.on("close", (code, signal) => end(code ?? signal ?? "nothing"));
  });
}
