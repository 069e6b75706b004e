import * as z from "zod/mini";
import { DeliveryReason } from "../mail/delivery.ts";
import { HeldFor } from "./held.ts";

/**
 * How far a card is on its way to one person, no further than is known: planned, held, in the outbox, taken by the mail
 * server, in the mailbox (where a mail provider said so), not delivered, opened, thanked for.
 */
export const DeliveryState = z.enum([
  "scheduled",
  "held",
  "queued",
  "sent",
  "delivered",
  "undelivered",
  "opened",
  "thanked",
]);
export type DeliveryState = z.infer<typeof DeliveryState>;

/** A card on its way to one person, as its organiser is told. */
export const Delivery = z.object({
  /** Of one that is planned or held, to change it by; null for what has gone. */
  id: z.nullable(z.string()),
  /** The part in the card of who it is for; null while they have none. */
  role_id: z.nullable(z.string()),
  state: DeliveryState,
  /** null for somebody who hides it since they have joined (OPEN-60). */
  recipient_email: z.nullable(z.string()),
  recipient_name: z.string(),
  recipient_message: z.string(),
  /** What was chosen, where it was: YYYY-MM-DD, HH:MM and an IANA time zone. */
  deliver_on: z.nullable(z.string()),
  deliver_at: z.nullable(z.string()),
  deliver_zone: z.nullable(z.string()),
  /** The moment that they stand for. */
  goes_on: z.nullable(z.string()),
  /** When it was last known to have come this far, where that is kept. */
  since: z.nullable(z.string()),
  held_for: z.nullable(HeldFor),
  /** Why it was not delivered. */
  reason: z.nullable(DeliveryReason),
});
export type Delivery = z.infer<typeof Delivery>;
