import fs from "node:fs";
import path from "node:path";

/** Whom the database runs as: PostgreSQL refuses root. Nothing is set where we are an ordinary user. */
export interface Runner {
  readonly name: string;
  readonly ids: { readonly uid: number; readonly gid: number } | null;
}

/** `owner` is the uid that already owns the data, which only that account may open. */
export const findRunner = (owner: number | null): Runner => {
  if (process.getuid?.() !== 0) return { name: "the current user", ids: null };
  const accounts = fs
    .readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name = "", , uid, gid]) => ({ name, ids: { uid: Number(uid), gid: Number(gid) } }));
  const found =
    (owner ? accounts.find((a) => a.ids.uid === owner) : undefined) ??
    accounts.find((a) => a.name === "postgres") ??
    accounts.find((a) => a.name === "nobody");
  if (!found)
    throw new Error(
      "PostgreSQL does not run as root and there is no account postgres or nobody: create one, or set DATABASE_URL.",
    );
  return found;
};

/** True when the runner gets as far as `wanted` (or the part of it that exists): each folder lets it pass. */
export const reaches = (runner: Runner, wanted: string): boolean => {
  if (!runner.ids) return true;
  for (let at = path.resolve(wanted); ; at = path.dirname(at)) {
    const stat = fs.statSync(at, { throwIfNoEntry: false });
    if (stat && !allows(stat, runner.ids)) return false;
    if (at === path.dirname(at)) return true;
  }
};

const allows = (stat: fs.Stats, { uid, gid }: { uid: number; gid: number }): boolean => {
  const shift = stat.uid === uid ? 6 : stat.gid === gid ? 3 : 0;
  const needed = stat.isDirectory() ? 1 : 5;
  return ((stat.mode >> shift) & needed) === needed;
};

/** Makes a folder that the runner gets to, whatever our umask is; folders that were there stay as they are. */
export const makeWay = (runner: Runner, folder: string): void => {
  const first = fs.mkdirSync(folder, { recursive: true });
  if (first === undefined || !runner.ids) return;
  for (let at = folder; at.length >= first.length; at = path.dirname(at)) fs.chmodSync(at, 0o755);
};

/** A folder of the runner's own that nobody else may enter; throws where somebody else made it. */
export const ownFolder = (runner: Runner, folder: string): void => {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (runner.ids) fs.chownSync(folder, runner.ids.uid, runner.ids.gid);
  fs.chmodSync(folder, 0o700);
};
