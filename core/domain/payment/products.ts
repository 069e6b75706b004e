import type { Bundle, CreditType, Product } from "./product.ts";
import { type Tiers, tierLimits } from "./tier.ts";

const pounds = { currency: "gbp", currency_symbol: "£" } as const;

/** The tiers of a card, cheapest first (PAY-01, Appendix C). */
export const digitalProducts: readonly Product[] = [
  { name: "free", label: "Free", amount: 0, ...pounds, slide_limit: tierLimits.free },
  { name: "starter", label: "Starter", amount: 499, ...pounds, slide_limit: tierLimits.starter },
  {
    name: "unlimited",
    label: "Unlimited",
    amount: 999,
    ...pounds,
    slide_limit: tierLimits.unlimited,
  },
];

export const postalProducts: readonly Product[] = [
  { name: "postal_card", label: "Postal card", amount: 499, ...pounds, slide_limit: null },
];

/** What a step from one tier up to another costs: the difference of their amounts; null when it leads nowhere (Appendix C). */
export const upgradeAmount = (from: string, to: string): number | null => {
  const at = digitalProducts.findIndex((p) => p.name === from);
  const target = digitalProducts.findIndex((p) => p.name === to);
  if (at < 0 || target <= at) return null;
  return (digitalProducts[target]?.amount ?? 0) - (digitalProducts[at]?.amount ?? 0);
};

const bundle = (bundle_type: CreditType, bundle_quantity: number, amount: number): Bundle => ({
  bundle_type,
  bundle_quantity,
  amount,
  ...pounds,
});

/** Credits by the dozen, cheaper the more there are (Appendix C, OPEN-151). */
export const bundles: readonly Bundle[] = [
  bundle("digital", 5, 4495),
  bundle("digital", 10, 7992),
  bundle("digital", 25, 17482),
  bundle("postal", 5, 2245),
  bundle("postal", 10, 3992),
  bundle("postal", 25, 8732),
];

/** Credits for printed cards are sold only where cards are posted (OPEN-159). */
export const isCreditSold = (kind: CreditType, isPosted: boolean): boolean =>
  kind !== "postal" || isPosted;

/** Everything that can be bought on a site; nothing where cards have no tiers (OPEN-169). */
export const onSale = (tiers: Tiers, isPosted: boolean) =>
  tiers === "off"
    ? { digital: [], postal: [], bundles: [] }
    : {
        digital: [...digitalProducts],
        postal: [...postalProducts],
        bundles: bundles.filter(({ bundle_type }) => isCreditSold(bundle_type, isPosted)),
      };
