import type { VerifyType } from "#core/domain/auth/index.ts";
import type { Failure } from "#core/domain/mail/index.ts";
import type { AccountId } from "#core/kernel/index.ts";

/** One sign-in in progress (OPEN-48, OPEN-53). Codes and link tokens are kept as keyed hashes only. */
export interface AuthContextRecord {
  readonly id: string;
  readonly version: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly registration: boolean;
  readonly verify_type: VerifyType;
  readonly auth_link_params: Readonly<Record<string, unknown>>;
  readonly code_hash: string;
  readonly token_hash: string;
  /** Wrong codes so far; five lock this context. */
  readonly attempts: number;
  readonly network: string;
  readonly used_on: string | null;
  readonly expires_on: string;
  readonly created_on: string;
}

/** A family of refresh tokens: one signed-in browser (design rule 6). */
export interface SessionRecord {
  readonly id: string;
  readonly version: number;
  readonly account_id: AccountId;
  readonly refresh_hash: string;
  /** The token before the last rotation, good for a short grace. */
  readonly previous_hash: string | null;
  /** The attempt that made the last rotation, if it was named. */
  readonly attempt_hash: string | null;
  /** Keyed hash of the network it was last renewed from. */
  readonly network_hash: string | null;
  readonly rotated_on: string;
  readonly revoked_on: string | null;
  readonly expires_on: string;
  readonly created_on: string;
}

/** Somebody of an identity provider and their account; one of each provider an account (AUTH-22). */
export interface IdentityRecord {
  /** Keyed hash of issuer and subject. */
  readonly id: string;
  readonly version: number;
  readonly account_id: AccountId;
  readonly provider: string;
  readonly created_on: string;
}

/** A mail in the outbox, written with what caused it (design rule 7). */
export interface MailRecord {
  readonly id: string;
  readonly version: number;
  /** What it is: code, invitation, nudge, role_request, card, thanks, contribution … */
  readonly kind: string;
  readonly to_email: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Who caused it, for caps per sender. */
  readonly sender: string | null;
  readonly due_on: string;
  readonly attempts: number;
  readonly leased_until: string | null;
  readonly sent_on: string | null;
  /** Why it was given up, null while there is hope. */
  readonly failed: string | null;
  readonly failed_as: Failure | null;
  readonly failed_on: string | null;
  /** When a mail provider said that it is in the mailbox; null where none did. */
  readonly delivered_on: string | null;
  /** The place in a card that it is about, so that its owner hears whether it got there (F-30). */
  readonly role_id: string | null;
  /** The address that takes whoever gets it out of such mails with one POST (RFC 8058); null where there is none. */
  readonly unsubscribe: string | null;
  /** Key of the published picture that it carries; null where it has none. */
  readonly picture: string | null;
  /** Key of the logo that it carries (OPEN-130); null where it has none. */
  readonly logo: string | null;
  readonly created_on: string;
}

/** An address that wants no more mails of one subscription. */
export interface UnsubscriptionRecord {
  /** Keyed hash of the address and the subscription. */
  readonly id: string;
  readonly version: number;
  readonly created_on: string;
}

/** The answer of a creating call, kept under its request key so that a repeat has no second effect (R6). */
export interface RequestRecord {
  /** Hash of actor, operation and key. */
  readonly id: string;
  readonly version: number;
  /** Keyed hash of what was asked with the key: the same key for something else is refused. */
  readonly asked: string;
  /** A text sealed with the asker's key (R16). */
  readonly answer: unknown;
  readonly created_on: string;
}

/** What was spent of one rate limit (mails of a sender, codes of an address …), newest last. */
export interface RateLimitRecord {
  /** Keyed hash of whose rate limit it is and of what. */
  readonly id: string;
  readonly version: number;
  readonly spent: readonly { readonly at: string; readonly count: number }[];
  /** When something was last spent of it. */
  readonly spent_on: string;
  readonly created_on: string;
}

/** A payment at the test provider (OPEN-152), which keeps what a real one would keep on its own machines. */
export interface TestPaymentRecord {
  readonly id: string;
  readonly version: number;
  /** What its payer finishes it with. */
  readonly secret: string;
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly status: "open" | "confirming" | "processing" | "succeeded" | "canceled";
  readonly is_refused: boolean;
  readonly card_last4: string | null;
  readonly card_brand: string | null;
  readonly amount_refunded: number;
  /** Keys of the refunds that were made. */
  readonly refunds: readonly string[];
  readonly created_on: string;
}
