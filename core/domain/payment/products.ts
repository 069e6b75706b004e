/** A thing that can be bought; amounts in minor units (Appendix C, PAY-07, PAY-10). */
export interface ProductFacts {
  readonly name: string;
  readonly label: string;
  readonly amount: number;
  readonly currency: string;
  readonly currency_symbol: string;
  /** Messages that fit; null means no limit (PAY-04). */
  readonly slide_limit: number | null;
}

const pounds = { currency: "gbp", currency_symbol: "£" } as const;

/** The tiers of a card, cheapest first (PAY-01). */
export const digitalProducts: readonly ProductFacts[] = [
  { name: "free", label: "Free", amount: 0, ...pounds, slide_limit: 5 },
  { name: "starter", label: "Starter", amount: 499, ...pounds, slide_limit: 20 },
  { name: "unlimited", label: "Unlimited", amount: 999, ...pounds, slide_limit: null },
];

export const postalProducts: readonly ProductFacts[] = [
  { name: "postal_card", label: "Postal card", amount: 499, ...pounds, slide_limit: null },
];

/** What a step from one tier to another costs: the difference of their amounts, null when it is none upwards. */
export const upgradeAmount = (from: string, to: string): number | null => {
  const at = digitalProducts.findIndex((p) => p.name === from);
  const target = digitalProducts.findIndex((p) => p.name === to);
  if (at < 0 || target <= at) return null;
  return (digitalProducts[target]?.amount ?? 0) - (digitalProducts[at]?.amount ?? 0);
};

/** Bundle prices by kind and quantity (Appendix C, OPEN-151). */
export const bundles: Readonly<Record<"digital" | "postal", Readonly<Record<number, number>>>> = {
  digital: { 5: 4495, 10: 7992, 25: 17482 },
  postal: { 5: 2245, 10: 3992, 25: 8732 },
};
