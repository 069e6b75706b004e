import { Readable } from "node:stream";
import { bareEtag, isPublished, publishedHeaders } from "#core/domain/media/index.ts";
import { type OpenObject, openObject } from "./file.ts";
import { type Part, partOf } from "./range.ts";

const plain = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { "Cache-Control": "no-store", ...headers } });

const has = (header: string | null, etag: string): boolean =>
  header !== null &&
  (header.trim() === "*" || header.split(",").some((tag) => bareEtag(tag.trim()) === etag));

/** The part that is asked for, unless what the asker holds is of another version (If-Range). */
const wanted = (request: Request, { info }: OpenObject): Part | "whole" | "none" => {
  const condition = request.headers.get("if-range");
  if (condition !== null && bareEtag(condition) !== info.etag) return "whole";
  return partOf(request.headers.get("range"), info.size);
};

/** The stream closes the file when it ends or when the asker goes away. */
const streamed = ({ handle }: OpenObject, { start, end }: Part): ReadableStream =>
  Readable.toWeb(handle.createReadStream({ start, end })) as ReadableStream;

/**
 * Answers GET and HEAD for a published object with ranges, 304 and a year of caching; 404 for anything
 * else, however its key is spelt (design rule 5).
 */
export const serve = async (folder: string, key: string, request: Request): Promise<Response> => {
  if (request.method !== "GET" && request.method !== "HEAD")
    return plain(405, { Allow: "GET, HEAD" });
  const object = isPublished(key) ? await openObject(folder, key) : null;
  if (object === null) return plain(404);

  const { info, handle } = object;
  const headers: Record<string, string> = { ...publishedHeaders(key, info.mime_type, info.etag) };
  const part = wanted(request, object);
  const answer = async (status: number): Promise<Response> => {
    await handle.close();
    return new Response(null, { status, headers });
  };

  if (has(request.headers.get("if-none-match"), info.etag)) return answer(304);
  if (part === "none") {
    await handle.close();
    return plain(416, { "Content-Range": `bytes */${info.size}` });
  }
  const { start, end } = part === "whole" ? { start: 0, end: info.size - 1 } : part;
  const status = part === "whole" ? 200 : 206;
  headers["Content-Length"] = String(end - start + 1);
  if (status === 206) headers["Content-Range"] = `bytes ${start}-${end}/${info.size}`;
  if (request.method === "HEAD" || info.size === 0) return answer(status);
  return new Response(streamed(object, { start, end }), { status, headers });
};
