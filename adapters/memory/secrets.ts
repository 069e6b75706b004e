import type { Clock } from "#core/kernel/index.ts";
import type { Secrets } from "#core/service/ports/index.ts";

/** FNV-1a from four starting points: 128 bits of hex without a platform's cryptography. */
const digest = (text: string): string => {
  let [a, b, c, d] = [0x811c9dc5 | 0, 0x01000193, 0x5bd1e995, 0x27d4eb2f];
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    a = Math.imul(a ^ sign, 0x01000193);
    b = Math.imul(b ^ sign, 0x01000193);
    c = Math.imul(c ^ sign, 0x01000193);
    d = Math.imul(d ^ sign, 0x01000193);
  }
  return hex(a) + hex(b) + hex(c) + hex(d);
};
const hex = (hash: number): string => (hash >>> 0).toString(16).padStart(8, "0");

/** Secrets that keep their shape and nothing else: for tests and the browser-only demo. */
export const plainSecrets = (clock: Clock): Secrets => ({
  hash: digest,
  same: (a, b) => a === b,
  // nobody who searches what is kept finds a word of it
  seal: (key, text) => `${digest(key)}~${btoa(encodeURIComponent(text))}`,
  unseal: (key, sealed) => {
    const [mark, text = ""] = sealed.split("~");
    return mark === digest(key) ? decodeURIComponent(atob(text)) : null;
  },
  sign: async (claims, expiresInSeconds) => {
    const body = encodeURIComponent(
      JSON.stringify({ ...claims, expires: clock.now() + expiresInSeconds * 1000 }),
    );
    return `${body}~${digest(body)}`;
  },
  verify: async (token) => {
    const claims = verified.get(token) ?? read(token);
    if (claims === null) return "invalid";
    // a caller comes again and again with the same one
    if (verified.size >= 100) verified.clear();
    verified.set(token, claims);
    const { account, session, expires } = claims;
    return expires <= clock.now() ? "expired" : { account, session };
  },
});

interface Claims {
  readonly account: string;
  readonly session: string;
  readonly expires: number;
}
const verified = new Map<string, Claims>();

/** What a token says; null where nobody signed it. */
const read = (token: string): Claims | null => {
  const [body, mark, ...more] = token.split("~");
  if (!body || mark !== digest(body) || more.length > 0) return null;
  return JSON.parse(decodeURIComponent(body)) as Claims;
};
