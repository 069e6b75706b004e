import * as z from "zod/mini";
import { Role } from "#core/domain/role/index.ts";
import { OfferedTo, ShownOffer } from "#core/domain/story/index.ts";
import { byId, byToken, email, fields, id, yesNo } from "./fields.ts";
import { operation } from "./operation.ts";

const tag = "Roles";
const ofCard = { of: "story", at: "path.id" } as const;
const offering = ["API-52", "ROLE-06"] as const;
const OneOffer = z.object({ offer: ShownOffer });

/** Who organises a card beside its owner, and who owns it from now on (decision 0077). */
export const organiserOperations = {
  nameCoOwner: operation({
    tag,
    summary: "Let someone help organise the card, or no longer",
    ids: ["API-52", "ROLE-06"],
    inTurn: true,
    path: byId,
    body: fields({ co_owner: yesNo }),
    answer: z.object({ role: Role }),
    subject: { of: "role", at: "path.id" },
    who: "signedInCardOwner",
  }),
  /** To one of the group, or to an address; one offer at a time. */
  offerCard: operation({
    tag,
    summary: "Offer the card to someone, to organise it from then on",
    ids: offering,
    path: byId,
    body: fields({ role_id: z.optional(id), email: z.optional(email) }),
    answer: z.object({ offered_to: z.nullable(OfferedTo) }),
    subject: ofCard,
    who: "signedInCardOwner",
    once: true,
  }),
  withdrawOffer: operation({
    tag,
    summary: "Withdraw the offer of a card",
    ids: offering,
    path: byId,
    answer: null,
    subject: ofCard,
    who: "signedInCardOwner",
  }),
  readOffer: operation({
    tag,
    summary: "Get the offer behind a token",
    ids: offering,
    path: byToken,
    answer: OneOffer,
    subject: { of: "none" },
    who: "anyone",
  }),
  acceptOffer: operation({
    tag,
    summary: "Take over a card that is offered",
    ids: offering,
    path: byToken,
    answer: OneOffer,
    refusals: ["gone"],
    subject: { of: "none" },
    who: "signedIn",
  }),
  declineOffer: operation({
    tag,
    summary: "Decline a card that is offered",
    ids: offering,
    path: byToken,
    answer: null,
    refusals: ["gone"],
    subject: { of: "none" },
    who: "anyone",
  }),
};
