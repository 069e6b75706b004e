import { createPublicKey, type KeyObject, verify } from "node:crypto";
import * as z from "zod/mini";
import { mailOfMessageId, type ProviderEvent, whyBounced } from "#core/domain/mail/index.ts";
import { seconds } from "#core/kernel/index.ts";
import type { MailProvider } from "#core/service/ports/index.ts";
import { parsed } from "./parsed.ts";

const text = z.catch(z.string(), "");
const Event = z.object({
  event: text,
  sg_event_id: text,
  "smtp-id": text,
  type: text,
  status: text,
  reason: text,
});
const Post = z.array(Event);

/** What is “blocked” was refused this once, for good; a deferred mail is tried again. */
const eventOf = (event: z.output<typeof Event>): ProviderEvent | null => {
  const mail = mailOfMessageId(event["smtp-id"]);
  if (mail === null || event.sg_event_id === "") return null;
  const told = { id: event.sg_event_id, mail };
  if (event.event === "delivered") return { ...told, became: "delivered" };
  if (event.event === "spamreport") return { ...told, became: "complained" };
  if (event.event !== "bounce" && event.event !== "dropped") return null;
  return { ...told, became: "bounced", reason: whyBounced(event.status, event.reason) };
};

const publicKey = (key: string): KeyObject | null => {
  try {
    return createPublicKey({ key: Buffer.from(key, "base64"), format: "der", type: "spki" });
  } catch {
    return null;
  }
};

/** Whether a text is the verification key of an event webhook. */
export const isSendgridKey = (key: string): boolean => publicKey(key)?.asymmetricKeyType === "ec";

/**
 * Reads what SendGrid posts: events in a list, signed as a whole together with the moment (ECDSA over P-256 and
 * SHA-256). The key only verifies, so that whoever reads it can forge nothing.
 */
export const sendgrid = (key: string): MailProvider => {
  const verifier = publicKey(key);
  if (verifier === null) throw new Error("The key of the SendGrid webhook isn’t one.");
  return {
    name: "sendgrid",
    read: (header, body) => {
      const timestamp = header("x-twilio-email-event-webhook-timestamp") ?? "";
      const signature = header("x-twilio-email-event-webhook-signature") ?? "";
      const signed = Buffer.concat([Buffer.from(timestamp), body]);
      if (!verify("sha256", signed, verifier, Buffer.from(signature, "base64"))) return "forged";
      const post = parsed(Post, body);
      if (post === null) return "unreadable";
      return {
        signed_on: seconds(Number(timestamp)),
        nonce: null,
        events: post.flatMap((event) => eventOf(event) ?? []),
      };
    },
  };
};
