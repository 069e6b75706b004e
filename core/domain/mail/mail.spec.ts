import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minutes } from "#core/kernel/index.ts";
import { spend, waitAfter } from "./index.ts";

describe("an allowance", () => {
  it("[OPEN-48] never gives more than its limit within any stretch of its span", () => {
    const allowance = { limit: 10, span: minutes(15) };
    fc.assert(
      fc.property(fc.array(fc.nat(minutes(4)), { maxLength: 60 }), (pauses) => {
        let spent: Parameters<typeof spend>[0] = [];
        let now = 0;
        const given: number[] = [];
        for (const pause of pauses) {
          now += pause;
          const next = spend(spent, allowance, now);
          if (next === null) continue;
          spent = next;
          given.push(now);
        }
        for (const at of given)
          expect(
            given.filter((t) => t > at - allowance.span && t <= at).length,
          ).toBeLessThanOrEqual(allowance.limit);
      }),
    );
  });

  it("[OPEN-48] comes back when its time has passed", () => {
    const one = { limit: 1, span: 1000 };
    const spent = spend([], one, 0) ?? [];
    expect(spend(spent, one, 999)).toBeNull();
    expect(spend(spent, one, 1000)).toHaveLength(1);
  });

  it("[OPEN-26] is not spent by half: fifty at once or none", () => {
    expect(spend([], { limit: 49, span: 1000 }, 0, 50)).toBeNull();
  });
});

it("[OPEN-26] mails wait longer after each failure, and are given up at last", () => {
  expect([1, 2, 3, 4, 5, 6].map(waitAfter)).toEqual([
    minutes(1),
    minutes(5),
    minutes(30),
    minutes(120),
    minutes(720),
    null,
  ]);
});
