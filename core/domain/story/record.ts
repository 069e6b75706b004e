import type { AccountId, StoryId, VisitorId } from "#core/kernel/index.ts";
import type { CardColours } from "../theme/index.ts";
import type { CardOffer } from "./offer.ts";
import type { Story } from "./story.ts";

/** Every field there, told or not. */
type Whole<T> = { [K in keyof T]-?: Exclude<T[K], undefined> };

/** The fields of {@link Story} that are stored as they are answered. */
export type StoryFacts = Omit<
  Whole<Story>,
  | "id"
  | "version"
  | "slides"
  | "owner"
  | "cover_url"
  | "tokens"
  | "saved"
  | "has_updates"
  | "role_active_count"
  | "role_request_count"
  | "role_count"
  | "contribution_count"
  | "my_contribution_count"
  | "unseen_slide_count"
  | "moderated_slide_count"
  | "waiting_slide_count"
  | "auto_nudge"
  | "undelivered"
  | "owned"
  | "offered_to"
>;

/** A card as it is stored. Tokens are shown again to the owner, so they are kept as they are (OPEN-69). */
export interface StoryRecord extends Readonly<StoryFacts> {
  readonly id: StoryId;
  readonly version: number;
  readonly owner_account_id: AccountId | null;
  readonly owner_visitor_id: VisitorId | null;
  readonly owner_first_name: string;
  readonly owner_last_name: string;
  readonly group_token: string;
  readonly recipient_token: string;
  readonly watch_token: string | null;
  readonly invite_token: string | null;
  /** Who wrote the thanks: only they may change or remove them (OPEN-171). */
  readonly thanks_account_id: AccountId | null;
  /** Ids of the tracks that it plays, in order (MUSIC-02). */
  readonly soundtrack: readonly string[];
  /** Accounts that help the owner organise it (decision 0077). */
  readonly co_owners: readonly AccountId[];
  /** Opens the page on which somebody takes the card over; all null while it is offered to nobody (decision 0077). */
  readonly offer_token: string | null;
  readonly offer: CardOffer | null;
  /** Whom the mail went to: only an account with this address takes the card over. */
  readonly offer_email: string | null;
  /** How it is coloured; null: as its cover is (THEME-16). */
  readonly colours: CardColours | null;
  /** Since when messages wait for the owner's digest, and when it goes; null while none waits (decision 0074). */
  readonly digest_from: string | null;
  readonly digest_on: string | null;
  /** Since when whoever has not signed is nudged by itself before the day to sign by; null where not (decision 0075). */
  readonly nudge_from: string | null;
  /** When the card is looked at next for such nudges, and for a note to its owner; null where none is to come. */
  readonly nudge_on: string | null;
  readonly note_on: string | null;
  /** How many of its versions changed nothing that anyone sees: the version that is told is without them. */
  readonly bookkept: number;
}

/** The version of a card that people are told and name in a write: what was only kept beside it does not count. */
export const toldVersion = ({
  version,
  bookkept,
}: Pick<StoryRecord, "version" | "bookkept">): number => version - bookkept;
