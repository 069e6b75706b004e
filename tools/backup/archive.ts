import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { access } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { extract, pack } from "tar-stream";
import * as z from "zod/mini";

/*
 * The file of `npm run backup` is a tar of
 *   fanfold.json           what it is: format, migrations, when
 *   database/TABLE.jsonl   a table's rows, one JSON a line
 *   secret                 the server's
 *   objects/KEY            an upload, as its object store has it
 *   manifest.json          last: size and SHA-256 of every entry before; without it the file is cut short
 */

export const formatVersion = 1;
const headName = "fanfold.json";
const manifestName = "manifest.json";

const headSchema = z.object({
  format: z.number(),
  made_on: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.string()),
});
export type Head = z.output<typeof headSchema>;

const manifestSchema = z.object({
  entries: z.record(
    z.string(),
    z.object({ size: z.number(), sha256: z.string(), mime_type: z.optional(z.string()) }),
  ),
  rows: z.number(),
  missing: z.array(z.string()),
});
export type Manifest = z.output<typeof manifestSchema>;

export interface ArchiveWriter {
  /** Adds an entry of a known size; throws where the source has another. */
  add(
    name: string,
    size: number,
    source: AsyncIterable<Uint8Array>,
    mime_type?: string,
  ): Promise<void>;
  /** Ends it, with everything on the disk. */
  finish(facts: { rows: number; missing: readonly string[] }): Promise<Manifest>;
  /** Gives up: closes the file. */
  abandon(): void;
}

export const writeArchive = async (path: string, head: Head): Promise<ArchiveWriter> => {
  const tar = pack();
  const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  const written = pipeline(tar, file);
  // told by whoever writes next, or waits for the end
  written.catch(() => {});
  const entries: Record<string, Manifest["entries"][string]> = {};

  const add: ArchiveWriter["add"] = async (name, size, source, mime_type) => {
    const hash = createHash("sha256");
    const done = Promise.withResolvers<void>();
    const entry = tar.entry({ name, size, mode: 0o600 }, (error) =>
      error ? done.reject(error) : done.resolve(),
    );
    // a full disk ends the file, not the entry
    written.catch(done.reject);
    done.promise.catch(() => {});
    for await (const chunk of source) {
      hash.update(chunk);
      if (!entry.write(chunk))
        await Promise.race([new Promise((resolve) => entry.once("drain", resolve)), done.promise]);
    }
    entry.end();
    await done.promise;
    entries[name] = { size, sha256: hash.digest("hex"), ...(mime_type ? { mime_type } : {}) };
  };
  const addText = (name: string, text: string) => {
    const bytes = Buffer.from(text);
    return add(name, bytes.length, Readable.from([bytes]));
  };
  await addText(headName, JSON.stringify(head));
  return {
    add,
    finish: async ({ rows, missing }) => {
      const manifest: Manifest = { entries: { ...entries }, rows, missing: [...missing] };
      await addText(manifestName, JSON.stringify(manifest));
      tar.finalize();
      await written;
      return manifest;
    },
    abandon: () => tar.destroy(),
  };
};

/** Goes through the entries of an archive in their order; each is read or left before the next comes. */
export async function* readArchive(path: string): AsyncGenerator<{
  readonly name: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}> {
  const source = createReadStream(path);
  const tar = extract();
  source.on("error", (error) => tar.destroy(error));
  source.pipe(tar as unknown as NodeJS.WritableStream);
  try {
    for await (const entry of tar)
      yield {
        name: entry.header.name,
        size: entry.header.size ?? 0,
        bytes: entry as AsyncIterable<Uint8Array>,
      };
  } finally {
    source.destroy();
  }
}

export interface Checked {
  readonly head: Head;
  readonly manifest: Manifest;
}

/** Reads the whole file and compares every entry with its sum. Throws in plain words. */
export const checkArchive = async (path: string): Promise<Checked> => {
  await access(path).catch(() => Promise.reject(new Error(`There is no file ${path} to read.`)));
  const seen: Manifest["entries"] = {};
  let head: Head | null = null;
  let manifest: Manifest | null = null;
  try {
    for await (const { name, size, bytes } of readArchive(path)) {
      const hash = createHash("sha256");
      const kept: Uint8Array[] = [];
      for await (const chunk of bytes) {
        hash.update(chunk);
        if (name === headName || name === manifestName) kept.push(chunk);
      }
      const text = () => JSON.parse(Buffer.concat(kept).toString("utf8"));
      if (name === headName) head = z.parse(headSchema, text());
      if (name === manifestName) manifest = z.parse(manifestSchema, text());
      else seen[name] = { size, sha256: hash.digest("hex") };
    }
  } catch (error) {
    throw new Error(head ? cutShort(path) : `${path} is not a backup of Fanfold.`, {
      cause: error,
    });
  }
  if (head === null) throw new Error(`${path} is not a backup of Fanfold.`);
  if (head.format !== formatVersion)
    throw new Error(
      `${path} has the format ${head.format}; this version of Fanfold reads ${formatVersion}.`,
    );
  if (manifest === null) throw new Error(cutShort(path));
  const names = new Set([...Object.keys(seen), ...Object.keys(manifest.entries)]);
  for (const name of names) {
    const [was, is] = [manifest.entries[name], seen[name]];
    if (was?.sha256 !== is?.sha256 || was?.size !== is?.size)
      throw new Error(`${path} is damaged: ${name} is not as it was written.`);
  }
  return { head, manifest };
};

const cutShort = (path: string): string => `${path} is cut short or damaged: its end is missing.`;
