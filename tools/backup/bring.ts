import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { workName } from "#adapters/node/index.ts";
import { keepIdentity, newIdentity } from "#adapters/postgres/belonging/identity.ts";
import { nameOf } from "#adapters/postgres/check.ts";
import { refill, unknownOf, whatHinders } from "#adapters/postgres/copy/refill.ts";
import type { Where } from "#adapters/postgres/database.ts";
import { lockFolder } from "#adapters/postgres/embedded/lock.ts";
import { startEmbedded } from "#adapters/postgres/embedded.ts";
import type { StreamingObjects } from "#core/service/index.ts";
import { type Checked, checkArchive, type Manifest, readArchive } from "./archive.ts";

export interface RestoreParts {
  readonly dataDir: string;
  /** `DATABASE_URL`; without it the database goes into the data folder. */
  readonly url?: string | undefined;
  /** `SECRET`, where it is set. */
  readonly secret?: string | undefined;
  /** Opens the object storage, given the data folder and the secret. */
  readonly openObjects: (dataDir: string, secret: string) => Promise<StreamingObjects>;
  /** What is there already is put aside (the folder) or removed (an external database). */
  readonly force: boolean;
  readonly note: (line: string) => void;
  readonly now: () => number;
}

export interface RestoreDone {
  readonly rows: number;
  readonly files: number;
  readonly made_on: string;
  readonly missing: readonly string[];
  /** Where what was in the data folder is now; null where it was empty. */
  readonly aside: string | null;
}

/** Made inside the data folder, so that moving in is a rename, on whatever disk it is. */
const stageName = ".restoring";
const asidePrefix = "before-restore-";

/**
 * Brings a backup into an empty data folder, and its database into the folder or into the empty database of
 * `DATABASE_URL`. The file is checked whole before anything is changed; the folder is filled beside, and moves
 * in when all of it is there.
 */
export const bringBack = async (path: string, parts: RestoreParts): Promise<RestoreDone> => {
  const checked = await checkArchive(path);
  parts.note(`${path} is whole: ${checked.manifest.rows} rows, made on ${checked.head.made_on}.`);
  const newer = unknownOf(checked.head.migrations);
  if (newer.length > 0)
    throw new Error(`${path} was made by a newer Fanfold (it has ${newer.join(", ")}).`);
  const { dataDir } = parts;
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  const stage = join(dataDir, stageName);
  try {
    await rm(stage, { recursive: true, force: true });
    const before = await contents(dataDir);
    if (before.length > 0 && !parts.force)
      throw new Error(
        `${dataDir} is not empty. Name an empty folder as DATA_DIR, or add --force: what is in it is put aside then.`,
      );
    if (parts.url !== undefined) await refuseUsed({ url: parts.url }, parts);
    await mkdir(stage, { mode: 0o755 });
    const files = await fill(path, checked, stage, parts);
    const aside = before.length > 0 ? await putAside(dataDir, before, parts.now()) : null;
    await moveIn(stage, dataDir);
    const { head, manifest } = checked;
    return { rows: manifest.rows, files, made_on: head.made_on, missing: manifest.missing, aside };
  } finally {
    await rm(stage, { recursive: true, force: true });
    await unlock();
  }
};

/** No data of the site: the work folder, which the next start empties, would be kept for good if it was put aside. */
const noData: ReadonlySet<string> = new Set(["server.lock", "lost+found", workName]);

const contents = async (dataDir: string): Promise<string[]> =>
  (await readdir(dataDir)).filter((name) => !noData.has(name) && !name.startsWith(asidePrefix));

const refuseUsed = async (where: { url: string }, { force }: RestoreParts): Promise<void> => {
  const hinders = await whatHinders(where);
  const name = nameOf(where.url);
  if (hinders === "server")
    throw new Error(`A server is using the database ${name}. Stop it first.`);
  if (hinders === "data" && !force)
    throw new Error(
      `The database ${name} is not empty. Name an empty one as DATABASE_URL, or add --force: what is in it is deleted then.`,
    );
};

