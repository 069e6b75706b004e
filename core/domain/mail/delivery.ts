import * as z from "zod/mini";

/** How a mail ended that was not sent: refused for good, tried to the end, or no longer true. */
export const Failure = z.enum(["refused", "given_up", "expired"]);
export type Failure = z.infer<typeof Failure>;

/**
 * Where a mail is on its way, as its sender and the operator see it (F-30). A mail server took what is sent; that it is
 * in the mailbox is known only where a mail provider said so.
 */
export const Delivery = z.enum(["queued", "sent", "delivered", "refused", "given_up", "expired"]);
export type Delivery = z.infer<typeof Delivery>;

export const deliveryOf = (mail: {
  readonly sent_on: string | null;
  readonly failed_as: Failure | null;
  readonly delivered_on?: string | null;
}): Delivery => {
  if (mail.failed_as !== null) return mail.failed_as;
  if (mail.sent_on === null) return "queued";
  return mail.delivered_on ? "delivered" : "sent";
};

/** Whether it is known by now that the mail will not get there. */
export const hasFailed = (delivery: Delivery | null): boolean =>
  delivery !== null && Failure.options.some((one) => one === delivery);

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

const reasons: readonly string[] = DeliveryReason.options;
const isReason = (reason: string): reason is DeliveryReason => reasons.includes(reason);

/**
 * Reads a mailer's reason, such as `550 at RCPT TO` or `ETIMEDOUT at CONN` (RFC 5321, 4.2.3); one that is such a word
 * already stays.
 */
export const whyFailed = (reason: string): DeliveryReason => {
  if (isReason(reason)) return reason;
  const status = /^\d{3}/.exec(reason)?.[0];
  if (status === "552" || status === "452") return "mailbox_full";
  if (reason === "not an address" || reason.startsWith("EENVELOPE")) return "no_mailbox";
  if (status !== undefined && status >= "500")
    return /RCPT/.test(reason) && status !== "554" ? "no_mailbox" : "refused";
  return "unreachable";
};
