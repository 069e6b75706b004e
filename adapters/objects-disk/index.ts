import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { isObjectKey } from "#core/domain/media/index.ts";
import { type Clock, minutes } from "#core/kernel/index.ts";
import type { StreamingObjects } from "#core/service/ports/index.ts";
import { openObject, readObject, streamObject, sweep, writeObject } from "./file.ts";
import { signedFields } from "./policy.ts";
import { receive } from "./receive.ts";
import { serve } from "./serve.ts";

export interface DiskObjects extends StreamingObjects {
  /** Answers the form POST that `form` allowed (API-90); `incoming` is its body as Node has it, where it is at hand. */
  receive(request: Request, incoming?: Readable): Promise<Response>;
  /** Answers GET and HEAD of a published object, by its key. */
  serve(key: string, request: Request): Promise<Response>;
  /** Drops what is half written and has not changed for an hour: its process is dead. */
  sweep(): Promise<void>;
}

export interface DiskOptions {
  /** Holds every object; made when it is missing. */
  readonly folder: string;
  /** Where browsers reach `receive`. */
  readonly uploadUrl: string;
  /** Signs upload forms. */
  readonly secret: string;
  readonly clock: Clock;
  /** Other servers may be writing there: what is half written is dropped only after an hour without a change. */
  readonly shared?: boolean;
}

const known = (key: string): string => {
  if (!isObjectKey(key)) throw new Error("Not a key of the object store.");
  return key;
};

/** Object storage in a folder. Drops what an earlier process left half written. */
export const diskObjects = async (options: DiskOptions): Promise<DiskObjects> => {
  const { uploadUrl, secret, clock } = options;
  const folder = resolve(options.folder);
  const sweepPast = () => sweep(folder, clock.now() - minutes(60));
  await (options.shared ? sweepPast() : sweep(folder, Number.POSITIVE_INFINITY));
  return {
    form: async (key, mime_type, maxBytes) => ({
      url: uploadUrl,
      fields: signedFields(secret, clock.now(), { key: known(key), mime_type, maxBytes }),
    }),
    put: async (key, bytes, mime_type) =>
      writeObject(
        folder,
        known(key),
        mime_type,
        (async function* () {
          yield bytes;
        })(),
      ),
    info: async (key) => {
      const object = await openObject(folder, known(key));
      await object?.handle.close();
      return object?.info ?? null;
    },
    read: async (key) => {
      const object = await openObject(folder, known(key));
      return object && readObject(object, key);
    },
    open: async (key) => {
      const object = await openObject(folder, known(key));
      return object && { info: object.info, bytes: streamObject(object) };
    },
    putFrom: async (key, source, mime_type) => writeObject(folder, known(key), mime_type, source),
    remove: async (key) => rm(join(folder, known(key)), { force: true }),
    receive: (request, incoming) => receive({ folder, secret, clock }, request, incoming),
    serve: (key, request) => serve(folder, key, request),
    sweep: sweepPast,
  };
};
export { partOf } from "./range.ts";
