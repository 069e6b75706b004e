import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ObjectInfo } from "#core/service/ports/index.ts";

/*
 * One object is one file: its bytes, then what is known of them as JSON, then the length of that
 * (uint32) and a mark. So one rename publishes an object whole, with its type and hash, or not at all.
 */
const mark = Buffer.from("FFOBJ01\n");
const tailBytes = 4 + mark.length;
/** Longer than any JSON written here (hash 64, type below 100). */
const longestNote = 1024;

const incoming = ".incoming";
/** So many bytes are written at once: a write each chunk costs more than its hash (P13). */
const atOnce = 1_048_576;

const trailerOf = (info: ObjectInfo): Buffer => {
  const note = Buffer.from(JSON.stringify(info));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(note.length);
  return Buffer.concat([note, length, mark]);
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Makes the folder and sees to it that it is still there after a power cut. */
const lastingFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let at = folder; at.length >= first.length; at = dirname(at)) await syncFolder(dirname(at));
};

const writeAll = async (
  handle: FileHandle,
  chunks: readonly Uint8Array[],
  size: number,
): Promise<void> => {
  if (size === 0) return;
  const { bytesWritten } = await handle.writev(chunks);
  // a disk that is nearly full takes a part, and says why with the rest
  if (bytesWritten < size) await handle.writeFile(Buffer.concat(chunks).subarray(bytesWritten));
};

/**
 * Streams `source` into a file of its own while hashing it, and puts it in its place only when all of
 * it is on the disk. Throws what the source throws; then there is nothing left of it. `written` hears of chunks that are
 * needed no more.
 */
export const writeObject = async (
  folder: string,
  key: string,
  mime_type: string,
  source: AsyncIterable<Uint8Array>,
  written: (chunks: readonly Uint8Array[]) => void = () => undefined,
): Promise<ObjectInfo> => {
  const draft = join(folder, incoming, randomUUID());
  const target = join(folder, key);
  let info: ObjectInfo;
  await mkdir(dirname(draft), { recursive: true });
  const handle = await open(draft, "wx", 0o600);
  try {
    try {
      const hash = createHash("sha256");
      let size = 0;
      let past = 0;
      let waiting: Uint8Array[] = [];
      for await (const chunk of source) {
        size += chunk.byteLength;
        hash.update(chunk);
        waiting.push(chunk);
        if (size - past < atOnce) continue;
        await writeAll(handle, waiting, size - past);
        written(waiting);
        waiting = [];
        past = size;
      }
      await writeAll(handle, waiting, size - past);
      info = { size, etag: hash.digest("hex"), mime_type };
      await handle.writeFile(trailerOf(info));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await lastingFolder(dirname(target));
    await rename(draft, target);
    await syncFolder(dirname(target));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return info;
};

export interface OpenObject {
  readonly handle: FileHandle;
  readonly info: ObjectInfo;
}

const infoAtEnd = async (handle: FileHandle): Promise<ObjectInfo | null> => {
  const { size } = await handle.stat();
  const length = Math.min(size, longestNote);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, size - length);
  const markAt = bytesRead - mark.length;
  if (markAt < 4 || !buffer.subarray(markAt, bytesRead).equals(mark)) return null;
  const noteLength = buffer.readUInt32BE(markAt - 4);
  const noteAt = markAt - 4 - noteLength;
  if (noteAt < 0) return null;
  const info = JSON.parse(buffer.toString("utf8", noteAt, markAt - 4)) as ObjectInfo;
  return info.size + noteLength + tailBytes === size ? info : null;
};

/** null when there is none. The caller closes the handle. Throws for a file that was not written here. */
export const openObject = async (folder: string, key: string): Promise<OpenObject | null> => {
  const handle = await open(join(folder, key), "r").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
    throw error;
  });
  if (handle === null) return null;
  try {
    if ((await handle.stat()).isDirectory()) {
      await handle.close();
      return null;
    }
    const info = await infoAtEnd(handle);
    if (info === null) throw new Error(`The object ${key} is damaged: its end is missing.`);
    return { handle, info };
  } catch (error) {
    await handle.close();
    throw error;
  }
};

/** All of an object, checked against its hash. Closes the handle. */
export const readObject = async (
  { handle, info }: OpenObject,
  key: string,
): Promise<Uint8Array> => {
  if (info.size === 0) {
    await handle.close();
    return new Uint8Array();
  }
  const hash = createHash("sha256");
  const bytes = new Uint8Array(info.size);
  let at = 0;
  for await (const chunk of handle.createReadStream({ start: 0, end: info.size - 1 })) {
    hash.update(chunk as Buffer);
    bytes.set(chunk as Buffer, at);
    at += (chunk as Buffer).length;
  }
  if (hash.digest("hex") !== info.etag)
    throw new Error(`The object ${key} is damaged: its hash is wrong.`);
  return bytes;
};

/** The bytes of an object as they come from the disk. Closes the handle at their end. */
export async function* streamObject({ handle, info }: OpenObject): AsyncGenerator<Uint8Array> {
  try {
    if (info.size > 0)
      yield* handle.createReadStream({ start: 0, end: info.size - 1, autoClose: false });
  } finally {
    await handle.close();
  }
}

/**
 * Drops what a crash left half written and nobody has written to since `before` (ms since 1970).
 */
export const sweep = async (folder: string, before: number): Promise<void> => {
  await mkdir(join(folder, incoming), { recursive: true });
  for (const name of await readdir(join(folder, incoming))) {
    const file = join(folder, incoming, name);
    // another server of the same folder may have just finished or dropped it
    const written = await stat(file).catch(() => null);
    if (written === null || written.mtimeMs >= before) continue;
    await rm(file, { force: true });
  }
};
