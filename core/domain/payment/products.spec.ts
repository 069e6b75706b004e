import { describe, expect, it } from "vitest";
import { digitalProducts, upgradeAmount } from "./products.ts";
import { tierLimits } from "./tier.ts";

describe("the products of a card", () => {
  it("[PAY-01] are its tiers, cheapest first, each with its limit", () => {
    expect(digitalProducts.map(({ name, slide_limit }) => [name, slide_limit])).toEqual(
      Object.entries(tierLimits),
    );
    const amounts = digitalProducts.map(({ amount }) => amount);
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
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
