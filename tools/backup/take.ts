import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { readIdentity } from "#adapters/postgres/belonging/identity.ts";
import { type Snapshot, takeSnapshot } from "#adapters/postgres/copy/snapshot.ts";
import type { Where } from "#adapters/postgres/database.ts";
import { isPublished, type MediaRecord } from "#core/domain/media/index.ts";
import type { PostalOrderRecord } from "#core/domain/postal/index.ts";
import type { SlideRecord } from "#core/domain/slide/index.ts";
import { filesOf, type StreamingObjects } from "#core/service/index.ts";
import { type ArchiveWriter, formatVersion, writeArchive } from "./archive.ts";

export interface BackupParts {
  readonly where: Where;
  readonly dataDir: string;
  readonly objects: StreamingObjects;
  readonly secret: string;
  /** Told what is being done, in lines. */
  readonly note: (line: string) => void;
  readonly now: () => number;
}

export interface BackupDone {
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
  /** Files that the database names and the object store has not; those of rows deleted meanwhile are not among them. */
  readonly missing: readonly string[];
}

/**
 * Writes database, uploads and secret as they are now into one file, while servers go on writing. The database
 * is read as of one moment; then the files that it names. A file is there whole or not at all.
 */
export const takeBackup = async (path: string, parts: BackupParts): Promise<BackupDone> => {
  if (await stat(path).catch(() => null)) throw new Error(`${path} is there already.`);
  const half = `${path}.part`;
  await rm(half, { force: true });
  const spool = await mkdtemp(join(dirname(path), ".fanfold-backup-"));
  const snapshot = await takeSnapshot(parts.where);
  let archive: ArchiveWriter | null = null;
  try {
    const own = readIdentity(parts.dataDir);
    if (own !== null && snapshot.owner !== null && own.id !== snapshot.owner)
      throw new Error(
        `The database does not belong to ${parts.dataDir}, whose uploads and secret would go with it.`,
      );
    archive = await writeArchive(half, {
      format: formatVersion,
      made_on: new Date(parts.now()).toISOString(),
      migrations: [...snapshot.migrations],
      tables: [...snapshot.tables],
    });
    const { rows, keys } = await addTables(archive, snapshot, spool, parts.note);
    await snapshot.end();
    const secret = Buffer.from(`${parts.secret}\n`);
    await archive.add("secret", secret.length, Readable.from([secret]));
    const absent = await addObjects(archive, keys, parts);
    const missing = await stillNamed(absent, parts.where);
    await archive.finish({ rows, missing });
    await rename(half, path);
    const { size } = await stat(path);
    return { rows, files: keys.size - absent.size, bytes: size, missing };
  } catch (error) {
    archive?.abandon();
    await rm(half, { force: true });
    throw error;
  } finally {
    await snapshot.end();
    await rm(spool, { recursive: true, force: true });
  }
};

const addTables = async (
  archive: ArchiveWriter,
  snapshot: Snapshot,
  spool: string,
  note: (line: string) => void,
) => {
  let rows = 0;
  const keys = new Set<string>();
  const file = join(spool, "table");
  for (const table of snapshot.tables) {
    async function* lines() {
      for await (const batch of snapshot.rows(table)) {
        rows += batch.length;
        for (const key of keysIn(table, batch)) keys.add(key);
        yield `${batch.join("\n")}\n`;
      }
    }
    // an entry of a tar begins with its size
    await pipeline(Readable.from(lines()), createWriteStream(file));
    await archive.add(`database/${table}.jsonl`, (await stat(file)).size, createReadStream(file));
  }
  note(`Database: ${rows} rows in ${snapshot.tables.length} tables, ${keys.size} files named.`);
  return { rows, keys };
};

/** The objects that rows name: those of media, slides and printed cards, and uploads that wait to be used. */
const keysIn = (table: string, lines: readonly string[]): Iterable<string> => {
  const rows = () => lines.map((line) => JSON.parse(line));
  if (table === "media") return filesOf(rows() as MediaRecord[]);
  if (table === "postal_orders")
    return new Set((rows() as PostalOrderRecord[]).flatMap(({ print_key }) => print_key ?? []));
  if (table === "slides") return filesOf([], rows() as SlideRecord[]);
  return table === "uploads" ? rows().map(({ id }: { id: string }) => id) : [];
};

const addObjects = async (
  archive: ArchiveWriter,
  keys: ReadonlySet<string>,
  { objects, note }: BackupParts,
): Promise<ReadonlySet<string>> => {
  const absent = new Set<string>();
  let bytes = 0;
  let told = 0;
  for (const key of keys) {
    const object = await objects.open(key);
    if (object === null) absent.add(key);
    else {
      await archive.add(`objects/${key}`, object.info.size, object.bytes, object.info.mime_type);
      bytes += object.info.size;
      if (bytes - told < 200_000_000) continue;
      told = bytes;
      note(`Files: ${Math.round(bytes / 1e6)} MB so far.`);
    }
  }
  return absent;
};

/** Not missed is what was deleted while the backup was made, and what came in: once it is re-encoded the original goes. */
const stillNamed = async (absent: ReadonlySet<string>, where: Where): Promise<string[]> => {
  if (absent.size === 0) return [];
  const now = await takeSnapshot(where);
  try {
    const named = new Set<string>();
    for (const table of ["media", "slides"])
      for await (const batch of now.rows(table))
        for (const key of keysIn(table, batch)) named.add(key);
    return [...absent].filter((key) => isPublished(key) && named.has(key));
  } finally {
    await now.end();
  }
};
