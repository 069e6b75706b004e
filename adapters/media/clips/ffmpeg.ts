import { type ChildProcess, spawn } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";

/** The program ended otherwise than it should, or was ended: it took too long. */
export class FfmpegFailed extends Error {
  readonly timedOut: boolean;
  constructor(timedOut: boolean, words: string) {
    super(timedOut ? "ffmpeg took too long and was ended" : `ffmpeg failed: ${words}`);
    this.name = "FfmpegFailed";
    this.timedOut = timedOut;
  }
}

export interface Run {
  /** Milliseconds after which it is killed. */
  readonly limit: number;
  /** Hears what it writes to its standard output. */
  readonly heard?: (bytes: Buffer) => void;
}

/** Address space, kilobytes: ten times what a transcode of 1280 px takes, and little enough to leave the server alive. */
const mostMemory = 3_000_000;
const mostWords = 20_000;

/** Where a program is on the PATH; null where it is not. */
export const onPath = async (name: string): Promise<string | null> => {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    const path = join(folder, name);
    if (
      await access(path, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return path;
  }
  return null;
};

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/**
 * Runs FFmpeg as a process of its own: it reads no network, asks nothing, takes a bounded memory and time and the time
 * that others leave. Answers what it said. Throws {@link FfmpegFailed}.
 */
export const ffmpeg = (
  program: string,
  args: readonly string[],
  { limit, heard }: Run,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const line = [program, "-hide_banner", "-nostdin", "-protocol_whitelist", "file,pipe", ...args];
    const child =
      process.platform === "win32"
        ? spawn(program, line.slice(1), { stdio: ["ignore", "pipe", "pipe"] })
        : spawn("/bin/sh", ["-c", `ulimit -v ${mostMemory}; exec nice -n 10 "$0" "$@"`, ...line], {
            stdio: ["ignore", "pipe", "pipe"],
          });
    running.add(child);
    let words = "";
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill("SIGKILL");
    }, limit);
    child.stdout.on("data", (bytes: Buffer) => heard?.(bytes));
    child.stderr.on("data", (bytes: Buffer) => {
      words = (words + bytes.toString("utf8")).slice(-mostWords);
    });
    const end = (code: number | null, why: string) => {
      clearTimeout(timer);
      running.delete(child);
      if (code === 0) resolve(words);
      else reject(new FfmpegFailed(timedOut, why));
    };
    child.on("error", (error) => end(1, error.message));
    child.on("close", (code, signal) =>
      end(code ?? 1, signal ?? words.trim().split("\n").at(-1) ?? ""),
    );
  });
