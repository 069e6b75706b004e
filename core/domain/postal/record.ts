import type { AccountId, StoryId } from "#core/kernel/index.ts";
import { formatMoney } from "#core/kernel/index.ts";
import type { Address } from "../address/address.ts";
import type { Destination, PostalOrder, PostalOrderStatus } from "./order.ts";

/** A printed card on its way, as it is stored. Amounts in minor units. */
export interface PostalOrderRecord {
  readonly id: string;
  readonly version: number;
  readonly account_id: AccountId;
  readonly story_id: StoryId;
  readonly status: PostalOrderStatus;
  readonly address_id: string | null;
  /** A copy: what is done to the address book afterwards changes no order. */
  readonly address: Address | null;
  /** A calendar day. */
  readonly delivery_by: string | null;
  readonly destination: Destination;
  readonly postal_class: string | null;
  readonly scheduled_delivery: boolean;
  readonly card: number;
  readonly post: number;
  /** The object key of what is printed; read by its owner and the operator alone. */
  readonly print_key: string | null;
  /** The payment that paid for it. */
  readonly payment_id: string | null;
  /** Who prints and posts it, and its name for the order; null while nobody has been asked. */
  readonly provider: string | null;
  readonly provider_ref: string | null;
  /** How often whoever prints it was asked in vain since it last went well, and what was said. */
  readonly attempts: number;
  readonly failure: string | null;
  /** When it is next handed over, or asked after; null when there is nothing to do by itself. */
  readonly check_on: string | null;
  readonly paid_on: string | null;
  readonly printing_on: string | null;
  readonly posted_on: string | null;
  readonly cancelled_on: string | null;
  readonly created_on: string;
}

/** What an order costs in all. */
export const totalOf = ({ card, post }: Pick<PostalOrderRecord, "card" | "post">): number =>
  card + post;

/** An order as its holder is told of it (POST-01, POST-12). */
export const presentOrder = (order: PostalOrderRecord): PostalOrder => {
  const total = totalOf(order);
  return {
    id: order.id,
    version: order.version,
    story_id: order.story_id,
    address_id: order.address_id,
    address: order.address,
    delivery_by: order.delivery_by,
    destination: order.destination,
    postal_class: order.postal_class,
    scheduled_delivery: order.scheduled_delivery,
    status: order.status,
    card: order.card,
    post: order.post,
    total,
    pricing_formatted: {
      card: formatMoney(order.card),
      post: formatMoney(order.post),
      total: formatMoney(total),
    },
    print_file: order.print_key,
    created_on: order.created_on,
  };
};
