import * as z from "zod/mini";

/** How a mail ended that was not sent: refused for good, tried to the end, or no longer true. */
export const Failure = z.enum(["refused", "given_up", "expired"]);
export type Failure = z.infer<typeof Failure>;

/** Where a mail is on its way, as its sender and the operator see it (F-30). */
export const Delivery = z.enum(["queued", "sent", "refused", "given_up", "expired"]);
export type Delivery = z.infer<typeof Delivery>;

export const deliveryOf = (mail: {
  readonly sent_on: string | null;
  readonly failed_as: Failure | null;
}): Delivery => mail.failed_as ?? (mail.sent_on === null ? "queued" : "sent");

/** Whether it is known by now that the mail will not get there. */
export const hasFailed = (delivery: Delivery | null): boolean =>
  delivery !== null && delivery !== "queued" && delivery !== "sent";

/** Reasons why a mail did not arrive, as far as its sender can do something about them. */
export const DeliveryReason = z.enum([
  "no_mailbox",
  "mailbox_full",
  "refused",
  "unreachable",
  "expired",
  "unsubscribed",
]);
export type DeliveryReason = z.infer<typeof DeliveryReason>;

/** Reads a mailer's reason, such as `550 at RCPT TO` or `ETIMEDOUT at CONN` (RFC 5321, 4.2.3). */
export const whyFailed = (reason: string): DeliveryReason => {
  if (reason === "expired" || reason === "unsubscribed") return reason;
  const status = /^\d{3}/.exec(reason)?.[0];
  if (status === "552" || status === "452") return "mailbox_full";
  if (reason === "not an address" || reason.startsWith("EENVELOPE")) return "no_mailbox";
  if (status !== undefined && status >= "500")
    return /RCPT/.test(reason) && status !== "554" ? "no_mailbox" : "refused";
  return "unreachable";
};
