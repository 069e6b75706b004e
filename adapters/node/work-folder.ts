import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Clock, minutes } from "#core/kernel/index.ts";

/** The name of the work folder in the data folder. A backup leaves it out, and a restore lets it lie. */
export const workName = "work";

export interface WorkOptions {
  readonly folder: string;
  readonly clock: Clock;
  /** Other servers may be working there: what is left is dropped only after an hour without a change. */
  readonly shared: boolean;
}

/** A folder for what is laid down while something is made of it, such as a recording. */
export interface WorkFolder {
  readonly path: string;
  /** Drops what nobody has written to for an hour: its process is dead. */
  sweep(): Promise<void>;
}

/** Longer than FFmpeg may take for a recording of five minutes without writing a byte: 51 minutes. */
const longestPause = minutes(60);
/** A program whose server was killed goes on for a while, and may write between the look and the removal. */
const again = { recursive: true, force: true, maxRetries: 5 } as const;

/** When anything in it was last written, in ms since 1970; null where its owner has just dropped it. */
const lastWrite = async (path: string): Promise<number | null> => {
  try {
    const own = await stat(path);
    const inside = own.isDirectory() ? await readdir(path, { recursive: true }) : [];
    const all = await Promise.all(inside.map((name) => stat(join(path, name))));
    return Math.max(...[own, ...all].map(({ mtimeMs }) => mtimeMs));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
};

const sweep = async (
  folder: string,
  isAbandoned: (path: string) => Promise<boolean>,
): Promise<void> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (await isAbandoned(path)) await rm(path, again);
  }
};

/**
 * Opens the folder for its owner only, and empties it of what a killed process left: all of it, or with `shared` what
 * nobody has written to for an hour (R15, R16, decision 0096).
 */
export const openWork = async ({ folder, clock, shared }: WorkOptions): Promise<WorkFolder> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const isPast = async (path: string) => {
    const written = await lastWrite(path);
    return written !== null && written < clock.now() - longestPause;
  };
  // what is not shared is locked by this process: nobody else can be at work here
  await sweep(folder, shared ? isPast : async () => true);
  return { path: folder, sweep: () => sweep(folder, isPast) };
};
