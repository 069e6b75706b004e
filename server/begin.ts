import { resolve } from "node:path";
import { startEmbedded } from "#adapters/postgres/embedded.ts";
import { makeLog } from "./log.ts";
import { adviceOn, readSettings } from "./settings.ts";

const read = readSettings(process.env);
if (!read.ok) {
  console.error(read.words);
  process.exit(1);
}
const { settings } = read;
const log = makeLog({
  level: settings.LOG_LEVEL,
  format:
    settings.LOG_FORMAT === "auto"
      ? process.stdout.isTTY
        ? "pretty"
        : "json"
      : settings.LOG_FORMAT,
  write: (line) => process.stdout.write(line),
  now: () => Date.now(),
});

for (const words of adviceOn(process.env, settings)) log.warn(words);

const launched = Promise.withResolvers<void>();

/** The embedded database starts in its own process while the rest of the server is still being loaded (P12). */
const database =
  settings.DATABASE_URL === undefined
    ? startEmbedded({
        dataDir: resolve(settings.DATA_DIR),
        accept: settings.ACCEPT_DATABASE,
        note: (words) => log.info(words),
        launched: launched.resolve,
      })
    : undefined;
// loading keeps this process from everything else: the database's is begun before; its failure is told by whoever waits for it
await Promise.race([database?.catch(() => undefined), launched.promise]);

export const begun = { settings, log, database };
