import type { StoryId } from "#core/kernel/index.ts";
import type { HeldFor } from "./held.ts";

/** A card on its way to one address: planned for a moment, held, or gone. */
export interface DeliveryRecord {
  readonly id: string;
  readonly version: number;
  readonly story_id: StoryId;
  readonly email: string;
  /** As the mail greets them. */
  readonly recipient_name: string;
  /** What the organiser wrote for this mail; may be empty. */
  readonly message: string;
  /** The day, the time and the time zone that were chosen: YYYY-MM-DD, HH:MM, an IANA name. */
  readonly local_day: string;
  readonly local_time: string;
  readonly zone: string;
  /** The moment that they stand for. */
  readonly goes_on: string;
  /** When it is looked at next; null once it is gone. */
  readonly due_on: string | null;
  /** Why it did not go at its moment; null where nothing holds it. */
  readonly held_for: HeldFor | null;
  /** When its mail was put into the outbox. */
  readonly gone_on: string | null;
  readonly created_on: string;
}
