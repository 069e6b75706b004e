import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { comingUp, comingWithin, daysUntil, offeredAgain } from "./coming.ts";
import { occasions } from "./occasion.ts";
import { isOffered, localDay, occasionsOn, usualDays } from "./window.ts";

const home = process.env.TZ;
const live = (zone: string | undefined) => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
};
afterEach(() => live(home));

/** Half an hour and a quarter off, both sides of the date line, and zones whose clocks change at midnight. */
const zones = [
  "UTC",
  "Europe/London",
  "Europe/Vienna",
  "America/New_York",
  "America/Sao_Paulo",
  "Asia/Kathmandu",
  "Asia/Beirut",
  "Pacific/Apia",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Africa/Cairo",
] as const;
const moment = fc.date({
  min: new Date("1971-01-02T00:00:00Z"),
  max: new Date("2199-12-30T00:00:00Z"),
  noInvalidDate: true,
});
const noon = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day, 12).getTime();

/** Tries a rule at any moment, wherever somebody lives. */
const anywhere = (rule: (at: number, zone: string) => void) =>
  fc.assert(
    fc.property(moment, fc.constantFrom(...zones), (at, zone) => {
      live(zone);
      rule(at.getTime(), zone);
    }),
    { numRuns: 500 },
  );

describe("what is coming up", () => {
  test.each([
    ["SHOP-06", "christmas", 12, 25],
    ["SHOP-07", "valentines", 2, 14],
    ["SHOP-08", "mothers", 5, 12],
    ["SHOP-09", "fathers", 6, 16],
  ] as const)("[%s] %s has a day of its own: month %i, day %i", (_id, occasion, month, day) => {
    expect(usualDays[occasion]).toEqual({ month, day });
    expect(Object.keys(usualDays)).toHaveLength(4);
  });

  test.each([
    [
      noon(2027, 4, 30),
      [
        ["mothers", 12],
        ["fathers", 47],
      ],
    ],
    [
      noon(2027, 5, 12),
      [
        ["mothers", 0],
        ["fathers", 35],
      ],
    ],
    [noon(2027, 6, 15), [["fathers", 1]]],
    [noon(2027, 6, 17), []],
    [noon(2027, 10, 25), []],
    [noon(2027, 10, 26), [["christmas", 60]]],
    [noon(2027, 12, 25), [["christmas", 0]]],
    // Valentine's Day is not offered before the year that it is in
    [noon(2027, 12, 26), []],
    [noon(2028, 1, 1), [["valentines", 44]]],
  ])("[SHOP-08] [OPEN-145] on %d the shop looks forward to %j", (at, coming) => {
    expect(comingUp(at).map(({ occasion, days }) => [occasion, days])).toEqual(coming);
  });

  test("[OPEN-145] in every year and zone, so many days on it is that day of the calendar", () => {
    anywhere((at) => {
      for (const on of Object.values(usualDays)) {
        const days = daysUntil(on, at);
        expect(days).toBeGreaterThanOrEqual(0);
        expect(days).toBeLessThanOrEqual(365);
        const then = new Date(at);
        then.setHours(12, 0, 0, 0);
        then.setDate(then.getDate() + days);
        expect(localDay(then.getTime())).toEqual(on);
      }
    });
  });

  test("[SHOP-03] [SHOP-04] what is coming is on the list of the day, soonest first, each once", () => {
    anywhere((at) => {
      const coming = comingUp(at);
      const offered = occasionsOn(localDay(at)).map(({ value }) => value);
      for (const { occasion, days } of coming) {
        expect(offered).toContain(occasion);
        expect(days).toBeLessThanOrEqual(comingWithin);
      }
      const days = coming.map((one) => one.days);
      expect(days).toEqual([...days].sort((a, b) => a - b));
      expect(new Set(coming.map(({ occasion }) => occasion)).size).toBe(coming.length);
    });
  });
});

describe("the season", () => {
  test("[OPEN-144] the day is the one on the calendar where somebody lives", () => {
    anywhere((at, timeZone) => {
      const [month, day] = new Intl.DateTimeFormat("en-US", {
        ...{ timeZone, month: "numeric", day: "numeric" },
      })
        .format(at)
        .split("/")
        .map(Number);
      expect(localDay(at)).toEqual({ month, day });
    });
  });

  test("[SHOP-03] [SHOP-04] [SHOP-05] in every year and zone the three windows close and open on their days", () => {
    anywhere((at) => {
      const { month, day } = localDay(at);
      const inFebruary = month === 2 && day <= 14;
      for (const { value } of occasions) {
        const isOpen = isOffered(value, { month, day });
        if (value === "christmas") expect(isOpen).toBe(!(month === 12 && day > 25));
        else if (value === "valentines") expect(isOpen).toBe(month === 1 || inFebruary);
        else if (value === "getwell") expect(isOpen).toBe(!inFebruary);
        else expect(isOpen).toBe(true);
      }
    });
  });

  test("[OPEN-144] one that is hidden is back on the day that is said, and on none before", () => {
    const back = { christmas: [1, 1], valentines: [1, 1], getwell: [2, 15] } as const;
    anywhere((at) => {
      for (const { value } of occasions) {
        const again = offeredAgain(value, at);
        expect(again === null).toBe(isOffered(value, localDay(at)));
        if (again === null) continue;
        expect([again.month, again.day]).toEqual(back[value as keyof typeof back]);
      }
    });
  });
});
