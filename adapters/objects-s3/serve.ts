import { GetObjectCommand, HeadObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import { bareEtag, isPublished, publishedHeaders } from "#core/domain/media/index.ts";
import { orNone, statusOf } from "./failure.ts";

const plain = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { "Cache-Control": "no-store", ...headers } });

/** Whether what the asker holds is what is stored; else it starts over with the whole (If-Range). */
const fits = (condition: string | null, etag: string): boolean =>
  condition === null || bareEtag(condition) === etag;

/** One part in bytes is passed on; what else a Range header may hold is answered with the whole. */
const onePart = /^bytes=(?:\d+-\d*|-\d+)$/;

/** Answers GET and HEAD for a published object from the bucket, as the disk does: see `publishedHeaders`. */
export const serve = async (
  client: S3Client,
  Bucket: string,
  Key: string,
  request: Request,
): Promise<Response> => {
  if (request.method !== "GET" && request.method !== "HEAD")
    return plain(405, { Allow: "GET, HEAD" });
  const head = isPublished(Key)
    ? await orNone(client.send(new HeadObjectCommand({ Bucket, Key })))
    : null;
  if (head === null) return plain(404);

  const etag = bareEtag(head.ETag ?? "");
  const size = head.ContentLength ?? 0;
  const headers: Record<string, string> = {
    ...publishedHeaders(Key, head.ContentType ?? "application/octet-stream", etag),
  };
  const known = request.headers.get("if-none-match");
  if (known?.split(",").some((tag) => bareEtag(tag.trim()) === etag || tag.trim() === "*"))
    return new Response(null, { status: 304, headers });
  headers["Content-Length"] = String(size);
  if (request.method === "HEAD") return new Response(null, { status: 200, headers });

  const range = request.headers.get("range")?.trim() ?? "";
  const asked = onePart.test(range) && fits(request.headers.get("if-range"), etag);
  try {
    const part = asked ? { Range: range } : {};
    const object = await client.send(new GetObjectCommand({ Bucket, Key, ...part }));
    headers["Content-Length"] = String(object.ContentLength ?? size);
    if (object.ContentRange) headers["Content-Range"] = object.ContentRange;
    const body = object.Body?.transformToWebStream() as ReadableStream | undefined;
    return new Response(body ?? null, { status: object.ContentRange ? 206 : 200, headers });
  } catch (error) {
    if (statusOf(error) !== 416) throw error;
    return plain(416, { "Content-Range": `bytes */${size}` });
  }
};
