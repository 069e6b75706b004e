import { createHash, createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import type { Clock } from "#core/kernel/index.ts";
import type { Secrets } from "#core/service/ports/index.ts";

const issuer = "fanfold";
const audience = "fanfold-access";

/** One secret, a different key for each use of it: a leak or mix-up of one tells nothing of the others. */
export const keyFor = (secret: string, use: "pepper" | "access" | "uploads" | "outbox"): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "fanfold", use, 32));

/** Digests are compared, so that neither content nor length shows in the time it takes. */
const same = (a: string, b: string): boolean =>
  timingSafeEqual(createHash("sha256").update(a).digest(), createHash("sha256").update(b).digest());

/**
 * Keyed hashes (HMAC-SHA256) and access tokens (JWT, HS256) from the server's secret. Several servers
 * that share the secret accept each other's.
 */
export const keyedSecrets = (secret: string, clock: Clock): Secrets => {
  if (secret.length < 32) throw new Error("The server's secret is shorter than 32 characters.");
  const pepper = keyFor(secret, "pepper");
  const access = keyFor(secret, "access");
  return {
    hash: (text) => createHmac("sha256", pepper).update(text).digest("hex"),
    same,
    sign: ({ account, session }, expiresInSeconds) => {
      const now = Math.floor(clock.now() / 1000);
      return new SignJWT({ sid: session })
        .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
        .setSubject(account)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + expiresInSeconds)
        .sign(access);
    },
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, access, {
          algorithms: ["HS256"],
          typ: "at+jwt",
          issuer,
          audience,
          requiredClaims: ["sub", "exp"],
          currentDate: new Date(clock.now()),
        });
        const { sub, sid } = payload;
        return sub && typeof sid === "string" ? { account: sub, session: sid } : "invalid";
      } catch (error) {
        return error instanceof errors.JWTExpired ? "expired" : "invalid";
      }
    },
  };
};
