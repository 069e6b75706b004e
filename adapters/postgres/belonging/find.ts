import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { refuge } from "../embedded/binaries.ts";
import { agreement, type Identity, newIdentity, readIdentity } from "./identity.ts";

/** What is to be done for a data folder's own database. */
export interface Found {
  readonly identity: Identity;
  /** It has none yet. */
  readonly isNew: boolean;
  /** Holds the database's files; null where there are none yet and a place has to be chosen. */
  readonly folder: string | null;
}

/** True where PostgreSQL's files are whole. */
export const hasCluster = (folder: string): boolean =>
  fs.existsSync(path.join(folder, "cluster", "global", "pg_control"));

export const inside = (dataDir: string): string => path.join(dataDir, "database");
/** Where the database goes that may not be inside. */
export const outside = (id: string, elsewhere = refuge): string =>
  path.join(elsewhere, `database-${id}`);

/**
 * Finds the database that belongs to a data folder, wherever it lies, and never takes none for a new one: where
 * the folder had a database and it is not found, this throws what to do. Changes nothing.
 */
export const findDatabase = (dataDir: string, accept?: string, elsewhere = refuge): Found => {
  const known = readIdentity(dataDir);
  const isNew = known === null;
  const identity = known ?? newIdentity();
  const { database } = identity;
  const agreed = (was: string) => accept === agreement(identity.id, was);
  if (database && "external" in database && !agreed("own"))
    throw new Error(
      `The data of ${dataDir} are in ${database.external}: set DATABASE_URL to it. To use the database inside the folder instead, set ACCEPT_DATABASE=${agreement(identity.id, "own")}.`,
    );
  const recorded =
    database && "embedded" in database ? path.resolve(dataDir, database.embedded) : null;
  const places = [
    ...(recorded === null ? [] : [recorded]),
    inside(dataDir),
    outside(identity.id, elsewhere),
    ...(recorded === null ? [ofBefore(dataDir, elsewhere), ...usedBy(dataDir, elsewhere)] : []),
  ];
  const folder = places.find(hasCluster) ?? null;
  if (folder !== null) {
    refuseCopy(dataDir, folder, identity);
    return { identity, isNew, folder };
  }
  if (recorded !== null && !agreed(recorded))
    throw new Error(
      `The database of ${dataDir} is not in ${recorded}. Bring that folder back, or restore a backup. To begin with an empty database, set ACCEPT_DATABASE=${agreement(identity.id, recorded)}.`,
    );
  if (isNew && wasUsed(dataDir) && accept !== agreement("none", dataDir))
    throw new Error(
      `${dataDir} was in use, but its database is not found. If the folder was renamed or moved, give it its old name for one start, or restore a backup; if it was used with a DATABASE_URL, set that. To begin with an empty database, set ACCEPT_DATABASE=${agreement("none", dataDir)}.`,
    );
  return { identity, isNew, folder: null };
};

/** Where versions before 2026-11-22 put it: by the path. */
const ofBefore = (dataDir: string, elsewhere: string): string => {
  const hash = createHash("sha256").update(inside(dataDir)).digest("hex").slice(0, 10);
  return path.join(elsewhere, `database-${hash}`);
};

const user = "used-by";

/** Notes in a database's folder that lies elsewhere which data folder it is for. */
export const noteUser = (folder: string, dataDir: string): void =>
  fs.writeFileSync(path.join(folder, user), `${dataDir}\n`);

const readUser = (folder: string): string | null => {
  const file = path.join(folder, user);
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8").trim() : null;
};

/** For a folder whose identity was lost: the places elsewhere that it was the last to use. */
const usedBy = (dataDir: string, elsewhere: string): string[] =>
  fs.existsSync(elsewhere)
    ? fs
        .readdirSync(elsewhere)
        .map((name) => path.join(elsewhere, name))
        .filter((place) => fs.statSync(place).isDirectory() && readUser(place) === dataDir)
    : [];

/** Two folders with one identity: the other still stands where the database was used from last. */
const refuseCopy = (dataDir: string, folder: string, { id }: Identity): void => {
  const other = folder === inside(dataDir) ? null : readUser(folder);
  if (other === null || !fs.existsSync(path.join(other, "identity.json"))) return;
  if (fs.realpathSync(other) === fs.realpathSync(dataDir)) return;
  if (readIdentity(other)?.id === id)
    throw new Error(
      `${dataDir} is a copy of ${other}, and both name the database in ${folder}. Start with ${other}; or remove that folder, if this one takes its place. For a second Fanfold with the same data use npm run backup and npm run restore.`,
    );
};

/** The folder keeps what only a server with a database writes. */
export const wasUsed = (dataDir: string): boolean =>
  ["secret", "objects"].some((name) => fs.existsSync(path.join(dataDir, name)));
