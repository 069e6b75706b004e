import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const compressible = /^(text|application\/(json|manifest))|svg/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

interface Packed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoding?: string;
}

/** The built web app, held in memory and packed once a file and encoding. */
export interface StaticFiles {
  /** null where there is no such file; the request's own path is asked. */
  serve(request: Request, path?: string): Promise<Response | null>;
}

export const staticFiles = async (folder: string): Promise<StaticFiles> => {
  const paths = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && !entry.parentPath.includes(".vite")) {
      const file = join(entry.parentPath, entry.name);
      paths.set(`/${relative(folder, file).split(sep).join("/")}`, file);
    }
  const packed = new Map<string, Promise<Packed>>();

  const pack = (path: string, file: string, accepts: string): Promise<Packed> => {
    const type = types[extname(path)] ?? "application/octet-stream";
    const encoding = !compressible.test(type)
      ? ""
      : /\bbr\b/.test(accepts)
        ? "br"
        : /\bgzip\b/.test(accepts)
          ? "gzip"
          : "";
    const key = `${path} ${encoding}`;
    const known = packed.get(key);
    if (known) return known;
    const made = readFile(file).then(async (raw): Promise<Packed> => {
      if (encoding === "br")
        return {
          bytes: copy(await brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } })),
          encoding,
        };
      if (encoding === "gzip") return { bytes: copy(await gzipped(raw)), encoding };
      return { bytes: copy(raw) };
    });
    packed.set(key, made);
    return made;
  };

  return {
    serve: async (request, path = new URL(request.url).pathname) => {
      const file = paths.get(path);
      if (file === undefined) return null;
      const { bytes, encoding } = await pack(
        path,
        file,
        request.headers.get("accept-encoding") ?? "",
      );
      const etag = `"${createHash("sha1").update(bytes).digest("base64url")}"`;
      const headers: Record<string, string> = {
        "Content-Type": types[extname(path)] ?? "application/octet-stream",
        "Cache-Control": path.startsWith("/assets/")
          ? "public, max-age=31536000, immutable"
          : "no-cache",
        ETag: etag,
        Vary: "Accept-Encoding",
        ...(encoding ? { "Content-Encoding": encoding } : {}),
      };
      if (request.headers.get("if-none-match") === etag)
        return new Response(null, { status: 304, headers });
      return new Response(request.method === "HEAD" ? null : bytes, { headers });
    },
  };
};

const copy = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);