/** Fills the folder beside, and the database; answers how many files that were. */
const fill = async (
  path: string,
  { head, manifest }: Checked,
  stage: string,
  parts: RestoreParts,
): Promise<number> => {
  const secret = (await textOf(path, "secret")).trim();
  if (parts.secret !== undefined && parts.secret !== secret)
    throw new Error(
      "SECRET is not the one of the backup. Set it to that, or leave it out: then it is kept in DATA_DIR.",
    );
  if (parts.secret === undefined)
    await writeFile(join(stage, "secret"), `${secret}\n`, { mode: 0o600, flush: true });
  // Before the rows that name them: a file too many does no harm.
  const files = await fillObjects(path, manifest, await parts.openObjects(stage, secret));
  parts.note(`Files: ${files}.`);
  const filling = {
    migrations: head.migrations,
    tables: head.tables.filter((table) => table !== "migrations").concat("migrations"),
    rows: (table: string) => batchesOf(path, `database/${table}.jsonl`),
  };
  if (parts.url !== undefined) {
    const identity = { ...newIdentity(), database: { external: nameOf(parts.url) } };
    const instead = parts.force;
    await refill({ url: parts.url }, filling, { instead, identity, dataDir: parts.dataDir });
    keepIdentity(stage, identity);
  } else await fillEmbedded(stage, filling, parts);
  return files;
};

const fillEmbedded = async (
  stage: string,
  filling: Parameters<typeof refill>[1],
  { dataDir }: RestoreParts,
): Promise<void> => {
  // a secret is there already, and no database: that is as it should be here
  const identity = newIdentity();
  keepIdentity(stage, identity);
  const embedded = await startEmbedded({ dataDir: stage });
  let whole = false;
  try {
    const where: Where = { socket: embedded.socket, database: "postgres" };
    await refill(where, filling, { instead: false, identity, dataDir });
    keepIdentity(stage, { ...identity, database: embedded.claim.home });
    whole = true;
  } finally {
    await embedded.stop();
    // below /var/lib it would stay behind
    if (!whole && embedded.moved) await rm(embedded.folder, { recursive: true, force: true });
  }
};

const fillObjects = async (
  path: string,
  manifest: Manifest,
  objects: StreamingObjects,
): Promise<number> => {
  let files = 0;
  for await (const { name, size, bytes } of readArchive(path)) {
    if (name.startsWith("objects/")) {
      const mime_type = manifest.entries[name]?.mime_type ?? "application/octet-stream";
      await objects.putFrom(name.slice("objects/".length), bytes, mime_type, size);
      files++;
    } else for await (const _ of bytes);
  }
  return files;
};

const textOf = async (path: string, wanted: string): Promise<string> => {
  for await (const { name, bytes } of readArchive(path)) {
    const parts: Uint8Array[] = [];
    for await (const chunk of bytes) if (name === wanted) parts.push(chunk);
    if (name === wanted) return Buffer.concat(parts).toString("utf8");
  }
  throw new Error(`${path} has no ${wanted}.`);
};

const batchLength = 4_000_000;

/** The lines of an entry, some at a time. A line ends with LF alone: text may hold other ends of line. */
async function* batchesOf(path: string, wanted: string): AsyncGenerator<readonly string[]> {
  for await (const { name, bytes } of readArchive(path)) {
    const decoder = new TextDecoder();
    let rest = "";
    for await (const chunk of bytes) {
      if (name !== wanted) continue;
      rest += decoder.decode(chunk, { stream: true });
      const end = rest.lastIndexOf("\n");
      if (rest.length < batchLength || end < 0) continue;
      yield rest.slice(0, end).split("\n");
      rest = rest.slice(end + 1);
    }
    if (name !== wanted) continue;
    if (rest !== "") yield rest.trimEnd().split("\n");
    return;
  }
}

const putAside = async (
  dataDir: string,
  names: readonly string[],
  now: number,
): Promise<string> => {
  const aside = join(dataDir, asidePrefix + new Date(now).toISOString().replace(/[:.]/g, "-"));
  await mkdir(aside, { mode: 0o755 });
  for (const name of names) await rename(join(dataDir, name), join(aside, name));
  return aside;
};

/** The identity last: with it the folder counts as whole. */
const moveIn = async (stage: string, dataDir: string): Promise<void> => {
  const names = (await readdir(stage)).filter((name) => name !== "server.lock");
  for (const name of names.filter((one) => one !== "identity.json").concat("identity.json"))
    await rename(join(stage, name), join(dataDir, name));
};
