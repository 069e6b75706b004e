import type { AccountId, RoleId, StoryId, VisitorId } from "#core/kernel/index.ts";
import type { Delivery } from "../mail/index.ts";
import type { RoleStatus, RoleType } from "./role.ts";

/** A person's part in a card as it is stored; before sign-in the owner is a visitor (OPEN-40). */
export interface RoleRecord {
  readonly id: RoleId;
  readonly version: number;
  readonly story_id: StoryId;
  readonly account_id: AccountId | null;
  readonly visitor_id: VisitorId | null;
  readonly role_type: RoleType | null;
  readonly status: RoleStatus;
  /** ≥ 128 random bits; proves the invitation, never who owns the address (design rule 2). */
  readonly join_token: string | null;
  readonly approve_token: string | null;
  readonly join_email: string | null;
  readonly has_watched: boolean;
  readonly last_watched_on: string | null;
  readonly saved_on: string | null;
  /** When whoever was invited, or came by a link, is first known to have been there; null before. */
  readonly opened_on: string | null;
  readonly nudged_on: string | null;
  /** Where the last invitation or card mailed to `join_email` is on its way; null where none was (F-30). */
  readonly delivery: Delivery | null;
  /** What the mail server said to it, as {@link deliveryWords} reads it. */
  readonly delivery_reason: string | null;
  /** Who signed without an account, as they call themselves; null for everyone else (decision 0076). */
  readonly guest_name: string | null;
  /** ≥ 128 random bits: opens what this guest wrote in any browser until the card is sent; theirs alone. */
  readonly guest_token: string | null;
  readonly created_on: string;
}
