import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  webcrypto,
} from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import type { Clock } from "#core/kernel/index.ts";
import type { Secrets } from "#core/service/ports/index.ts";

const issuer = "fanfold";
const audience = "fanfold-access";
/** Verified tokens kept at once, the oldest given up first; some 400 bytes each. */
const mostVerified = 10_000;

/** One secret, a different key for each use of it: a leak or mix-up of one tells nothing of the others. */
export const keyFor = (secret: string, use: "pepper" | "access" | "uploads" | "sealing"): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "fanfold", use, 32));

/** Digests are compared, so that neither content nor length shows in the time it takes. */
const same = (a: string, b: string): boolean =>
  timingSafeEqual(createHash("sha256").update(a).digest(), createHash("sha256").update(b).digest());

const cipher = "aes-256-gcm";
/** Bytes, as NIST SP 800-38D recommends. */
const nonceSize = 12;
const tagSize = 16;

/** A nonce, what was encrypted, and its tag, in this order. */
const encrypt = (key: Buffer, text: string): Buffer => {
  const nonce = randomBytes(nonceSize);
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagSize });
  return Buffer.concat([
    nonce,
    sealing.update(text, "utf8"),
    sealing.final(),
    sealing.getAuthTag(),
  ]);
};

const decrypt = (key: Buffer, sealed: Buffer): string | null => {
  if (sealed.length < nonceSize + tagSize) return null;
  const nonce = sealed.subarray(0, nonceSize);
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagSize });
  opening.setAuthTag(sealed.subarray(-tagSize));
  try {
    const text = opening.update(sealed.subarray(nonceSize, -tagSize));
    return Buffer.concat([text, opening.final()]).toString("utf8");
  } catch {
    // the tag is another one: another key's, or changed
    return null;
  }
};

/**
 * Keyed hashes (HMAC-SHA256), sealed texts (AES-256-GCM) and access tokens (JWT, HS256) from the server's secret. Several servers
 * that share the secret accept each other's.
 */
export const keyedSecrets = (secret: string, clock: Clock): Secrets => {
  if (secret.length < 32) throw new Error("The server's secret is shorter than 32 characters.");
  // a key made once: to make one of its bytes for each hash takes five times what the hash itself does
  const pepper = createSecretKey(keyFor(secret, "pepper"));
  const sealing = createSecretKey(keyFor(secret, "sealing"));
  const sealingKey = (key: string): Buffer => createHmac("sha256", sealing).update(key).digest();
  // made once too: of bytes it is made anew for each token, which is a third of what signing takes
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const making = webcrypto.subtle.importKey("raw", keyFor(secret, "access"), hmac, false, [
    "sign",
    "verify",
  ]);
  // A signature that was good stays good: a tab that polls is not checked anew each time (bar P9).
  const verified = new Map<
    string,
    { claims: { account: string; session: string }; until: number }
  >();
  const remember = (token: string, claims: { account: string; session: string }, until: number) => {
    if (verified.size >= mostVerified) verified.delete(verified.keys().next().value ?? "");
    verified.set(token, { claims, until });
  };
  return {
    hash: (text) => createHmac("sha256", pepper).update(text).digest("hex"),
    same,
    seal: (key, text) => encrypt(sealingKey(key), text).toString("base64url"),
    unseal: (key, sealed) => decrypt(sealingKey(key), Buffer.from(sealed, "base64url")),
    sign: async ({ account, session }, expiresInSeconds) => {
      const now = Math.floor(clock.now() / 1000);
      return new SignJWT({ sid: session })
        .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
        .setSubject(account)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + expiresInSeconds)
        .sign(await making);
    },
    verify: async (token) => {
      const known = verified.get(token);
      if (known) return clock.now() < known.until ? known.claims : "expired";
      try {
        const { payload } = await jwtVerify(token, await making, {
          algorithms: ["HS256"],
          typ: "at+jwt",
          issuer,
          audience,
          requiredClaims: ["sub", "exp"],
          currentDate: new Date(clock.now()),
        });
        const { sub, sid, exp } = payload;
        if (!sub || typeof sid !== "string") return "invalid";
        const claims = { account: sub, session: sid };
        remember(token, claims, (exp ?? 0) * 1000);
        return claims;
      } catch (error) {
        return error instanceof errors.JWTExpired ? "expired" : "invalid";
      }
    },
  };
};
