import type { StoryId } from "#core/kernel/index.ts";
import type { ProductTier } from "../story/story.ts";
import type { CreditType } from "./product.ts";
import { bundles, digitalProducts, postalProducts, upgradeAmount } from "./products.ts";

/** What is bought: a tier for a card, or credits; a printed card is paid for as it was ordered. */
export type Purchase =
  | {
      readonly payment_type: "product_tier";
      readonly story_id: StoryId;
      readonly product_tier: PaidTier;
    }
  | {
      readonly payment_type: "bundle";
      readonly bundle_type: CreditType;
      readonly bundle_quantity: number;
    };
export type PaidTier = Exclude<ProductTier, "free">;

/** What something costs, in minor units: `total` is `subtotal` less `discount`, with `shipping`; `tax` lies within it. */
export interface Price {
  readonly amount_subtotal: number;
  readonly amount_discount: number;
  readonly amount_shipping: number;
  readonly amount_tax: number;
  readonly amount_total: number;
  readonly currency: "gbp";
  /** A paid tier is raised: the difference alone is due (Appendix C). */
  readonly is_upgrade: boolean;
}

const price = (subtotal: number, discount: number, is_upgrade = false): Price => ({
  amount_subtotal: subtotal,
  amount_discount: discount,
  amount_shipping: 0,
  amount_tax: 0,
  amount_total: subtotal - discount,
  currency: "gbp",
  is_upgrade,
});

/** What a tier costs a card of another one; null where it leads nowhere (Appendix C). */
export const priceOfTier = (from: ProductTier, to: PaidTier): Price | null => {
  const amount = upgradeAmount(from, to);
  return amount === null ? null : price(amount, 0, from !== "free");
};

/** The same, paid by a digital credit: unlimited is what one buys (OPEN-151); null for all else. */
export const priceByCredit = (from: ProductTier, to: PaidTier): Price | null => {
  const whole = to === "unlimited" ? priceOfTier(from, to) : null;
  return whole && price(whole.amount_subtotal, whole.amount_subtotal, whole.is_upgrade);
};

/** What a printed card costs: its print, and the post that brings it (Appendix C). */
export const priceOfOrder = ({ card, post }: { card: number; post: number }): Price => ({
  ...price(card, 0),
  amount_shipping: post,
  amount_total: card + post,
});

/** The same, paid by a postal credit, which includes its postage (OPEN-151). */
export const priceOfOrderByCredit = (order: { card: number; post: number }): Price => ({
  ...priceOfOrder(order),
  amount_discount: order.card + order.post,
  amount_total: 0,
});

/** The dearest of a kind: what one credit stands for (OPEN-151). */
const single = (kind: CreditType): number =>
  (kind === "digital" ? digitalProducts : postalProducts).at(-1)?.amount ?? 0;

/** What so many credits cost, beside what they would one by one; null where they are not sold by this number. */
export const priceOfBundle = (kind: CreditType, quantity: number): Price | null => {
  const bundle = bundles.find((b) => b.bundle_type === kind && b.bundle_quantity === quantity);
  if (!bundle) return null;
  const oneByOne = single(kind) * quantity;
  return price(oneByOne, oneByOne - bundle.amount);
};
