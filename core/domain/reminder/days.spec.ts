import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { iso, minutes } from "#core/kernel/index.ts";
import { dayAt, daysBetween, nextReminding, type Reminded } from "./days.ts";
import { daysBefore } from "./reminder.ts";

const grace: Reminded = {
  occasion_date: "2027-05-12",
  days_before: 7,
  repeat: false,
  reminder_offset: 0,
};
const next = (reminder: Partial<Reminded>, now: string, last: string | null = null) => {
  const found = nextReminding({ ...grace, ...reminder }, Date.parse(now), last);
  return found && `${found.day} at ${iso(found.at)}`;
};

describe("when somebody is reminded", () => {
  test("[OPEN-139] days_before the occasion, at nine in the morning", () => {
    expect(next({}, "2026-11-21T12:00:00Z")).toBe("2027-05-12 at 2027-05-05T09:00:00.000Z");
    expect(next({ days_before: 1 }, "2026-11-21T12:00:00Z")).toMatch(/2027-05-11T09/);
  });

  test("[REMIND-07][OPEN-142] where they are: hours are east of UTC, fractions too", () => {
    const at = "2026-11-21T12:00:00Z";
    expect(next({ reminder_offset: 1 }, at)).toMatch(/2027-05-05T08:00:00/);
    expect(next({ reminder_offset: -3.5 }, at)).toMatch(/2027-05-05T12:30:00/);
    expect(dayAt(Date.parse("2027-01-01T23:30:00Z"), 1)).toBe("2027-01-02");
  });

  test("[OPEN-139] on the day itself where days_before has passed, and never when that is over", () => {
    expect(next({}, "2027-05-05T09:00:00Z")).toBe("2027-05-12 at 2027-05-12T09:00:00.000Z");
    expect(next({}, "2027-05-12T09:00:00Z")).toBeNull();
    expect(next({}, "2027-05-06T00:00:00Z", "2027-05-12")).toBeNull();
  });

  test("[OPEN-139] on the very day that it is, and the day after the last one it was told of", () => {
    expect(next({}, "2027-05-12T08:59:59Z")).toBe("2027-05-12 at 2027-05-12T09:00:00.000Z");
    const yearly = { repeat: true, days_before: 0 };
    expect(next(yearly, "2028-05-12T08:00:00Z")).toMatch(/^2028-05-12/);
    // told of a day that is over: it does not hold up what is to come
    expect(next(yearly, "2028-05-12T08:00:00Z", "2027-05-12")).toMatch(/^2028-05-12/);
    expect(next(yearly, "2028-05-12T08:00:00Z", "2028-05-12")).toMatch(/^2029-05-12/);
    const daily = { ...yearly, occasion_date: "2027-05-13" };
    expect(next(daily, "2027-05-12T08:00:00Z", "2027-05-12")).toMatch(/^2027-05-13/);
    expect(next(daily, "2027-05-14T08:00:00Z")).toMatch(/^2028-05-13/);
  });

  test("[OPEN-139] every year where it repeats, the 29th of February on the 28th where there is none", () => {
    const yearly = { repeat: true };
    expect(next(yearly, "2027-05-12T09:00:00Z")).toMatch(/^2028-05-12/);
    expect(next(yearly, "2027-05-05T09:00:00Z", "2027-05-12")).toMatch(/^2028-05-12/);
    const leap = { ...yearly, occasion_date: "1996-02-29" };
    expect(next(leap, "2027-01-01T00:00:00Z")).toBe("2027-02-28 at 2027-02-21T09:00:00.000Z");
    expect(next(leap, "2028-01-01T00:00:00Z")).toMatch(/^2028-02-29/);
  });

  test("[OPEN-139] whatever the day, the hour and the place: always ahead, told once a year, and it ends", () => {
    const day = fc
      .date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
      .map((d) => d.toISOString().slice(0, 10));
    const reminder = fc.record({
      occasion_date: day,
      days_before: fc.constantFrom(...daysBefore),
      repeat: fc.boolean(),
      reminder_offset: fc.integer({ min: -24, max: 28 }).map((n) => n / 2),
    });
    const moment = fc.integer({
      min: Date.parse("2020-01-01T00:00:00Z"),
      max: Date.parse("2050-01-01T00:00:00Z"),
    });
    fc.assert(
      fc.property(reminder, moment, (r, start) => {
        let now = start;
        let last: string | null = null;
        const told: string[] = [];
        for (let n = 0; n < 4; n++) {
          const found = nextReminding(r, now, last);
          if (found === null) break;
          expect(found.at).toBeGreaterThan(now);
          expect(found.day > (last ?? "")).toBe(true);
          expect(dayAt(found.at, r.reminder_offset) <= found.day).toBe(true);
          told.push(found.day.slice(0, 4));
          now = found.at + minutes(10);
          last = found.day;
        }
        expect(new Set(told).size).toBe(told.length);
        expect(told.length).toBeLessThanOrEqual(r.repeat ? 4 : 1);
        if (r.repeat) expect(told.length).toBe(4);
      }),
      { numRuns: 500 },
    );
  });
});

test("[REMIND-07] so many days lie between two days, also where a clock changes or a year is long", () => {
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("2026-12-31", "2027-12-31")).toBe(365);
  expect(daysBetween("2026-06-02", "2026-06-01")).toBe(-1);
  expect(daysBetween("2026-06-01", "2026-06-01")).toBe(0);
});
