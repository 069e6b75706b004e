import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { refuge } from "./binaries.ts";
import type { Place } from "./postmaster.ts";
import { findRunner, ownFolder, type Runner, reaches } from "./runner.ts";

/** The wanted folder, or one below /var/lib where the account that the database runs as may not go there. */
export const choose = (
  wanted: string,
): { folder: string; runner: Runner; moved: string | null } => {
  const ownerOf = (folder: string) =>
    fs.statSync(path.join(folder, "cluster"), { throwIfNoEntry: false })?.uid ?? null;
  const runner = findRunner(ownerOf(wanted));
  if (reaches(runner, wanted)) return { folder: wanted, runner, moved: null };
  const folder = path.join(refuge, `${path.basename(wanted)}-${shortHash(wanted)}`);
  const moved = `The database is in ${folder}, because the account ${runner.name} may not read ${wanted}.`;
  return { folder, runner: findRunner(ownerOf(folder)), moved };
};

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
