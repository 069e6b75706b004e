import { describe, expect, it } from "vitest";
import { digitalProducts } from "./products.ts";
import { isFull, roomIn, tierLimits } from "./tier.ts";

describe("tiers", () => {
  it("take 5, 20 and any number of messages [PAY-01] [OPEN-147]", () => {
    expect(tierLimits).toEqual({ free: 5, starter: 20, unlimited: null });
    for (const { name, slide_limit } of digitalProducts)
      expect(slide_limit).toBe(tierLimits[name as keyof typeof tierLimits]);
  });
  it("are full at the limit, not before it [PAY-02]", () => {
    expect([isFull("free", 4), isFull("free", 5), isFull("free", 6)]).toEqual([false, true, true]);
    expect([isFull("starter", 19), isFull("starter", 20)]).toEqual([false, true]);
    expect([roomIn("free", 3), roomIn("free", 5), roomIn("free", 9)]).toEqual([2, 0, 0]);
  });
  it("unlimited never meets the paywall [PAY-04]", () => {
    for (const messages of [0, 20, 100_000]) expect(isFull("unlimited", messages)).toBe(false);
    expect(roomIn("unlimited", 100_000)).toBe(Infinity);
  });
});
