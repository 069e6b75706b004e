import type { Message } from "#core/kernel/index.ts";
import type { Address } from "../address/address.ts";
import { arrivesBy, furthestDays } from "./delivery.ts";
import type { Destination } from "./order.ts";
import { cardClasses, classOf, postalClasses } from "./prices.ts";
import { type PostalOrderRecord, totalOf } from "./record.ts";
import { orderWords } from "./refusals.ts";

/** What may be asked of an order that hasn't been paid for; what is left out stays (OPEN-160). */
export interface OrderChange {
  readonly delivery_by?: string | null | undefined;
  readonly destination?: Destination | undefined;
  readonly postal_class?: string | null | undefined;
  readonly scheduled_delivery?: boolean | undefined;
}

/** Which field is wrong, and why. */
export interface OrderFault {
  readonly field: "delivery_by" | "postal_class" | "address_id" | "print_file";
  readonly words: Message;
}

type Priced = Pick<PostalOrderRecord, "card" | "post">;
type Chosen = Pick<
  PostalOrderRecord,
  "delivery_by" | "destination" | "postal_class" | "scheduled_delivery" | "card" | "post"
>;

/** What a new order is before anything is chosen. */
export const freshOrder: Chosen = {
  delivery_by: null,
  destination: "recipient",
  postal_class: null,
  scheduled_delivery: false,
  card: cardClasses[0]?.amount ?? 0,
  post: 0,
};

const fastest = postalClasses.reduce((one, other) =>
  other.delivery_days < one.delivery_days ? other : one,
);
const dayAfter = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** What is wrong with the day that was asked for; null where the card can be there by then. */
export const refuseDay = (
  { scheduled_delivery, delivery_by, postal_class }: Chosen,
  today: string,
): OrderFault | null => {
  if (!scheduled_delivery || delivery_by === null) return null;
  const earliest = arrivesBy(today, classOf(postal_class) ?? fastest);
  if (delivery_by < earliest) return { field: "delivery_by", words: orderWords.tooSoon };
  if (delivery_by > dayAfter(today, furthestDays))
    return { field: "delivery_by", words: orderWords.tooFar };
  return null;
};

/**
 * An order with what was asked of it, priced here (design rule 3). Unless a day is asked for it arrives as soon as its
 * postage brings it.
 * @param today the day in the United Kingdom
 */
export const changeOrder = (
  before: Chosen,
  asked: OrderChange,
  today: string,
): { readonly chosen: Chosen } | { readonly fault: OrderFault } => {
  const postal_class = asked.postal_class === undefined ? before.postal_class : asked.postal_class;
  const known = classOf(postal_class);
  if (postal_class !== null && !known)
    return { fault: { field: "postal_class", words: orderWords.noClass } };
  const scheduled_delivery = asked.scheduled_delivery ?? before.scheduled_delivery;
  const wanted = asked.delivery_by === undefined ? before.delivery_by : asked.delivery_by;
  const soonest = known ? arrivesBy(today, known) : null;
  const chosen: Chosen = {
    destination: asked.destination ?? before.destination,
    postal_class,
    scheduled_delivery,
    delivery_by: scheduled_delivery ? (wanted?.slice(0, 10) ?? null) : soonest,
    card: freshOrder.card,
    post: known?.amount ?? 0,
  };
  const fault = refuseDay(chosen, today);
  return fault ? { fault } : { chosen };
};

/** What an order costs that can be paid for now; null where it is paid already, or is not whole any more. */
export const dueOf = (
  order: Pick<PostalOrderRecord, "status" | "address" | "postal_class" | "print_key"> & Priced,
): number | null =>
  order.status === "incomplete" &&
  order.address !== null &&
  order.print_key !== null &&
  classOf(order.postal_class)
    ? totalOf(order)
    : null;

/** What an order lacks before it can be paid for; null where nothing is missing (POST-04). */
export const lacking = (
  order: Chosen & {
    readonly address: Address | null;
    readonly print_key: string | null;
  },
  today: string,
): OrderFault | null => {
  if (order.address === null) return { field: "address_id", words: orderWords.addressMissing };
  if (!classOf(order.postal_class))
    return { field: "postal_class", words: orderWords.classMissing };
  if (order.print_key === null) return { field: "print_file", words: orderWords.printMissing };
  return refuseDay(order, today);
};
