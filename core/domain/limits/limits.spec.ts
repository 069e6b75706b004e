import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { days, minutes } from "#core/kernel/index.ts";
import { limitWords, peopleWords } from "../words/index.ts";
import { limits, networkOf, overLimit, type Spent, spend, utf8Length, waitFor } from "./index.ts";

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

  it("[F-19] remembers much spending in parts of its span, and is never too kind for that", () => {
    const allowance = { limit: 500, span: days(1) };
    let spent: readonly Spent[] = [];
    const given: number[] = [];
    for (let now = 0; now < days(3); now += minutes(2)) {
      const next = spend(spent, allowance, now);
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
    const allowance = { limit: 3, span: minutes(10) };
    fc.assert(
      fc.property(fc.array(fc.nat(minutes(6)), { minLength: 3, maxLength: 30 }), (pauses) => {
        let spent: readonly Spent[] = [];
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          const next = spend(spent, allowance, now);
          if (next) {
            spent = next;
            continue;
          }
          const wait = waitFor(spent, allowance, now);
          expect(wait).toBeGreaterThan(0);
          expect(spend(spent, allowance, now + wait)).not.toBeNull();
          expect(spend(spent, allowance, now + wait - 1)).toBeNull();
        }
      }),
    );
    expect(waitFor([], allowance, 0, 4)).toBe(minutes(10));
  });
});

describe("who has reached a limit", () => {
  it("[F-20] is told when to try again, in words and in seconds", () => {
    expect(overLimit("nudge", days(1)).refusal).toMatchObject({
      code: "limited",
      message: "You have already nudged this person today. Please try again tomorrow.",
      retryAfter: 86_400,
    });
    const words = [0, 61, 3599, 3600, 3601, 72_000, 86_400].map(limitWords.again);
    expect(words).toEqual([
      "Please try again in a minute.",
      "Please try again in 2 minutes.",
      "Please try again in an hour.",
      "Please try again in an hour.",
      "Please try again in 2 hours.",
      "Please try again tomorrow.",
      "Please try again tomorrow.",
    ]);
  });

  it("[F-18] [ERR-03] hears the sentence of a locked account to the letter, and that the link works", () => {
    const { code, message } = overLimit("wrongCodesForAddress", 1).refusal;
    expect(code).toBe("locked");
    expect(message.startsWith(peopleWords.locked)).toBe(true);
    expect(message).toContain("link");
    expect(overLimit("codes", 1).refusal.message).toBe(peopleWords.locked);
  });
});

describe("a network, as limits count it", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:CB00:7107", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:0db8:0000:0000:ffff::", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["unknown", "unknown"],
    ["", ""],
    ["1:2:3", "1:2:3"],
  ])("[F-18] %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
    expect(networkOf(networkOf(address))).toBe(networkOf(address));
  });
});

it("[F-19] bytes are those of UTF-8", () => {
  for (const text of ["", "abc", "äöü", "日本", "🎂👩‍👩‍👧"])
    expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
});

it("[F-17] every limit has room for something, in some time", () => {
  for (const { limit, span } of Object.values(limits)) {
    expect(limit).toBeGreaterThan(0);
    expect(span).toBeGreaterThanOrEqual(minutes(15));
  }
});
