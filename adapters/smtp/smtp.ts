import { createTransport } from "nodemailer";
import { messageIdOf } from "#core/domain/mail/index.ts";
import type { InlinePicture, Mailer } from "#core/service/ports/index.ts";
import { failureOf } from "./failure.ts";

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly url: string;
  /** The address that mails come from. */
  readonly from: string;
  /** The name beside it. */
  readonly name: string;
}

export interface SmtpMailer extends Mailer {
  /** Signs in to the mail server; throws what is wrong. */
  check(): Promise<void>;
  close(): void;
}

/** One plain address: nothing that could name a second one, a display name or a header. */
const address = /^[^\s<>()[\]\\,;:"@\p{Cc}]+@[^\s<>()[\]\\,;:"@\p{Cc}]+$/u;
const control = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** One try on a fresh connection where an idle one had died; the queue of mails does the rest. */
const maxRequeues = 1;
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** RFC 2369 and RFC 8058: mail programs show a way out, and take it with one POST. */
const unsubscribeHeaders = (url: string) => ({
  "List-Unsubscribe": `<${url.replace(/[\s<>]/g, "")}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Shown in its place, not as a file beside the text (RFC 2387, RFC 2392). */
const inline = ({ id, bytes, mime_type }: InlinePicture) => ({
  cid: id,
  content: Buffer.from(bytes),
  contentType: mime_type,
  contentDisposition: "inline" as const,
  filename: `${id.replace(/@.*/, "")}.${mime_type === "image/png" ? "png" : "jpg"}`,
});

/** As many as the outbox sends at once, so that nothing waits behind a slow one here (F-29). */
const maxConnections = 6;

/** Sends mails through an SMTP server (design rule 7). The same mail has the same Message-ID each time. */
export const smtpMailer = ({ url, from, name }: SmtpOptions): SmtpMailer => {
  const transport = createTransport(
    { url, pool: true, maxConnections, maxRequeues, ...timeouts },
    { disableFileAccess: true, disableUrlAccess: true },
  );
  const domain = from.slice(from.lastIndexOf("@") + 1);
  return {
    send: async (mail) => {
      if (!address.test(mail.to)) return { ok: false, again: false, reason: "not an address" };
      try {
        await transport.sendMail({
          from: { name: name.replace(control, " "), address: from },
          to: { name: "", address: mail.to },
          subject: mail.subject.replace(control, " ").trim(),
          text: mail.text,
          html: mail.html,
          attachments: mail.pictures.map(inline),
          messageId: messageIdOf(mail.id, domain),
          headers: {
            "Auto-Submitted": "auto-generated",
            "X-Auto-Response-Suppress": "All",
            ...(mail.unsubscribe === null ? {} : unsubscribeHeaders(mail.unsubscribe)),
          },
        });
        return { ok: true };
      } catch (error) {
        return failureOf(error);
      }
    },
    check: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
};
