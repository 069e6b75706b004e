// `npm run backup [-- FILE]`: database, uploads and secret in one file, while the server runs or without it. It reads
// the server's own settings from the environment.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { secretIn } from "#adapters/node/index.ts";
import { findDatabase } from "#adapters/postgres/belonging/find.ts";
import { folderFault } from "#adapters/postgres/belonging/folder.ts";
import { connectionFault } from "#adapters/postgres/check.ts";
import type { Where } from "#adapters/postgres/database.ts";
import { startEmbedded } from "#adapters/postgres/embedded.ts";
import { runningEmbedded } from "#adapters/postgres/index.ts";
import { openFiles } from "#server/parts.ts";
import { readSettings, type ServerSettings } from "#server/settings.ts";
import { takeBackup } from "./backup/take.ts";

const usage = "npm run backup [-- FILE]";

/** Where the database is reached, and what has to be ended afterwards. */
const reach = async (
  { DATABASE_URL: url }: ServerSettings,
  dataDir: string,
): Promise<{ where: Where; stop(): Promise<void> }> => {
  if (url !== undefined) return { where: { url }, stop: async () => {} };
  const running = await runningEmbedded(dataDir);
  if (running) return { where: running, stop: async () => {} };
  if (findDatabase(dataDir).folder === null) throw new Error(`There is no database in ${dataDir}.`);
  const { socket, stop } = await startEmbedded({ dataDir });
  return { where: { socket, database: "postgres" }, stop };
};

const secretOf = (settings: ServerSettings, dataDir: string): string | Promise<string> => {
  if (settings.SECRET !== undefined) return settings.SECRET;
  if (existsSync(join(dataDir, "secret"))) return secretIn(dataDir);
  throw new Error(
    `There is no secret in ${dataDir}: name the DATA_DIR of the server, or its SECRET.`,
  );
};

const run = async (settings: ServerSettings, file: string): Promise<void> => {
  const dataDir = resolve(settings.DATA_DIR);
  try {
    const secret = await secretOf(settings, dataDir);
    const { where, stop } = await reach(settings, dataDir);
    try {
      const objects = await openFiles(settings, dataDir, secret, true);
      const note = (line: string) => console.log(line);
      const now = () => Date.now();
      const done = await takeBackup(file, { where, dataDir, objects, secret, note, now });
      const size = (done.bytes / 1e6).toFixed(1);
      console.log(`${file} is written: ${done.rows} rows, ${done.files} files, ${size} MB.`);
      if (done.missing.length === 0) return;
      console.error(
        `${done.missing.length} files that the database names are not in the object storage, such as ${done.missing[0]}.`,
      );
      process.exitCode = 3;
    } finally {
      await stop();
    }
  } catch (error) {
    throw settings.DATABASE_URL
      ? connectionFault(settings.DATABASE_URL, error)
      : folderFault(dataDir, error);
  }
};

const stopWith = (words: string, code: number): never => {
  console.error(words);
  process.exit(code);
};

const asked = (): string => {
  try {
    const { positionals } = parseArgs({ allowPositionals: true, options: {} });
    if (positionals.length > 1) throw new Error("One file, please.");
    const stamp = new Date().toISOString().slice(0, 16).replace(":", "");
    return resolve(positionals[0] ?? `fanfold-${stamp}.tar`);
  } catch (error) {
    return stopWith(`${(error as Error).message} ${usage}`, 2);
  }
};

const read = readSettings(process.env);
if (!read.ok) stopWith(read.words, 2);
else await run(read.settings, asked()).catch((error: Error) => stopWith(error.message, 1));
