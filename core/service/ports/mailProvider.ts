import type { ProviderEvent } from "#core/domain/mail/index.ts";
import type { Instant } from "#core/kernel/index.ts";

/** What a provider posted, once its signature was found to be right. */
export interface ProviderReport {
  /** The moment that is signed with it. */
  readonly signed_on: Instant;
  /** What is signed once and never again; null where the signature covers the events themselves. */
  readonly nonce: string | null;
  /** Those that matter here. */
  readonly events: readonly ProviderEvent[];
}

/** Reads what a mail provider posts about mails it took. It looks at the signature and translates; it decides nothing. */
export interface MailProvider {
  readonly name: string;
  /** A signature is compared in constant time. */
  read(
    header: (name: string) => string | null,
    body: Uint8Array,
  ): ProviderReport | "forged" | "unreadable";
}
