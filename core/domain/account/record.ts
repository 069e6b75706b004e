import type { AccountId } from "#core/kernel/index.ts";
import type { Account } from "./account.ts";
import type { KeptNews } from "./news.ts";

/** An account as it is stored. `email` is lower case and unique. */
export interface AccountRecord {
  readonly id: AccountId;
  readonly version: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly hide_my_email: boolean;
  readonly credits_digital_available: number;
  readonly credits_digital_used: number;
  readonly credits_postal_available: number;
  readonly credits_postal_used: number;
  readonly last_card_on: string | null;
  readonly tooltips: readonly string[];
  /** The language of their mails (BCP 47), as they last logged in with; null where it was never said. */
  readonly locale: string | null;
  /** Whether new messages are told of one by one, or once a day. */
  readonly news: KeptNews;
  /** Where they are (IANA), as their browser last said; null where it never did. */
  readonly zone: string | null;
  readonly created_on: string;
}

export const presentAccount = (record: AccountRecord): Account => ({
  id: record.id,
  first_name: record.first_name,
  last_name: record.last_name,
  email: record.email,
  username: record.email,
  hide_my_email: record.hide_my_email,
  credits_digital_available: record.credits_digital_available,
  credits_digital_used: record.credits_digital_used,
  credits_postal_available: record.credits_postal_available,
  credits_postal_used: record.credits_postal_used,
  last_card_on: record.last_card_on,
  tooltips: [...record.tooltips],
});
