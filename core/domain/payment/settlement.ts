import { days, minutes, type Span } from "#core/kernel/index.ts";
import type { ProductTier } from "../story/story.ts";
import { upgradeAmount } from "./products.ts";
import type { PaymentRecord } from "./record.ts";

/** What the provider says of a payment. */
export interface ProviderState {
  /** `open`: nobody has paid yet, or a card was refused and another may be tried. */
  readonly status: "open" | "processing" | "succeeded" | "canceled";
  /** The last card that was tried did not go through. */
  readonly isRefused: boolean;
  /** What was asked for, in minor units, and of which currency. */
  readonly amount: number;
  readonly currency: string;
  readonly card_last4: string | null;
  readonly card_brand: string | null;
}

/** What becomes of a payment: what it was for is given or is not, and so much money goes back, in minor units. */
export type Settlement =
  | { readonly as: "wait" }
  | { readonly as: "failed" }
  | { readonly as: "canceled" }
  | { readonly as: "succeeded"; readonly gives: boolean; readonly refund: number };

const paid = (gives: boolean, refund: number): Settlement => ({ as: "succeeded", gives, refund });

/**
 * Decides by what the provider says and what the card has by now. Whoever paid for what they can’t have any more has
 * their money back: the card is gone, or has that tier already. Whoever paid more than the step costs by now has the
 * difference back: two tiers were bought at once, or cheaper postage was chosen while it was paid.
 *
 * @param tier of the card now; null when it is gone, or none was paid for
 * @param order what the printed card costs now; null when it is gone, paid for already, or no longer whole
 */
export const settlementOf = (
  payment: Pick<
    PaymentRecord,
    "status" | "payment_type" | "product_tier" | "amount_total" | "currency"
  >,
  provider: ProviderState,
  tier: ProductTier | null,
  order: number | null = null,
): Settlement => {
  if (payment.status === "succeeded" || payment.status === "canceled") return { as: "wait" };
  if (provider.status === "canceled") return { as: "canceled" };
  if (provider.status === "processing") return { as: "wait" };
  if (provider.status === "open") return provider.isRefused ? { as: "failed" } : { as: "wait" };
  // another sum than was asked for buys nothing
  if (provider.amount !== payment.amount_total || provider.currency !== payment.currency)
    return paid(false, provider.amount);
  if (payment.payment_type === "bundle") return paid(true, 0);
  const step = tier && payment.product_tier ? upgradeAmount(tier, payment.product_tier) : null;
  const due = payment.payment_type === "postal_order" ? order : step;
  if (due === null || due > payment.amount_total) return paid(false, payment.amount_total);
  return paid(true, payment.amount_total - due);
};

/** A payment that nobody finished is given up after so long. */
export const abandonedPaymentAfter: Span = days(1);

/** How long until the provider is asked about a payment again that is so old: soon at first, hourly in the end. */
export const nextCheck = (age: Span): Span => Math.max(minutes(1), Math.min(minutes(60), age / 2));
