import fs from "node:fs";
import path from "node:path";
import type { Where } from "../database.ts";
import { ask } from "./orphan.ts";
import { choose, placeOf } from "./place.ts";

/** Where the own database of the server that is running on this folder is reached; null when none is running. */
export const runningEmbedded = async (dataDir: string): Promise<Where | null> => {
  const { folder, runner } = choose(path.resolve(dataDir));
  if (!fs.existsSync(path.join(folder, "cluster", "postmaster.pid"))) return null;
  const place = placeOf(fs.realpathSync(folder), runner);
  return (await ask(place)) === "served" ? { socket: place.socket, database: "postgres" } : null;
};
