import type { Context } from "hono";
import { requestWords } from "#core/domain/words/index.ts";
import { done, type Message, type Outcome, refused } from "#core/kernel/index.ts";
import type { Operation } from "#core/operations/index.ts";

/** A request's parts, as the table splits them. */
export interface Read {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const malformed = (words: Message) => refused("malformed", words);

/** Deeper than anything that the table asks for. */
const deepest = 32;

/** Whether every text can be stored: PostgreSQL keeps no NUL and no half of a surrogate pair. */
const isStorable = (value: unknown, depth = 0): boolean => {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  if (depth === deepest) return false;
  return Object.entries(value).every(
    ([key, inner]) => isStorable(key, depth) && isStorable(inner, depth + 1),
  );
};

const readBody = async (c: Context): Promise<Outcome<unknown, "malformed">> => {
  const text = await c.req.text();
  if (text.trim() === "") return done(undefined);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return malformed(requestWords.brokenJson);
  }
  return typeof value === "object" && value !== null
    ? done(value)
    : malformed(requestWords.notAnObject);
};

/** Without the words that only have several spellings. */
const named = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !name.startsWith("_")));

/** Takes a request apart for its row; what cannot be read at all is `malformed`. */
export const read = async (row: Operation, c: Context): Promise<Outcome<Read, "malformed">> => {
  const body = row.body ? await readBody(c) : done(undefined);
  if (!body.ok) return body;
  const parts: Read = {
    ...(row.path ? { path: named(c.req.param()) } : {}),
    ...(row.query ? { query: c.req.query() } : {}),
    ...(body.value === undefined ? {} : { body: body.value }),
  };
  return isStorable(parts) ? done(parts) : malformed(requestWords.wrongSigns);
};
