import type { Secrets } from "./ports/index.ts";

type Keyed = Pick<Secrets, "hash">;

/** Two hex digits a character, from the server's pepper and a key that is not kept here. */
function* pad(secrets: Keyed, key: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const hex = secrets.hash(`seal:${block}:${key}`);
    for (let at = 0; at + 1 < hex.length; at += 2) yield Number.parseInt(hex.slice(at, at + 2), 16);
  }
}

const escaped = (text: string): string =>
  text.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * A value as hex that only whoever shows the same key again can read: what is kept to repeat an answer tells nobody
 * else what was in it (R16). Use a key for one value only.
 */
export const seal = (secrets: Keyed, key: string, value: unknown): string => {
  const stream = pad(secrets, key);
  return Array.from(escaped(JSON.stringify(value)), (sign) =>
    (sign.charCodeAt(0) ^ stream.next().value).toString(16).padStart(2, "0"),
  ).join("");
};

export const unseal = (secrets: Keyed, key: string, sealed: string): unknown => {
  const stream = pad(secrets, key);
  const signs = (sealed.match(/../g) ?? []).map((two) =>
    String.fromCharCode(Number.parseInt(two, 16) ^ stream.next().value),
  );
  return JSON.parse(signs.join(""));
};
