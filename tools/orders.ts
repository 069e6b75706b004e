// `npm run orders`: printed cards that were paid for, what is printed of them, and how far they are; docs/self-hosting.md
// has the commands. It reads the server's own settings.
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { randomIds, secretIn, systemClock } from "#adapters/node/index.ts";
import { openStore, runningEmbedded } from "#adapters/postgres/index.ts";
import { translator } from "#adapters/words/index.ts";
import {
  cancelOrder,
  findOrder,
  handOver,
  type Operated,
  printOf,
  takeStep,
  waitingOrders,
} from "#core/service/index.ts";
import { openFiles } from "#server/parts.ts";
import { openProdigi } from "#server/prodigi.ts";
import { coreSettings, readSettings, type ServerSettings } from "#server/settings.ts";
import { asked, help } from "./orders/asked.ts";
import { lineOf, sheetOf } from "./orders/shown.ts";

/** Writes a print; never over something. */
const write = async (file: string, bytes: Uint8Array): Promise<string> => {
  try {
    await writeFile(file, bytes, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new Error(`${file} is there already. Name another one with --out.`);
  }
  return `${file} is written.`;
};

const secretOf = (settings: ServerSettings, dataDir: string): string | Promise<string> => {
  if (settings.SECRET !== undefined) return settings.SECRET;
  if (existsSync(join(dataDir, "secret"))) return secretIn(dataDir);
  throw new Error(`There is no secret in ${dataDir}: name the DATA_DIR of the server.`);
};

const run = async (settings: ServerSettings): Promise<readonly string[]> => {
  const wish = asked(process.argv.slice(2));
  if (wish.do === "help") return help;
  if (wish.do === "nothing") throw new Error(wish.why);
  const { DATABASE_URL: url } = settings;
  const dataDir = resolve(settings.DATA_DIR);
  const where = url === undefined ? await runningEmbedded(dataDir) : null;
  if (url === undefined && where === null)
    throw new Error(`No server is running on ${dataDir}. Start it, or name its DATA_DIR.`);
  const objects = await openFiles(settings, dataDir, await secretOf(settings, dataDir), true);
  const opened = await openStore(where ? { where } : { url });
  try {
    const { store } = opened;
    const clock = systemClock;
    const parts = {
      ...{ store, clock, objects },
      ids: randomIds(clock),
      fulfilment: (await openProdigi(settings))?.fulfilment ?? null,
      settings: coreSettings(settings, ""),
      translator: translator(),
    };
    if (wish.do === "list") {
      const orders = await waitingOrders(parts);
      if (orders.length === 0) return ["No order is waiting."];
      return orders.map(({ order, postOn }) => lineOf(order, postOn));
    }
    const order = await findOrder(parts, wish.order);
    if (!order) throw new Error(`There is no order ${wish.order}.`);
    const told = (done: Operated, dry: boolean): readonly string[] => {
      if (!done.ok) throw new Error(done.why);
      return [...(dry ? ["Nothing is changed. This would happen:"] : []), ...done.lines];
    };
    switch (wish.do) {
      case "show":
        return sheetOf(order);
      case "print": {
        if (order.status === "incomplete") throw new Error("It isn’t paid for yet.");
        const bytes = await printOf(parts, order);
        if (!bytes)
          throw new Error(
            order.print_key === null
              ? "Its print is gone: it’s removed 30 days after a card was posted or cancelled."
              : "There is nothing to print, or it is no PDF.",
          );
        return [await write(wish.out, bytes)];
      }
      case "hand-over":
        return told(await handOver(parts, order, wish.dry), wish.dry);
      case "cancel":
        return told(await cancelOrder(parts, order, wish.dry), wish.dry);
      default:
        return told(await takeStep(parts, order, wish.do, wish.dry), wish.dry);
    }
  } finally {
    await opened.stop();
  }
};

const read = readSettings(process.env);
try {
  if (!read.ok) throw new Error(read.words);
  for (const line of await run(read.settings)) console.log(line);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
