import { transportWords } from "#core/domain/words/index.ts";
import { type Message, type Outcome, type Refusal, refused } from "#core/kernel/index.ts";
import { refusalStatus } from "#core/operations/index.ts";
import { Unavailable, type Voice } from "#core/service/ports/index.ts";
import type { Answer } from "./answer.ts";
import { type Spelt, spell } from "./spell.ts";

const headers = {
  "Content-Type": "application/json; charset=utf-8",
  // An answer is one person's; it may be kept only to be asked about again.
  "Cache-Control": "private, no-cache",
  Vary: "Authorization, Cookie, Accept-Encoding",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

/** Whether one of the tags that the asker has is this one; weak marks do not matter for reading. */
const has = (ifNoneMatch: string | null, etag: string): boolean =>
  (ifNoneMatch ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);

/** Whoever is asked to come later is always told when (RFC 9110 §10.2.3). */
const aMinute = 60;

/** A refusal on the wire (OPEN-08). */
export const refusalAnswer = (
  refusal: Refusal,
  voice: () => Voice,
  more: Record<string, string> = {},
): Answer => {
  const { code, message, errors, current, retryAfter } = refusal;
  const { say, locale } = voice();
  const said = (words: Message) => ({ key: words.key, params: words.params, message: say(words) });
  const known: Readonly<Record<string, number>> = {
    ...refusalStatus,
    wrongMethod: 405,
    unavailable: 503,
  };
  const isLater = code === "limited" || code === "locked";
  const wait = retryAfter ?? (isLater ? aMinute : undefined);
  return {
    status: known[code] ?? 500,
    headers: {
      ...headers,
      "Content-Language": locale,
      Vary: `${headers.Vary}, Accept-Language`,
      ...(wait === undefined ? {} : { "Retry-After": `${wait}` }),
      ...more,
    },
    body: JSON.stringify({
      code,
      ...said(message),
      errors: errors.map((one) => ({ field: one.field, ...said(one.message) })),
      current,
    }),
  };
};
const responseOf = ({ body, ...init }: Answer): Response => new Response(body, init);
export const refusalResponse = (refusal: Refusal, voice: () => Voice): Response =>
  responseOf(refusalAnswer(refusal, voice));

/** What an error is on the wire: 503 where the database is away for the moment, 500 where something is wrong. */
export const faultAnswer = (error: unknown, voice: () => Voice): Answer =>
  error instanceof Unavailable
    ? refusalAnswer(refused("unavailable", transportWords.unavailable).refusal, voice, {
        "Retry-After": "5",
      })
    : refusalAnswer(refused("fault", transportWords.fault).refusal, voice);
export const faultResponse = (error: unknown, voice: () => Voice): Response =>
  responseOf(faultAnswer(error, voice));

/**
 * An answer that is kept in memory is spelt once for those who ask again, however often. Most ask once: their text is
 * let go.
 */
const spelt = new WeakMap<object, Spelt | "once">();
const spellOnce = (value: object): Spelt => {
  const known = spelt.get(value);
  if (known !== undefined && known !== "once") return known;
  const now = spell(value);
  spelt.set(value, known === "once" ? now : "once");
  return now;
};

/** An outcome on the wire: 204 for nothing, 304 for what the asker has already. */
export const write = (
  outcome: Outcome<unknown>,
  request: Request,
  voice: () => Voice,
  isKept = false,
): Answer => {
  if (!outcome.ok) return refusalAnswer(outcome.refusal, voice);
  const value = outcome.value as object | null;
  if (value === null) return { status: 204, headers: bare, body: null };
  if (request.method !== "GET") return { status: 200, headers, body: JSON.stringify(value) };
  const { body, etag } = isKept ? spellOnce(value) : spell(value);
  const tagged = { ...headers, ETag: etag };
  return has(request.headers.get("If-None-Match"), etag)
    ? { status: 304, headers: tagged, body: null }
    : { status: 200, headers: tagged, body };
};

const { "Content-Type": _type, ...bare } = headers;
