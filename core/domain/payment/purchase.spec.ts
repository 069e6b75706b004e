import { describe, expect, it } from "vitest";
import {
  type Price,
  priceByCredit,
  priceOfBundle,
  priceOfOrder,
  priceOfOrderByCredit,
  priceOfTier,
} from "./index.ts";

/** What a price is unless it says otherwise: in pounds, with nothing posted and no tax. */
const price = (of: Partial<Price>): Price => ({
  amount_subtotal: 0,
  amount_discount: 0,
  amount_shipping: 0,
  amount_tax: 0,
  amount_total: 0,
  currency: "gbp",
  is_upgrade: false,
  ...of,
});

describe("what a tier costs", () => {
  it.each([
    ["free", "starter", 499, false],
    ["free", "unlimited", 999, false],
    ["starter", "unlimited", 500, true],
  ] as const)("[PAY-06, OPEN-148] from %s to %s: %i pence", (from, to, amount, is_upgrade) => {
    const due = price({ amount_subtotal: amount, amount_total: amount, is_upgrade });
    expect(priceOfTier(from, to)).toEqual(due);
  });

  it.each([
    ["starter", "starter"],
    ["unlimited", "starter"],
    ["unlimited", "unlimited"],
  ] as const)("[PAY-06] nothing leads from %s to %s", (from, to) => {
    expect([priceOfTier(from, to), priceByCredit(from, to)]).toEqual([null, null]);
  });

  it.each([
    ["free", 999, false],
    ["starter", 500, true],
  ] as const)(
    "[OPEN-151] a credit pays all of unlimited, from %s: %i pence",
    (from, amount, up) => {
      const paid = price({ amount_subtotal: amount, amount_discount: amount, is_upgrade: up });
      expect(priceByCredit(from, "unlimited")).toEqual(paid);
    },
  );

  it("[OPEN-151] a credit buys no starter", () => {
    expect(priceByCredit("free", "starter")).toBeNull();
  });
});

describe("what a printed card costs", () => {
  const order = { card: 499, post: 179 };
  const printed = { amount_subtotal: 499, amount_shipping: 179 };

  it("[OPEN-148] is its print and its postage", () => {
    expect(priceOfOrder(order)).toEqual(price({ ...printed, amount_total: 678 }));
  });

  it("[OPEN-151] is nothing by a postal credit, which includes the postage", () => {
    expect(priceOfOrderByCredit(order)).toEqual(price({ ...printed, amount_discount: 678 }));
  });
});

describe("what credits cost", () => {
  it.each([
    ["digital", 5, 4995, 500, 4495],
    ["digital", 10, 9990, 1998, 7992],
    ["digital", 25, 24_975, 7493, 17_482],
    ["postal", 5, 2495, 250, 2245],
    ["postal", 10, 4990, 998, 3992],
    ["postal", 25, 12_475, 3743, 8732],
  ] as const)(
    "[PAY-13, OPEN-151] %s by %i: %i pence one by one, %i less, %i in all",
    (kind, quantity, amount_subtotal, amount_discount, amount_total) => {
      const due = price({ amount_subtotal, amount_discount, amount_total });
      expect(priceOfBundle(kind, quantity)).toEqual(due);
    },
  );

  it.each([0, 1, 4, 6, 50, -5])("[PAY-13] none are sold by %i", (quantity) => {
    expect(priceOfBundle("digital", quantity)).toBeNull();
    expect(priceOfBundle("postal", quantity)).toBeNull();
  });
});
