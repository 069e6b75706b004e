import { resolve } from "node:path";
import { systemClock } from "#adapters/node/index.ts";
import { openStore, runningEmbedded } from "#adapters/postgres/index.ts";
import { clientVersion } from "#core/domain/platform/index.ts";
import { platformNow, setPlatform } from "#core/service/index.ts";
import { coreSettings, readSettings } from "#server/settings.ts";
import { asked, shown } from "./change.ts";

/** What an operator is told: the values as they are now, or why nothing was changed. */
export type Told = { readonly shown: string } | { readonly wrong: string };

/** Does what `npm run platform` is asked for, at the database that the server's own settings name. */
export async function runPlatform(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Told> {
  const read = readSettings(env);
  if (!read.ok) return { wrong: read.words };
  const { DATABASE_URL: url, DATA_DIR } = read.settings;
  const dataDir = resolve(DATA_DIR);
  const where = url === undefined ? await runningEmbedded(dataDir) : null;
  if (url === undefined && where === null)
    return { wrong: `No server is running on ${dataDir}. Start it, or name its DATA_DIR.` };
  const opened = await openStore(where ? { where } : { url }).catch((error: Error) => error);
  if (opened instanceof Error) return { wrong: opened.message };
  try {
    const settings = coreSettings(read.settings, clientVersion);
    const service = { store: opened.store, clock: systemClock, settings };
    const wish = asked(args, await platformNow(service), systemClock.now());
    if ("wrong" in wish) return wish;
    if (Object.keys(wish.change).length > 0) await setPlatform(service, wish.change);
    return { shown: shown(await platformNow(service)) };
  } finally {
    await opened.stop();
  }
}
