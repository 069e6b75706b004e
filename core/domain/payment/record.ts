import type { AccountId, StoryId } from "#core/kernel/index.ts";
import { type PostalOrderRecord, presentOrder } from "../postal/record.ts";
import type { Story } from "../story/story.ts";
import type { Payment, PaymentStatus, PaymentType } from "./payment.ts";
import type { CreditType } from "./product.ts";
import type { PaidTier } from "./purchase.ts";

/** A payment as it is stored. Amounts in minor units. */
export interface PaymentRecord {
  /** Its last part, after a dash, is the reference that people read (PAY-09). */
  readonly id: string;
  readonly version: number;
  readonly account_id: AccountId;
  readonly status: PaymentStatus;
  readonly payment_type: PaymentType;
  readonly story_id: StoryId | null;
  readonly product_tier: PaidTier | null;
  readonly is_upgrade: boolean;
  readonly bundle_type: CreditType | null;
  readonly bundle_quantity: number | null;
  readonly used_credit_type: CreditType | null;
  readonly send_method: "Email" | "Link" | "Post" | null;
  readonly postal_order_id: string | null;
  readonly amount_subtotal: number;
  readonly amount_discount: number;
  readonly amount_shipping: number;
  readonly amount_tax: number;
  readonly amount_total: number;
  readonly currency: "gbp";
  /** What the provider has to give back, and has given back. */
  readonly refund_due: number;
  readonly amount_refunded: number;
  /** Who takes the money, and its name for this payment; null where a credit was spent. */
  readonly provider: "test" | "stripe" | null;
  readonly provider_ref: string | null;
  readonly card_last4: string | null;
  readonly card_brand: string | null;
  /** When the provider is asked next; null when there is nothing left to ask. */
  readonly check_on: string | null;
  readonly settled_on: string | null;
  readonly created_on: string;
}

const referenceLength = 8;
/** The id of a payment from a fresh one, with a dash before its reference. */
export const paymentIdOf = (id: string): string =>
  `p${id.slice(0, -referenceLength)}-${id.slice(-referenceLength)}`;

/** What people quote: the last part of the id (PAY-09). */
export const referenceOf = ({ id }: Pick<Payment, "id">): string =>
  (id.split("-").at(-1) ?? id).toUpperCase();

/** A payment as its holder is told of it; `story` is null when the card is gone, or none was paid for, as is `order`. */
export const presentPayment = (
  record: PaymentRecord,
  story: Story | null,
  order: PostalOrderRecord | null = null,
): Payment => ({
  id: record.id,
  status: record.status,
  amount_total: record.amount_total,
  amount_subtotal: record.amount_subtotal,
  amount_discount: record.amount_discount,
  amount_shipping: record.amount_shipping,
  amount_tax: record.amount_tax,
  currency: record.currency,
  card_last4: record.card_last4,
  card_brand: record.card_brand,
  created_on: record.created_on,
  story,
  payment_type: record.payment_type,
  postal_order: order && presentOrder(order),
  bundle_quantity: record.bundle_quantity,
  bundle_type: record.bundle_type,
  used_credit_type: record.used_credit_type,
  product_tier: record.product_tier,
  is_upgrade: record.is_upgrade,
  is_test: record.provider === "test",
});
