import fs from "node:fs";
import path from "node:path";
import { findDatabase } from "../belonging/find.ts";
import type { Where } from "../database.ts";
import { ask } from "./orphan.ts";
import { choose, placeOf } from "./place.ts";

/** Where the own database of the server that is running on this data folder is reached; null when none is running. */
export const runningEmbedded = async (dataDir: string): Promise<Where | null> => {
  const wanted = path.resolve(dataDir);
  const found = findDatabase(wanted);
  if (found.folder === null) return null;
  const { folder, runner } = choose(wanted, found);
  if (!fs.existsSync(path.join(folder, "cluster", "postmaster.pid"))) return null;
  const place = placeOf(fs.realpathSync(folder), runner);
  return (await ask(place)) === "served" ? { socket: place.socket, database: "postgres" } : null;
};
