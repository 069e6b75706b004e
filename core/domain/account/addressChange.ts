import * as z from "zod/mini";
import { type AccountId, days, type Instant, type Span } from "#core/kernel/index.ts";

/** How long the address that an account had before may take the change back (F-08). */
export const wayBackLife: Span = days(7);

/** One change of an account's address, and the old address's way back from it. */
export interface AddressChangeRecord {
  /** Keyed hash of the token in the mail to the old address. */
  readonly id: string;
  readonly version: number;
  readonly account_id: AccountId;
  readonly old_email: string;
  readonly new_email: string;
  /** When it was taken back, or an earlier one was and took this one with it. */
  readonly used_on: string | null;
  readonly expires_on: string;
  readonly created_on: string;
}

export const WayBackState = z.enum(["open", "used", "expired"]);
export type WayBackState = z.infer<typeof WayBackState>;

/** What a way back is worth: it is used once, and for a while (F-08). */
export const wayBackState = (
  { used_on, expires_on }: Pick<AddressChangeRecord, "used_on" | "expires_on">,
  now: Instant,
): WayBackState => {
  if (used_on !== null) return "used";
  return now >= Date.parse(expires_on) ? "expired" : "open";
};

/** A change of address as whoever holds its way back is shown it. Moments are ISO, in UTC. */
export const AddressChange = z.object({
  old_email: z.string(),
  new_email: z.string(),
  changed_on: z.string(),
  expires_on: z.string(),
  state: WayBackState,
});
export type AddressChange = z.infer<typeof AddressChange>;

export const presentAddressChange = (record: AddressChangeRecord, now: Instant): AddressChange => ({
  old_email: record.old_email,
  new_email: record.new_email,
  changed_on: record.created_on,
  expires_on: record.expires_on,
  state: wayBackState(record, now),
});
