import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { Clock } from "#core/kernel/index.ts";
import { writeObject } from "./file.ts";
import { MalformedForm, openForm } from "./form.ts";
import { policyOf } from "./policy.ts";

export interface Receiving {
  readonly folder: string;
  readonly secret: string;
  readonly clock: Clock;
}

type Code =
  | "AccessDenied"
  | "BadDigest"
  | "EntityTooLarge"
  | "EntityTooSmall"
  | "ExpiredToken"
  | "MalformedPOSTRequest"
  | "MethodNotAllowed"
  | "SignatureDoesNotMatch";

const statusOf: Record<Code, number> = {
  AccessDenied: 403,
  BadDigest: 400,
  EntityTooLarge: 413,
  EntityTooSmall: 400,
  ExpiredToken: 403,
  MalformedPOSTRequest: 400,
  MethodNotAllowed: 405,
  SignatureDoesNotMatch: 403,
};

const xml = (status: number, body: string, headers: Record<string, string> = {}): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
    status,
    headers: {
      "Content-Type": "application/xml",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      ...headers,
    },
  });

const refuse = (code: Code): Response => xml(statusOf[code], `<Error><Code>${code}</Code></Error>`);

/** The file was not what its form allows. */
class NotAdmitted extends Error {
  readonly code: Code;
  constructor(code: Code) {
    super(code);
    this.code = code;
  }
}

/** Senders only read an answer once they have sent; this much too much is let past for their sake. */
const graceBytes = 8 * 1_048_576;

/** Passes on what may be kept; fails for a file that is empty, too large or not what its sender hashed. */
const admitted = async function* (
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
  digest: string | undefined,
): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > maxBytes + graceBytes) break;
    if (size > maxBytes) continue;
    if (digest !== undefined) hash.update(chunk);
    yield chunk;
  }
  if (size === 0) throw new NotAdmitted("EntityTooSmall");
  if (size > maxBytes) throw new NotAdmitted("EntityTooLarge");
  if (digest !== undefined && hash.digest("hex") !== digest.toLowerCase())
    throw new NotAdmitted("BadDigest");
};

/**
 * Answers one form POST as S3 does (API-90, OPEN-107): 201 with the ETag as a header and in an XML
 * body once the file is whole on the disk, else an XML error and nothing kept. A field
 * `x-ff-sha256` (hex) before the file is checked against what arrived. `incoming`: the body as Node has it (P13).
 */
export const receive = async (
  { folder, secret, clock }: Receiving,
  request: Request,
  incoming?: Readable,
): Promise<Response> => {
  if (request.method !== "POST") return refuse("MethodNotAllowed");
  const form = await openForm(request, incoming).catch((error: unknown) => {
    if (error instanceof MalformedForm) return null;
    throw error;
  });
  if (form === null) return refuse("MalformedPOSTRequest");
  try {
    const policy = policyOf(secret, clock.now(), form.fields);
    if (typeof policy === "string") return refuse(policy);
    let broken = false;
    form.file.once("error", () => {
      broken = true;
    });
    try {
      const { key, mime_type, maxBytes } = policy;
      const source = admitted(form.file, maxBytes, form.fields.get("x-ff-sha256"));
      const { etag } = await writeObject(folder, key, mime_type, source, form.release);
      const quoted = `"${etag}"`;
      return xml(201, `<PostResponse><Key>${key}</Key><ETag>${quoted}</ETag></PostResponse>`, {
        ETag: quoted,
      });
    } catch (error) {
      if (error instanceof NotAdmitted) return refuse(error.code);
      if (broken) return refuse("MalformedPOSTRequest");
      throw error;
    }
  } finally {
    await form.leave();
  }
};
