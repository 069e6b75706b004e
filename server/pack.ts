import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { partOf } from "#adapters/objects-disk/index.ts";

const compressible = /^(text|application\/(json|manifest))|svg/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Encoding = "br" | "gzip" | "";
interface Packed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

const encodingOf = (type: string, request: Request): Encoding => {
  const accepts = request.headers.get("accept-encoding") ?? "";
  if (!compressible.test(type)) return "";
  return /\bbr\b/.test(accepts) ? "br" : /\bgzip\b/.test(accepts) ? "gzip" : "";
};

const pack = async (raw: Uint8Array, encoding: Encoding): Promise<Packed> => {
  const packed =
    encoding === "br"
      ? await brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } })
      : encoding === "gzip"
        ? await gzipped(raw)
        : raw;
  const bytes = new Uint8Array(packed);
  return { bytes, etag: `"${createHash("sha1").update(bytes).digest("base64url")}"` };
};

/** What does not change while the server runs. */
export interface Fixed {
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Asked once for each encoding. */
  readonly read: () => Promise<Uint8Array>;
}

/** Answers from memory: packed once an encoding, 304 where the browser has it already. */
export const fixed = ({
  type,
  headers,
  read,
}: Fixed): ((request: Request) => Promise<Response>) => {
  const packed = new Map<Encoding, Promise<Packed>>();
  const packOnce = (encoding: Encoding): Promise<Packed> => {
    const known = packed.get(encoding);
    if (known) return known;
    const made = read().then((raw) => pack(raw, encoding));
    packed.set(encoding, made);
    made.catch(() => packed.delete(encoding));
    return made;
  };
  return async (request) => {
    const encoding = encodingOf(type, request);
    const { bytes, etag } = await packOnce(encoding);
    const told = {
      "Content-Type": type,
      ETag: etag,
      Vary: "Accept-Encoding",
      ...(encoding ? { "Content-Encoding": encoding } : {}),
      ...headers,
    };
    if (request.headers.get("if-none-match") === etag)
      return new Response(null, { status: 304, headers: told });
    // a player asks for parts of a clip, and Safari plays nothing without them
    if (!/^(?:audio|video)\//.test(type) || request.method === "HEAD")
      return new Response(request.method === "HEAD" ? null : bytes, { headers: told });
    const part = partOf(request.headers.get("range"), bytes.length);
    const parts = { ...told, "Accept-Ranges": "bytes" };
    if (part === "whole") return new Response(bytes, { headers: parts });
    const none = { ...parts, "Content-Range": `bytes */${bytes.length}` };
    if (part === "none") return new Response(null, { status: 416, headers: none });
    const { start, end } = part;
    const range = { "Content-Range": `bytes ${start}-${end}/${bytes.length}` };
    return new Response(bytes.slice(start, end + 1), {
      status: 206,
      headers: { ...parts, ...range },
    });
  };
};

/** Texts packed lately, the latest last: the same page goes to many. */
const lately = new Map<string, Promise<Packed>>();
const mostLately = 16;

/** Answers with a text that is made for this request, packed as the browser likes it. */
export const packedText = async (
  request: Request,
  text: string,
  headers: Readonly<Record<string, string>> & { readonly "Content-Type": string },
  status = 200,
): Promise<Response> => {
  const encoding = encodingOf(headers["Content-Type"], request);
  const key = `${encoding} ${text}`;
  const packed = lately.get(key) ?? pack(new TextEncoder().encode(text), encoding);
  lately.delete(key);
  lately.set(key, packed);
  for (const oldest of [...lately.keys()].slice(0, -mostLately)) lately.delete(oldest);
  return new Response((await packed).bytes, {
    status,
    headers: {
      ...headers,
      Vary: "Accept-Encoding",
      ...(encoding ? { "Content-Encoding": encoding } : {}),
    },
  });
};
