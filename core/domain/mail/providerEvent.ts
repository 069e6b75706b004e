import { type Instant, minutes, type Span } from "#core/kernel/index.ts";
import type { DeliveryReason } from "./delivery.ts";

/** What became of a mail that its provider took: in the mailbox, sent back, or called unwanted by who got it. */
export type ProviderEvent = {
  /** The provider's own id of what happened: the same however often it is told. */
  readonly id: string;
  /** The mail, as its Message-ID names it. */
  readonly mail: string;
} & (
  | { readonly became: "delivered" | "complained" }
  | { readonly became: "bounced"; readonly reason: DeliveryReason }
);

/** How long what a provider signed is listened to, before and after the moment that it names. */
export const signatureLife: Span = minutes(5);

export const isStale = (signedOn: Instant, now: Instant): boolean =>
  !(Math.abs(now - signedOn) <= signatureLife);

/** Reads an enhanced status code or a reply of a mail server as a reason (RFC 3463, RFC 5321). */
export const whyBounced = (status: string, reply: string): DeliveryReason => {
  const said = `${status} ${reply}`;
  if (/\b5\.2\.2\b|\b452\b|\b552\b|quota|mailbox (?:is )?full/i.test(said)) return "mailbox_full";
  if (/\b5\.1\.[0123]\b/.test(said)) return "no_mailbox";
  if (/\b5\.4\.\d+\b|\b4\.4\.\d+\b/.test(said)) return "unreachable";
  if (/no such user|user unknown|does(?:n’t| not|n't) exist|unknown user/i.test(said))
    return "no_mailbox";
  return "refused";
};
