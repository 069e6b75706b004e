// `npm run platform`: shows the platform's values, or changes them while the servers run, without a restart:
//   npm run platform -- --maintenance-on 2026-03-01T20:00Z
//   npm run platform -- --maintenance-off --web-version 5.50.0 --feature google_login --no-feature auth_link
//   npm run platform -- --as-started
// It reads the server's own settings: DATABASE_URL, or the database in DATA_DIR of the server that runs there.
import { resolve } from "node:path";
import { systemClock } from "#adapters/node/index.ts";
import { openStore, runningEmbedded } from "#adapters/postgres/index.ts";
import { clientVersion } from "#core/domain/platform/index.ts";
import { platformNow, setPlatform } from "#core/service/index.ts";
import { coreSettings, readSettings } from "#server/settings.ts";
import { asked, shown } from "./platform/change.ts";

const stopWith = (words: string): never => {
  console.error(words);
  process.exit(1);
};

const read = readSettings(process.env);
if (!read.ok) stopWith(read.words);
else {
  const { DATABASE_URL: url, DATA_DIR } = read.settings;
  const dataDir = resolve(DATA_DIR);
  const where = url === undefined ? await runningEmbedded(dataDir) : null;
  if (url === undefined && where === null)
    stopWith(`No server is running on ${dataDir}. Start it, or name its DATA_DIR.`);
  const opened = await openStore(where ? { where } : { url }).catch((error: Error) =>
    stopWith(error.message),
  );
  const service = {
    store: opened.store,
    clock: systemClock,
    settings: coreSettings(read.settings, clientVersion),
  };
  const wish = asked(process.argv.slice(2), await platformNow(service), systemClock.now());
  if ("change" in wish) {
    if (Object.keys(wish.change).length > 0) await setPlatform(service, wish.change);
    console.log(shown(await platformNow(service)));
  } else {
    console.error(wish.wrong);
    process.exitCode = 1;
  }
  await opened.stop();
}
