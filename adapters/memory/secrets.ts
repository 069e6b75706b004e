import type { Clock } from "#core/kernel/index.ts";
import type { Secrets } from "#core/service/ports/index.ts";

/** FNV-1a from four starting points: 128 bits of hex without a platform's cryptography. */
const digest = (text: string): string =>
  [0x811c9dc5, 0x01000193, 0x5bd1e995, 0x27d4eb2f]
    .map((seed) => {
      let hash = seed;
      for (let i = 0; i < text.length; i++)
        hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
      return hash.toString(16).padStart(8, "0");
    })
    .join("");

/** Secrets that keep their shape and nothing else: for tests and the browser-only demo. */
export const plainSecrets = (clock: Clock): Secrets => ({
  hash: digest,
  same: (a, b) => a === b,
  sign: async (claims, expiresInSeconds) => {
    const body = encodeURIComponent(
      JSON.stringify({ ...claims, expires: clock.now() + expiresInSeconds * 1000 }),
    );
    return `${body}~${digest(body)}`;
  },
  verify: async (token) => {
    const [body, mark, ...more] = token.split("~");
    if (!body || mark !== digest(body) || more.length > 0) return "invalid";
    const { account, session, expires } = JSON.parse(decodeURIComponent(body)) as {
      account: string;
      session: string;
      expires: number;
    };
    return expires <= clock.now() ? "expired" : { account, session };
  },
});
