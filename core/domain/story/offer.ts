import * as z from "zod/mini";
import { days, type Instant } from "#core/kernel/index.ts";
import type { OfferedTo } from "./offeredTo.ts";
import { type Story, storyStatus } from "./story.ts";

/** A card that its owner offers to somebody, to organise it from then on (decision 0077). */
export interface CardOffer {
  /** Their part in the card, where they were chosen among the group. */
  readonly role_id: string | null;
  readonly offered_on: string;
  readonly state: "open" | "accepted" | "declined" | "withdrawn";
}

/** How an offer stands: `expired` after its time, `sent` once the card has gone out. */
export const OfferState = z.enum(["open", "accepted", "declined", "withdrawn", "expired", "sent"]);
export type OfferState = z.infer<typeof OfferState>;

/** How long an offer stands. */
export const offerLife = days(14);

export const offerState = (
  { state, offered_on }: CardOffer,
  story: Pick<Story, "setup_send_complete" | "received_on">,
  now: Instant,
): OfferState =>
  state !== "open"
    ? state
    : storyStatus(story) !== "draft"
      ? "sent"
      : now >= Date.parse(offered_on) + offerLife
        ? "expired"
        : "open";

export const presentOffer = ({
  offer,
  offer_email,
}: {
  readonly offer: CardOffer | null;
  readonly offer_email: string | null;
}): OfferedTo | null =>
  offer === null || offer.state !== "open"
    ? null
    : {
        role_id: offer.role_id,
        email: offer.role_id === null ? offer_email : null,
        offered_on: offer.offered_on,
      };

/** An offer as whoever holds its link is told of it: which card it is, and whose. */
export const ShownOffer = z.object({
  state: OfferState,
  /** The address it was sent to: the account that takes the card over has it. */
  email: z.string(),
  from: z.object({ first_name: z.string(), last_name: z.string() }),
  title: z.string(),
  recipient_first_name: z.string(),
  /** Of a card that was taken over, for its organisers. */
  story_id: z.nullable(z.string()),
});
export type ShownOffer = z.infer<typeof ShownOffer>;
