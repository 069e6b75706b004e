import type { Secrets } from "./ports/index.ts";

type Keyed = Pick<Secrets, "hash">;

/** Every byte in hex, and back: most calls that write seal an answer, and spelling takes longer than hashing. */
const hexOf: readonly string[] = Array.from({ length: 256 }, (_, byte) =>
  byte.toString(16).padStart(2, "0"),
);
const byteOf = new Map(hexOf.map((hex, byte) => [hex, byte]));
const bytesOf = (hex: string): readonly number[] =>
  (hex.match(/../g) ?? []).map((two) => byteOf.get(two) ?? 0);

/** One byte after another, from the server's pepper and a key that is not kept here. */
const padOf = (secrets: Keyed, key: string): (() => number) => {
  let blocks = 0;
  let block: readonly number[] = [];
  let at = 0;
  return () => {
    if (at === block.length) {
      block = bytesOf(secrets.hash(`seal:${blocks++}:${key}`));
      at = 0;
    }
    return block[at++] ?? 0;
  };
};

const escaped = (text: string): string =>
  text.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * A value as hex that only whoever shows the same key again can read: what is kept to repeat an answer tells nobody
 * else what was in it (R16). Use a key for one value only.
 */
export const seal = (secrets: Keyed, key: string, value: unknown): string => {
  const next = padOf(secrets, key);
  const text = escaped(JSON.stringify(value));
  let sealed = "";
  for (let at = 0; at < text.length; at++) sealed += hexOf[text.charCodeAt(at) ^ next()];
  return sealed;
};

export const unseal = (secrets: Keyed, key: string, sealed: string): unknown => {
  const next = padOf(secrets, key);
  const signs = bytesOf(sealed).map((byte) => String.fromCharCode(byte ^ next()));
  return JSON.parse(signs.join(""));
};
