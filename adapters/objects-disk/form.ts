import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { bodyOf } from "./body.ts";

/** A form that is being read: its fields are known, its file is still coming in. */
export interface ArrivingForm {
  readonly fields: ReadonlyMap<string, string>;
  readonly file: Readable;
  /** Gives back the memory of chunks of the file that are of no more use. */
  release(chunks: readonly Uint8Array[]): void;
  /** Lets go of what was not read, politely for `graceBytes` so that the answer reaches the sender. */
  leave(): Promise<void>;
}

/** The body is not a form with all its fields first and its file last (API-90), or it broke off. */
export class MalformedForm extends Error {}

/** Browsers only read an answer once they have sent; this much is let past for their sake. */
const graceBytes = 8 * 1_048_576;
const limits = { fields: 20, fieldNameSize: 100, fieldSize: 8192, files: 1, parts: 21 };

/** Reads up to the file of a multipart form; memory stays at a few chunks whatever is sent. */
export const openForm = async (request: Request, incoming?: Readable): Promise<ArrivingForm> => {
  const type = request.headers.get("content-type") ?? "";
  const body = /^multipart\/form-data\s*;/i.test(type) ? bodyOf(request, incoming) : null;
  if (body === null) throw new MalformedForm();
  const fields = new Map<string, string>();
  const parser = (() => {
    try {
      return busboy({ headers: { "content-type": type }, limits });
    } catch {
      throw new MalformedForm();
    }
  })();

  const file = await new Promise<Readable | null>((resolve, reject) => {
    parser.on("field", (name, value) => void fields.set(name, value));
    parser.on("file", (_name, stream) => {
      // What goes wrong is told by whoever reads the file; unread it must not end the process.
      stream.on("error", () => {});
      resolve(stream);
    });
    parser.on("close", () => resolve(null));
    pipeline(body.stream, parser).catch(() => reject(new MalformedForm()));
  });
  if (file === null) throw new MalformedForm();

  return {
    fields,
    file,
    release: body.release,
    leave: async () => {
      let left = graceBytes;
      try {
        if (!file.destroyed)
          for await (const chunk of file) {
            left -= (chunk as Buffer).length;
            if (left < 0) break;
          }
      } catch {
        // The sender went away; there is nobody left to be polite to.
      }
      body.stream.destroy();
    },
  };
};
