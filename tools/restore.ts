// `npm run restore -- FILE [--force]`: brings a file of `npm run backup` into an empty DATA_DIR, and the database into
// it or into the empty database of DATABASE_URL. It reads the server's own settings from the environment.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { folderFault } from "#adapters/postgres/belonging/folder.ts";
import { connectionFault } from "#adapters/postgres/check.ts";
import { openFiles } from "#server/parts.ts";
import { readSettings, type ServerSettings } from "#server/settings.ts";
import { bringBack } from "./backup/bring.ts";

const usage = "npm run restore -- FILE [--force]";

const run = async (settings: ServerSettings, file: string, force: boolean): Promise<void> => {
  const dataDir = resolve(settings.DATA_DIR);
  const url = settings.DATABASE_URL;
  try {
    const done = await bringBack(file, {
      dataDir,
      url,
      secret: settings.SECRET,
      openObjects: (folder, secret) => openFiles(settings, folder, secret),
      force,
      note: (line) => console.log(line),
      now: () => Date.now(),
    });
    console.log(
      `${dataDir} has ${done.rows} rows and ${done.files} files of ${done.made_on}. Start the server with it.`,
    );
    if (done.aside) console.log(`What was there before is in ${done.aside}.`);
    if (done.missing.length > 0)
      console.log(`${done.missing.length} files were missing already when the backup was made.`);
  } catch (error) {
    throw url ? connectionFault(url, error) : folderFault(dataDir, error);
  }
};

const stopWith = (words: string, code: number): never => {
  console.error(words);
  process.exit(code);
};

const asked = (): { file: string; force: boolean } => {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { force: { type: "boolean" } },
    });
    const [file, more] = positionals;
    if (file === undefined || more !== undefined) throw new Error("Which file?");
    return { file: resolve(file), force: values.force ?? false };
  } catch (error) {
    return stopWith(`${(error as Error).message} ${usage}`, 2);
  }
};

const read = readSettings(process.env);
if (!read.ok) stopWith(read.words, 2);
else {
  const { file, force } = asked();
  await run(read.settings, file, force).catch((error: Error) => stopWith(error.message, 1));
}
