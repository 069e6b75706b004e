import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { days, iso, minutes } from "#core/kernel/index.ts";
import { isZone, localHour, momentAt, nextAt } from "./index.ts";

const zones = [
  null,
  "UTC",
  "Europe/London",
  "Europe/Berlin",
  "America/New_York",
  "America/St_Johns",
  "America/Adak",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Kiritimati",
] as const;

describe("time in a zone", () => {
  it.each([
    ["Europe/London", "2026-03-28", "2026-03-28T09:00:00.000Z"],
    ["Europe/London", "2026-03-29", "2026-03-29T08:00:00.000Z"],
    ["Europe/London", "2026-10-24", "2026-10-24T08:00:00.000Z"],
    ["Europe/London", "2026-10-25", "2026-10-25T09:00:00.000Z"],
    // nine in UTC is before the change of clocks there, nine on the clocks is after it
    ["America/Adak", "2026-03-08", "2026-03-08T18:00:00.000Z"],
    ["America/Adak", "2026-11-01", "2026-11-01T19:00:00.000Z"],
    ["Asia/Kathmandu", "2026-11-01", "2026-11-01T03:15:00.000Z"],
    ["Pacific/Kiritimati", "2026-11-01", "2026-10-31T19:00:00.000Z"],
    [null, "2026-11-01", "2026-11-01T09:00:00.000Z"],
  ] as const)("[OPEN-26] nine o’clock in %s on %s is %s", (zone, day, at) => {
    expect(iso(momentAt(day, 9, zone))).toBe(at);
  });

  it("[OPEN-26] the next nine o’clock is within a day, and shows nine on the clocks there", () => {
    const start = Date.UTC(2026, 0, 1);
    const moments = fc.integer({ min: start, max: start + days(800) });
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (now, zone) => {
        const at = nextAt(9, now, zone);
        expect(at).toBeGreaterThan(now);
        expect(at - now).toBeLessThanOrEqual(days(1) + minutes(60));
        expect(localHour(at, zone).hour).toBe(9);
        // exactly on the hour: a moment earlier it is not nine yet
        expect(localHour(at - 1, zone).hour).toBe(8);
      }),
    );
  });

  it("[OPEN-26] an hour that the clocks leave out is not lost", () => {
    const at = momentAt("2026-03-29", 1, "Europe/London");
    expect(["2026-03-29T00:00:00.000Z", "2026-03-29T01:00:00.000Z"]).toContain(iso(at));
  });

  it("[OPEN-26] knows which names are zones", () => {
    expect(["Europe/London", "UTC", "Mars/Olympus", "", "Europe/London; x"].map(isZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
