import { describe, expect, it } from "vitest";
import { bundles, digitalProducts, onSale, postalProducts, upgradeAmount } from "./products.ts";
import { tierLimits } from "./tier.ts";

describe("the products of a card", () => {
  it("[PAY-01] are its tiers, cheapest first, each with its limit", () => {
    expect(digitalProducts.map(({ name, slide_limit }) => [name, slide_limit])).toEqual(
      Object.entries(tierLimits),
    );
    const amounts = digitalProducts.map(({ amount }) => amount);
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  });

  it("[F-59] [OPEN-148] cost what they cost, in pence", () => {
    const priced = [...digitalProducts, ...postalProducts];
    expect(
      priced.map(({ name, label, amount, currency }) => [name, label, amount, currency]),
    ).toEqual([
      ["free", "Free", 0, "gbp"],
      ["starter", "Starter", 499, "gbp"],
      ["unlimited", "Unlimited", 999, "gbp"],
      ["postal_card", "Postal card", 499, "gbp"],
    ]);
  });

  it("[F-59] [PAY-13] [OPEN-148] credits come in bundles of five, ten and twenty-five", () => {
    expect(bundles.map((one) => [one.bundle_type, one.bundle_quantity, one.amount])).toEqual([
      ["digital", 5, 4495],
      ["digital", 10, 7992],
      ["digital", 25, 17_482],
      ["postal", 5, 2245],
      ["postal", 10, 3992],
      ["postal", 25, 8732],
    ]);
    for (const { bundle_type, bundle_quantity, amount } of bundles) {
      const one = bundle_type === "digital" ? 999 : 499;
      // a tenth off, a fifth, three tenths
      const off = { 5: 0.1, 10: 0.2, 25: 0.3 }[bundle_quantity] ?? 0;
      expect(Math.abs(amount - one * bundle_quantity * (1 - off))).toBeLessThan(1);
    }
  });

  it("[F-35] [OPEN-169] nothing is on sale where cards have no tiers", () => {
    expect(onSale("off", true)).toEqual({ digital: [], postal: [], bundles: [] });
    const all = { digital: digitalProducts, postal: postalProducts, bundles };
    expect(onSale("on", true)).toEqual(all);
  });

  it("[OPEN-159] [PAY-16] credits for printed cards are sold only where cards are posted", () => {
    const kinds = onSale("on", false).bundles.map(({ bundle_type }) => bundle_type);
    expect(new Set(kinds)).toEqual(new Set(["digital"]));
  });

  it("an upgrade costs the difference, in pence, and leads up only", () => {
    expect(upgradeAmount("free", "starter")).toBe(499);
    expect(upgradeAmount("free", "unlimited")).toBe(999);
    expect(upgradeAmount("starter", "unlimited")).toBe(500);
    for (const [from, to] of [
      ["starter", "starter"],
      ["unlimited", "free"],
      ["free", "golden"],
      ["golden", "free"],
    ] as const)
      expect(upgradeAmount(from, to)).toBeNull();
  });
});
