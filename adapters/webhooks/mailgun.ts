import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { mailOfMessageId, type ProviderEvent, whyBounced } from "#core/domain/mail/index.ts";
import { seconds } from "#core/kernel/index.ts";
import type { MailProvider } from "#core/service/ports/index.ts";
import { parsed } from "./parsed.ts";

const text = z.catch(z.string(), "");
const Post = z.object({
  signature: z.object({ timestamp: z.string(), token: z.string(), signature: z.string() }),
  "event-data": z.object({
    id: text,
    event: text,
    severity: text,
    message: z.catch(z.object({ headers: z.object({ "message-id": text }) }), {
      headers: { "message-id": "" },
    }),
    "delivery-status": z.catch(
      z.object({
        code: z.catch(z.union([z.number(), z.string()]), ""),
        message: text,
        description: text,
      }),
      { code: "", message: "", description: "" },
    ),
  }),
});
type Event = z.output<typeof Post>["event-data"];

/** A mail that Mailgun goes on trying has not failed; one that it does not even try has. */
const eventOf = (event: Event): ProviderEvent | null => {
  const mail = mailOfMessageId(event.message.headers["message-id"]);
  if (mail === null || event.id === "") return null;
  const told = { id: event.id, mail };
  if (event.event === "delivered" || event.event === "complained")
    return { ...told, became: event.event };
  if (event.event !== "failed" || event.severity !== "permanent") return null;
  const { code, message, description } = event["delivery-status"];
  return { ...told, became: "bounced", reason: whyBounced(`${code}`, `${message} ${description}`) };
};

/**
 * Reads what Mailgun posts: an HMAC-SHA256 of the moment and of a token that it uses once, with the webhook signing
 * key. It covers neither the mail nor what became of it, which is why the token counts once.
 */
export const mailgun = (key: string): MailProvider => ({
  name: "mailgun",
  read: (_header, body) => {
    const post = parsed(Post, body);
    if (post === null) return "unreadable";
    const { timestamp, token, signature } = post.signature;
    const expected = createHmac("sha256", key)
      .update(timestamp + token)
      .digest();
    const given = Buffer.from(signature, "hex");
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "forged";
    const event = eventOf(post["event-data"]);
    return {
      signed_on: seconds(Number(timestamp)),
      nonce: token,
      events: event === null ? [] : [event],
    };
  },
});
