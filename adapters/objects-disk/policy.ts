import { createHmac, timingSafeEqual } from "node:crypto";
import { uploadFormLife } from "#core/domain/media/index.ts";
import type { Instant } from "#core/kernel/index.ts";

/** What one signed form allows: one key, one type, so many bytes, until then (MEDIA-04). */
export interface Policy {
  readonly key: string;
  readonly mime_type: string;
  readonly maxBytes: number;
  readonly expires: Instant;
}

const signatureOf = (secret: string, text: string): Buffer =>
  createHmac("sha256", secret).update("upload form\n").update(text).digest();

/** The fields of the form; whoever holds them may put what they say and nothing else. */
export const signedFields = (
  secret: string,
  now: Instant,
  allowed: Omit<Policy, "expires">,
): Readonly<Record<string, string>> => {
  const policy: Policy = { ...allowed, expires: now + uploadFormLife };
  const text = Buffer.from(JSON.stringify(policy)).toString("base64url");
  return {
    key: allowed.key,
    "Content-Type": allowed.mime_type,
    policy: text,
    "x-ff-signature": signatureOf(secret, text).toString("hex"),
  };
};

/** The policy that the fields carry, or why they carry none. */
export const policyOf = (
  secret: string,
  now: Instant,
  fields: ReadonlyMap<string, string>,
): Policy | "SignatureDoesNotMatch" | "ExpiredToken" | "AccessDenied" => {
  const text = fields.get("policy") ?? "";
  const given = Buffer.from(fields.get("x-ff-signature") ?? "", "hex");
  const right = signatureOf(secret, text);
  if (given.length !== right.length || !timingSafeEqual(given, right))
    return "SignatureDoesNotMatch";
  const policy = JSON.parse(Buffer.from(text, "base64url").toString()) as Policy;
  if (now >= policy.expires) return "ExpiredToken";
  if (fields.get("key") !== policy.key || fields.get("Content-Type") !== policy.mime_type)
    return "AccessDenied";
  return policy;
};
