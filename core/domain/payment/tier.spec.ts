import { describe, expect, it } from "vitest";
import { spoken } from "#specs/fixtures/english.ts";
import { isFull, messageLimit, roomIn, tierHere, tierLimits } from "./tier.ts";
import { paywallWords } from "./words.ts";

describe("tiers", () => {
  it("take 5, 20 and any number of messages [PAY-01] [OPEN-147]", () => {
    expect(tierLimits).toEqual({ free: 5, starter: 20, unlimited: null });
  });
  it("are full at the limit, not before it [PAY-02]", () => {
    const [free, starter] = [messageLimit("on", "free"), messageLimit("on", "starter")];
    expect([isFull(free, 4), isFull(free, 5), isFull(free, 6)]).toEqual([false, true, true]);
    expect([isFull(starter, 19), isFull(starter, 20)]).toEqual([false, true]);
    expect([roomIn(free, 3), roomIn(free, 5), roomIn(free, 9)]).toEqual([2, 0, 0]);
  });
  it("unlimited never meets the paywall [PAY-04]", () => {
    const unlimited = messageLimit("on", "unlimited");
    for (const messages of [0, 20, 100_000]) expect(isFull(unlimited, messages)).toBe(false);
    expect(roomIn(unlimited, 100_000)).toBe(Infinity);
  });
  it.each(["free", "starter", "unlimited"] as const)(
    "switched off make a %s card unlimited [F-35] [OPEN-169]",
    (tier) => {
      expect(tierHere("off", tier)).toBe("unlimited");
      expect(tierHere("on", tier)).toBe(tier);
      expect(messageLimit("off", tier)).toBeNull();
    },
  );
  it("count one message as one, and two as several [OPEN-149]", () => {
    expect(spoken([1, 2].map(paywallWords.waiting))).toEqual([
      "1 message is waiting for room",
      "2 messages are waiting for room",
    ]);
  });
});
