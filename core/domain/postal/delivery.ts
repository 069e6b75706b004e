import type { PostalClass } from "./class.ts";
import { afterWorkingDays, beforeWorkingDays } from "./days.ts";

/** Working days from the order until the card is handed to the post. */
export const printingDays = 1;
/** The last day that may be asked for is so many days ahead. */
export const furthestDays = 365;

/** The day by which a card is there that is ordered today. */
export const arrivesBy = (
  today: string,
  { delivery_days }: Pick<PostalClass, "delivery_days">,
): string => afterWorkingDays(today, printingDays + delivery_days);

/** The day a card is handed to the post so that it is there by a day. */
export const postOn = (
  deliveryBy: string,
  { delivery_days }: Pick<PostalClass, "delivery_days">,
): string => beforeWorkingDays(deliveryBy, delivery_days);
