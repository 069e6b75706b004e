import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  afterWorkingDays,
  bankHolidays,
  beforeWorkingDays,
  britishDay,
  isWorkingDay,
} from "./days.ts";
import { arrivesBy, postOn } from "./delivery.ts";

describe("working days", () => {
  it.each([
    // as gov.uk/bank-holidays lists them
    [
      2022,
      "01-03 04-15 04-18 05-02 05-30 08-29 12-27 12-26", // without the Jubilee's, which was a single one
    ],
    // New Year's Day on a Sunday; without the coronation's
    [2023, "01-02 04-07 04-10 05-01 05-29 08-28 12-25 12-26"],
    [2026, "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28"],
    [2027, "01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28"],
    [2028, "01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26"],
  ])("[OPEN-160] bank holidays of %i", (year, days) => {
    const expected = days.split(" ").map((day) => `${year}-${day}`);
    expect([...bankHolidays(year)].sort()).toEqual(expected.sort());
  });

  it.each([
    ["1943-04-23", "1943-04-26"], // the latest there is, as 2038
    ["1954-04-16", "1954-04-19"], // a week earlier than the plain reckoning has it, as 1981, 2049 and 2076
    ["1981-04-17", "1981-04-20"],
    ["2014-04-18", "2014-04-21"],
    ["2018-03-30", "2018-04-02"],
    ["2025-04-18", "2025-04-21"],
    ["2038-04-23", "2038-04-26"],
    ["2049-04-16", "2049-04-19"],
    ["2076-04-17", "2076-04-20"],
    ["2106-04-16", "2106-04-19"],
    ["2285-03-20", "2285-03-23"], // the earliest there is
    ["2326-04-23", "2326-04-26"],
  ])("[OPEN-160] Easter’s are Good Friday, %s, and Easter Monday, %s", (friday, monday) => {
    const holidays = [...bankHolidays(Number(friday.slice(0, 4)))].sort();
    expect(holidays.slice(1, 3)).toEqual([friday, monday]);
  });

  it("[POST-03] the days of a class are working days, after one for printing", () => {
    // a Thursday
    expect(arrivesBy("2026-11-26", { delivery_days: 1 })).toBe("2026-11-30");
    expect(arrivesBy("2026-11-26", { delivery_days: 3 })).toBe("2026-12-02");
    // over Christmas and New Year
    expect(arrivesBy("2026-12-23", { delivery_days: 3 })).toBe("2026-12-31");
    expect(arrivesBy("2026-12-24", { delivery_days: 3 })).toBe("2027-01-04");
    expect(postOn("2026-12-29", { delivery_days: 1 })).toBe("2026-12-24");
    // a Sunday is reached by the Friday before
    expect(postOn("2026-12-06", { delivery_days: 1 })).toBe("2026-12-04");
  });

  it("[OPEN-160] counted on and back they agree", () => {
    const day = fc
      .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2060, 0, 1) })
      .map((at) => new Date(at).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 30 }), (from, count) => {
        const to = afterWorkingDays(from, count);
        expect(isWorkingDay(to)).toBe(true);
        const back = beforeWorkingDays(to, count);
        expect(back <= to && isWorkingDay(back)).toBe(true);
        if (isWorkingDay(from)) expect(back).toBe(from);
      }),
    );
  });

  it("[OPEN-160] no working day on or back is the day itself, or the working day before it", () => {
    const [friday, sunday] = ["2026-12-04", "2026-12-06"];
    expect([afterWorkingDays(friday, 0), afterWorkingDays(sunday, 0)]).toEqual([friday, sunday]);
    expect([beforeWorkingDays(friday, 0), beforeWorkingDays(sunday, 0)]).toEqual([friday, friday]);
  });

  it("[OPEN-160] the day is London’s", () => {
    expect(britishDay(Date.parse("2026-06-30T23:30:00Z"))).toBe("2026-07-01");
    expect(britishDay(Date.parse("2026-12-31T23:30:00Z"))).toBe("2026-12-31");
  });
});
