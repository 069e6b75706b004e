import * as z from "zod/mini";
import { PostalOrder } from "../postal/order.ts";
import { Story } from "../story/story.ts";
import { CreditType } from "./product.ts";

/** So many payments one call lists unless it is told otherwise (PAY-14). */
export const paymentsPerPage = 10;

/** PAY-12; the call's `postal` is `postal_order` (OPEN-153). */
export const PaymentType = z.enum(["bundle", "product_tier", "postal_order"]);
export type PaymentType = z.infer<typeof PaymentType>;

/** OPEN-154: `processing` until one of the others. */
export const PaymentStatus = z.enum(["processing", "succeeded", "failed", "canceled"]);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** A payment (PAY-08); amounts in minor units. */
export const Payment = z.object({
  id: z.string(),
  status: PaymentStatus,
  amount_total: z.number(),
  amount_subtotal: z.number(),
  amount_discount: z.number(),
  amount_shipping: z.number(),
  amount_tax: z.number(),
  currency: z.string(),
  card_last4: z.nullable(z.string()),
  card_brand: z.nullable(z.string()),
  created_on: z.string(),
  story: z.nullable(Story),
  payment_type: PaymentType,
  postal_order: z.nullable(PostalOrder),
  bundle_quantity: z.nullable(z.number()),
  bundle_type: z.nullable(CreditType),
  used_credit_type: z.nullable(CreditType),
  product_tier: z.nullable(z.string()),
  is_upgrade: z.boolean(),
  /** The test provider took the card: no money moved (OPEN-152). */
  is_test: z.boolean(),
});
export type Payment = z.infer<typeof Payment>;
