import { createHash } from "node:crypto";
import { transportWords } from "#core/domain/words/index.ts";
import { type Outcome, type Refusal, refused } from "#core/kernel/index.ts";
import { refusalStatus } from "#core/operations/index.ts";
import { Unavailable } from "#core/service/ports/index.ts";

const headers = {
  "Content-Type": "application/json; charset=utf-8",
  // An answer is one person's; it may be kept only to be asked about again.
  "Cache-Control": "private, no-cache",
  Vary: "Authorization, Cookie",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

const etagOf = (text: string): string =>
  `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;

/** Whether one of the tags that the asker has is this one; weak marks do not matter for reading. */
const has = (ifNoneMatch: string | null, etag: string): boolean =>
  (ifNoneMatch ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);

/** Whoever is asked to come later is always told when (RFC 9110 §10.2.3). */
const aMinute = 60;

/** The body of a refusal (OPEN-08). */
export const refusalResponse = (refusal: Refusal, more: Record<string, string> = {}): Response => {
  const { code, message, errors, current, retryAfter } = refusal;
  const known: Readonly<Record<string, number>> = {
    ...refusalStatus,
    wrongMethod: 405,
    unavailable: 503,
  };
  const isLater = code === "limited" || code === "locked";
  const wait = retryAfter ?? (isLater ? aMinute : undefined);
  return new Response(JSON.stringify({ code, message, errors, current }), {
    status: known[code] ?? 500,
    headers: { ...headers, ...(wait === undefined ? {} : { "Retry-After": `${wait}` }), ...more },
  });
};

/** What an error is on the wire: 503 where the database is away for the moment, 500 where something is wrong. */
export const faultResponse = (error: unknown): Response =>
  error instanceof Unavailable
    ? refusalResponse(refused("unavailable", transportWords.unavailable).refusal, {
        "Retry-After": "5",
      })
    : refusalResponse(refused("fault", transportWords.fault).refusal);

/** An outcome on the wire: 204 for nothing, 304 for what the asker has already. */
export const write = (outcome: Outcome<unknown>, request: Request): Response => {
  if (!outcome.ok) return refusalResponse(outcome.refusal);
  if (outcome.value === null) return new Response(null, { status: 204, headers: bare });
  const text = JSON.stringify(outcome.value);
  if (request.method !== "GET") return new Response(text, { headers });
  const tagged = { ...headers, ETag: etagOf(text) };
  return has(request.headers.get("If-None-Match"), tagged.ETag)
    ? new Response(null, { status: 304, headers: tagged })
    : new Response(text, { headers: tagged });
};

const { "Content-Type": _type, ...bare } = headers;
