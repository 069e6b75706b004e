import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Found, inside, outside } from "../belonging/find.ts";
import type { Place } from "./postmaster.ts";
import { findRunner, ownFolder, type Runner, reaches } from "./runner.ts";

/**
 * Where the database lies, or is to lie: inside the data folder, or below /var/lib where the account that it
 * runs as may not go there. What is there already is never left for another place.
 */
export const choose = (
  dataDir: string,
  { identity, folder }: Found,
): { folder: string; runner: Runner; moved: string | null } => {
  const near = inside(dataDir);
  const runner = findRunner(ownerOf(folder ?? near));
  const chosen = folder ?? (reaches(runner, near) ? near : outside(identity.id));
  if (!reaches(runner, chosen))
    throw new Error(
      `The database in ${chosen} cannot be reached by the account ${runner.name}, which it runs as: let that account pass through the folders above it (chmod o+x), or move DATA_DIR to where it can.`,
    );
  return {
    folder: chosen,
    runner,
    moved:
      chosen === near
        ? null
        : `The database of ${dataDir} is in ${chosen}, because the account ${runner.name} may not read ${dataDir}.`,
  };
};

const ownerOf = (folder: string): number | null =>
  fs.statSync(path.join(folder, "cluster"), { throwIfNoEntry: false })?.uid ?? null;

/** A socket's path has room for 107 bytes; where the folder's is too long it goes to the temporary folder. */
export const placeOf = (folder: string, runner: Runner): Place => {
  const near = path.join(folder, "run");
  const fits = Buffer.byteLength(path.join(near, ".s.PGSQL.5432.lock")) < 107;
  const socket = fits ? near : path.join(os.tmpdir(), `fanfold-${shortHash(folder)}`);
  if (fs.lstatSync(socket, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(`${socket} is a link; it should be a folder of its own.`);
  ownFolder(runner, socket);
  const log = path.join(folder, "log");
  if ((fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000) fs.rmSync(log);
  return { cluster: path.join(folder, "cluster"), socket, log };
};

const shortHash = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 10);
