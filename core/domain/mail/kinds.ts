import * as z from "zod/mini";
import type { Instant, Span } from "#core/kernel/index.ts";
import { codeLife } from "../auth/code.ts";

/** What an address may be taken out of, each by itself (RFC 8058, decision 0035). */
export const Subscription = z.enum(["invitations", "reminders", "news"]);
export type Subscription = z.infer<typeof Subscription>;

interface Kind {
  /** What its reader leaves to get no more of it; null for mails that nobody can leave. */
  readonly subscription: Subscription | null;
  /** Someone sits and waits for it: sent before all others. */
  readonly isUrgent?: true;
  /** How long it says something that is still true. */
  readonly goodFor?: Span;
}

/** Every kind of mail there is; one that does not say what its readers may leave does not compile. */
export const mailKinds = {
  code: { subscription: null, isUrgent: true, goodFor: codeLife },
  email_changed: { subscription: null },
  email_restored: { subscription: null },
  invitation: { subscription: "invitations" },
  nudge: { subscription: "invitations" },
  role_request: { subscription: null },
  approved: { subscription: null },
  declined: { subscription: null },
  contribution: { subscription: "news" },
  digest: { subscription: "news" },
  signed: { subscription: "news" },
  card: { subscription: null },
  test: { subscription: null },
  undelivered: { subscription: null },
  held: { subscription: null },
  thanks: { subscription: null },
  reminder: { subscription: "reminders" },
  offer: { subscription: null },
  handed_over: { subscription: null },
  co_owner: { subscription: null },
  private_link: { subscription: null },
  receipt: { subscription: null },
  refund: { subscription: null },
  printing: { subscription: null },
  posted: { subscription: null },
  post_cancelled: { subscription: null },
} as const satisfies Readonly<Record<string, Kind>>;
export type MailKind = keyof typeof mailKinds;

/** The kinds whose readers may leave them; such a mail names its way out. */
export type LeavableKind = {
  [K in MailKind]: (typeof mailKinds)[K]["subscription"] extends null ? never : K;
}[MailKind];

const known: Readonly<Partial<Record<string, Kind>>> = mailKinds;

/** Kinds of mails that someone sits and waits for: sent before all others. */
export const urgentKinds: readonly string[] = Object.entries(mailKinds).flatMap(
  ([name, kind]: [string, Kind]) => (kind.isUrgent ? [name] : []),
);

export const subscriptionOf = (kind: string): Subscription | null =>
  known[kind]?.subscription ?? null;

/** Whether a mail says nothing that is still true, such as a code that has run out. */
export const isPast = (
  mail: { readonly kind: string; readonly created_on: string },
  now: Instant,
): boolean => {
  const span = known[mail.kind]?.goodFor;
  return span !== undefined && now - Date.parse(mail.created_on) >= span;
};
