import { days, type Instant, type RoleId } from "#core/kernel/index.ts";

/** A card that its owner offers to somebody, to organise it from then on (decision 0077). */
export interface CardOffer {
  /** Whom the mail goes to; only an account with this address takes the card over. */
  readonly email: string;
  /** Their part in the card, where they were chosen among the group. */
  readonly role_id: RoleId | null;
  readonly offered_on: string;
}

/** How long an offer stands. */
export const offerLife = days(14);

export const isOfferOver = ({ offered_on }: CardOffer, now: Instant): boolean =>
  now >= Date.parse(offered_on) + offerLife;
