import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { fixed } from "./pack.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".m4a": "audio/mp4",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** The built web app, held in memory and packed once a file and encoding. */
export interface StaticFiles {
  /** null where there is no such file; the request's own path is asked. */
  serve(request: Request, path?: string): Promise<Response | null>;
  readonly has: (path: string) => boolean;
}

/** How long caches, a CDN among them, may keep a file without asking. */
const cachingOf = (path: string): string => {
  // names below /assets/ carry a hash of what they hold
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  // pictures, music and contents of covers: the same for everyone, and new ones only with a new version
  return /^\/(cover-assets|posters|songs|stickers|tracks)\//.test(path)
    ? "public, max-age=300"
    : "no-cache";
};

export const staticFiles = async (folder: string): Promise<StaticFiles> => {
  const files = new Map<string, (request: Request) => Promise<Response>>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.parentPath.includes(".vite")) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    files.set(
      path,
      fixed({
        type: types[extname(path)] ?? "application/octet-stream",
        headers: { "Cache-Control": cachingOf(path) },
        read: () => readFile(file),
      }),
    );
  }
  return {
    has: (path) => files.has(path),
    serve: async (request, path = new URL(request.url).pathname) =>
      (await files.get(path)?.(request)) ?? null,
  };
};
