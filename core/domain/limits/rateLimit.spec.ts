import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { days, minutes } from "#core/kernel/index.ts";
import { type Spent, spend, waitFor } from "./index.ts";

describe("a rate limit", () => {
  it("[OPEN-48] never gives more than its limit within any stretch of its span", () => {
    const rateLimit = { limit: 10, span: minutes(15) };
    fc.assert(
      fc.property(fc.array(fc.nat(minutes(4)), { maxLength: 60 }), (pauses) => {
        let spent: Parameters<typeof spend>[0] = [];
        let now = 0;
        const given: number[] = [];
        for (const pause of pauses) {
          now += pause;
          const next = spend(spent, rateLimit, now);
          if (next === null) continue;
          spent = next;
          given.push(now);
        }
        for (const at of given)
          expect(
            given.filter((t) => t > at - rateLimit.span && t <= at).length,
          ).toBeLessThanOrEqual(rateLimit.limit);
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

  it("[F-19] remembers much spending in parts of its span, and is never too kind for that", () => {
    const rateLimit = { limit: 500, span: days(1) };
    let spent: readonly Spent[] = [];
    const given: number[] = [];
    for (let now = 0; now < days(3); now += minutes(2)) {
      const next = spend(spent, rateLimit, now);
      if (next === null) continue;
      spent = next;
      given.push(now);
    }
    expect(spent.length).toBeLessThanOrEqual(50);
    for (const at of given)
      expect(given.filter((t) => t > at - days(1) && t <= at).length).toBeLessThanOrEqual(500);
    expect(given.length).toBeGreaterThan(1400);
  });

  it("[F-20] says when there is room again, and there is", () => {
    const rateLimit = { limit: 3, span: minutes(10) };
    fc.assert(
      fc.property(fc.array(fc.nat(minutes(6)), { minLength: 3, maxLength: 30 }), (pauses) => {
        let spent: readonly Spent[] = [];
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          const next = spend(spent, rateLimit, now);
          if (next) {
            spent = next;
            continue;
          }
          const wait = waitFor(spent, rateLimit, now);
          expect(wait).toBeGreaterThan(0);
          expect(spend(spent, rateLimit, now + wait)).not.toBeNull();
          expect(spend(spent, rateLimit, now + wait - 1)).toBeNull();
        }
      }),
    );
    expect(waitFor([], rateLimit, 0, 4)).toBe(minutes(10));
  });
});

describe("a rate limit of more than a hundred", () => {
  const big = { limit: 101, span: 48_000 };
  const at = (ms: number) => new Date(ms).toISOString();

  it("[F-19] counts from the end of the forty-eighth of its span, one entry for each", () => {
    expect(spend([], { ...big, limit: 100 }, 5)).toEqual([{ at: at(5), count: 1 }]);
    expect(spend([], big, 5)).toEqual([{ at: at(1000), count: 1 }]);
    expect(spend([], big, 1000)).toEqual([{ at: at(2000), count: 1 }]);
    expect(spend([{ at: at(1000), count: 2 }], big, 6, 3)).toEqual([{ at: at(1000), count: 5 }]);
    const twice = [{ at: at(5), count: 1 }];
    expect(spend(twice, { ...big, limit: 100 }, 5)).toEqual([...twice, ...twice]);
    const older = { at: at(1), count: 1 };
    expect(spend([older, { at: at(1000), count: 1 }], big, 7)).toEqual([
      older,
      { at: at(1000), count: 2 },
    ]);
  });

  it("[F-19] spends to its limit and not one more", () => {
    expect(spend([], big, 0, 101)).toHaveLength(1);
    expect(spend([], big, 0, 102)).toBeNull();
  });

  it("[F-20] is waited for until what was spent first is over, and not where there is room", () => {
    const spent = [
      { at: at(0), count: 2 },
      { at: at(10), count: 1 },
    ];
    const three = { limit: 3, span: 100 };
    expect(waitFor(spent, { ...three, limit: 4 }, 20)).toBe(0);
    expect(waitFor(spent, three, 20)).toBe(80);
    expect(waitFor(spent, three, 20, 3)).toBe(90);
    expect(waitFor(spent, three, 200)).toBe(0);
    expect(waitFor(spent, three, 20, 4)).toBe(100);
  });
});
