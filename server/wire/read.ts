import type { Context } from "hono";
import { transportWords } from "#core/domain/words/index.ts";
import { done, type Outcome, refused } from "#core/kernel/index.ts";
import type { Operation } from "#core/operations/index.ts";

/** A request's parts, as the table splits them. */
export interface Read {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const malformed = (words: string) => refused("malformed", words);

/** No text of ours holds a NUL, and PostgreSQL keeps none. */
const holdsNul = (value: unknown): boolean => {
  if (typeof value === "string") return value.includes("\0");
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes("\0") || holdsNul(inner));
};

const readBody = async (c: Context): Promise<Outcome<unknown, "malformed">> => {
  const text = await c.req.text();
  if (text.trim() === "") return done(undefined);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return malformed(transportWords.brokenJson);
  }
  return typeof value === "object" && value !== null
    ? done(value)
    : malformed(transportWords.notAnObject);
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
  return holdsNul(parts) ? malformed(transportWords.wrongSigns) : done(parts);
};
