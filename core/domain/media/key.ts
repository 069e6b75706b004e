import { minutes, type Span } from "#core/kernel/index.ts";

/**
 * Names in the object store: segments of letters, digits, `.`, `_`, `-`, none of which begins with a
 * dot, so that no key climbs out of its folder or hides in it.
 */
const key = /^[a-z0-9][\w.-]*(?:\/[a-z0-9][\w.-]*)*$/i;
const longestKey = 200;

export const isObjectKey = (text: string): boolean => text.length <= longestKey && key.test(text);

/**
 * Tells whether a key is of a published object: only what was re-encoded is ever served, never an upload (design rule
 * 5).
 */
export const isPublished = (text: string): boolean =>
  isObjectKey(text) && (text.startsWith("media/") || text.startsWith("thumbnails/"));

/** Stores and browsers write ETags with quotes, weak marks or neither; this is the tag alone (MEDIA-06). */
export const bareEtag = (etag: string): string => etag.replace(/^W\//, "").replaceAll('"', "");

/** How long a signed upload form is good for, in ms (OPEN-107). */
export const uploadFormLife: Span = minutes(15);

/** Kinds that a browser may show in place; anything else is only ever saved. */
const shownInPlace = /^(?:image\/(?:jpeg|png|webp|gif)|audio\/[\w.+-]+|video\/[\w.+-]+)$/;

/** The headers of a published object: kept for a year, never run, never guessed at. */
export const publishedHeaders = (
  objectKey: string,
  mime_type: string,
  etag: string,
): Readonly<Record<string, string>> => {
  const name = objectKey.slice(objectKey.lastIndexOf("/") + 1);
  const place = shownInPlace.test(mime_type) ? "inline" : "attachment";
  return {
    "Content-Type": mime_type,
    "Content-Disposition": `${place}; filename="${name}"`,
    "Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Cache-Control": "public, max-age=31536000, immutable",
    "Accept-Ranges": "bytes",
    ETag: `"${etag}"`,
  };
};
