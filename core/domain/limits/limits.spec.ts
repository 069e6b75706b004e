import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { days, minutes } from "#core/kernel/index.ts";
import { inEnglish, refusalInEnglish } from "#specs/fixtures/english.ts";
import { againIn, limitWords, peopleWords } from "../words/index.ts";
import {
  abandonedAfter,
  bounds,
  limits,
  networkOf,
  overLimit,
  type Spent,
  spend,
  utf8Length,
  waitFor,
} from "./index.ts";

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

describe("who has reached a limit", () => {
  it("[F-20] is told when to try again, in words and in seconds", () => {
    expect(refusalInEnglish(overLimit("nudge", days(1)).refusal)).toMatchObject({
      code: "limited",
      message: "You’ve already nudged this person today. Please try again tomorrow.",
      retryAfter: 86_400,
    });
    const words = [0, 61, 3599, 3600, 3601, 72_000, 86_400].map((seconds) =>
      inEnglish(againIn(seconds)),
    );
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
    expect(inEnglish(message).startsWith(inEnglish(peopleWords.locked))).toBe(true);
    expect(inEnglish(message)).toContain("link");
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
    [" 203.0.113.7 ", "203.0.113.7"],
    ["g:1:2:3:4:5:6:7", "g:1:2:3:4:5:6:7"],
    ["1:2:3:4:5:6:7::8", "1:2:3:4::/64"],
    ["1::ffff:cb00:7107", "1:0:0:0::/64"],
  ])("[F-18] %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
    expect(networkOf(networkOf(address))).toBe(networkOf(address));
  });
});

it("[F-19] bytes are those of UTF-8", () => {
  for (const text of ["", "abc", "äöü", "日本", "🎂👩‍👩‍👧"])
    expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
});

// As docs/self-hosting.md prints them; decision 0028 says how each was found.
it.each<[keyof typeof limits, limit: number, span: number]>([
  ["mailsOfSender", 200, days(1)],
  ["invitationsOfPair", 10, days(1)],
  ["invitationsToAddress", 60, days(1)],
  ["invitationToCard", 3, days(1)],
  ["nudge", 1, days(1)],
  ["cardToAddress", 5, days(1)],
  ["cardsOfPair", 10, days(1)],
  ["tests", 20, days(1)],
  ["requests", 1, days(1)],
  ["noticesOfPair", 20, days(1)],
  ["noticesOfCard", 100, days(1)],
  ["answersToAsker", 3, days(1)],
  ["codes", 10, minutes(15)],
  ["codesToAddress", 30, minutes(60)],
  ["codesOfNetwork", 20, minutes(15)],
  ["addressChecks", 20, minutes(15)],
  ["wrongCodesOfPair", 20, minutes(60)],
  ["wrongCodesForAddress", 20, minutes(60)],
  ["wrongCodesFromNetwork", 100, minutes(60)],
  ["externalTries", 100, minutes(15)],
  ["cardsOfAccount", 100, days(1)],
  ["cardsOfVisitor", 20, days(1)],
  ["cardsOfNetwork", 500, days(1)],
  ["messagesOfPerson", 200, days(1)],
  ["messagesOfNetwork", 1000, days(1)],
  ["uploadsOfAccount", 20000, days(1)],
  ["uploadsOfVisitor", 5000, days(1)],
  ["uploadsOfNetwork", 50000, days(1)],
])("[F-17] the limit %s is %d in %d ms", (name, limit, span) => {
  expect(limits[name]).toMatchObject({ limit, span });
});

it("[F-19] a message, a card and a person hold so much", () => {
  const most = Object.entries(bounds).map(([name, bound]) => [name, bound.most]);
  expect(Object.fromEntries(most)).toEqual({
    messageBytes: 32 * 1024,
    cardBytes: 4 * 1024 * 1024,
    cardMessages: 2000,
    unsentMessages: 20,
    wrongCodes: 5,
    invitations: 50,
  });
  expect(abandonedAfter).toBe(days(60));
});

it("[ERR-03] guessing is answered 423, all else 429", () => {
  const locks = Object.keys(limits).filter(
    (name) => overLimit(name as keyof typeof limits, 1).refusal.code === "locked",
  );
  expect(locks).toHaveLength(8);
  expect(overLimit("noticesOfCard", 0).refusal).toMatchObject({
    message: limitWords.until(limitWords.tooMuch, againIn(1)),
    retryAfter: 1,
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

it.each([
  ["\u007f", 1],
  ["\u0080", 2],
  ["\u07ff", 2],
  ["\u0800", 3],
  ["\uffff", 3],
  ["\u{10000}", 4],
])("[F-19] the sign %j has %d bytes", (sign, bytes) => {
  expect(utf8Length(sign)).toBe(bytes);
});

it("[F-17] every limit has room for something, in some time", () => {
  for (const { limit, span } of Object.values(limits)) {
    expect(limit).toBeGreaterThan(0);
    expect(span).toBeGreaterThanOrEqual(minutes(15));
  }
});
