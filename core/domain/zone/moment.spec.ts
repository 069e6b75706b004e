import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { days, iso, minutes } from "#core/kernel/index.ts";
import { isZone, localTime, momentOf } from "./index.ts";

const zones = Intl.supportedValuesOf("timeZone");
const at = (day: string, time: string, zone: string) => iso(momentOf({ day, time, zone }));

/** What a clock there shows, by another way of writing it than the code has. */
const shownBy = (zone: string) => {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return (moment: number) => format.format(moment);
};

describe("the moment that clocks show", () => {
  it.each([
    ["2026-04-18", "09:00", "Europe/Lisbon", "2026-04-18T08:00:00.000Z"],
    ["2026-12-24", "18:30", "Asia/Kathmandu", "2026-12-24T12:45:00.000Z"],
    ["2027-01-01", "00:00", "Pacific/Kiritimati", "2026-12-31T10:00:00.000Z"],
    ["2026-07-01", "12:00", "UTC", "2026-07-01T12:00:00.000Z"],
    ["2026-07-01", "23:45", "America/St_Johns", "2026-07-02T02:15:00.000Z"],
  ])("[SEND-04] %s %s in %s is %s", (day, time, zone, moment) => {
    expect(at(day, time, zone)).toBe(moment);
  });

  it.each([
    ["2026-03-29", "02:30", "Europe/Berlin", "2026-03-29T01:00:00.000Z"],
    ["2026-03-08", "02:00", "America/New_York", "2026-03-08T07:00:00.000Z"],
    ["2026-10-04", "02:15", "Australia/Lord_Howe", "2026-10-03T15:30:00.000Z"],
    ["2011-12-30", "09:00", "Pacific/Apia", "2011-12-30T10:00:00.000Z"],
  ])(
    "[SEND-04] a time that is skipped is the next there is: %s %s in %s, %s",
    (day, time, zone, moment) => {
      expect(at(day, time, zone)).toBe(moment);
    },
  );

  it.each([
    ["2026-10-25", "02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
    ["2026-11-01", "01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
    ["2027-04-04", "01:45", "Australia/Lord_Howe", "2027-04-03T14:45:00.000Z"],
  ])(
    "[SEND-04] a time that comes twice is the first: %s %s in %s, %s",
    (day, time, zone, moment) => {
      expect(at(day, time, zone)).toBe(moment);
    },
  );

  it("[SEND-04] in every zone and year it is the first moment at which clocks show no less", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date("2000-01-01"), max: new Date("2060-01-01"), noInvalidDate: true }),
        fc.integer({ min: 0, max: 95 }),
        (zone, date, quarter) => {
          const shown = shownBy(zone);
          const day = date.toISOString().slice(0, 10);
          const time = new Date(quarter * minutes(15)).toISOString().slice(11, 16);
          const found = momentOf({ day, time, zone });
          const asked = `${day} ${time}`;
          expect(shown(found) >= asked).toBe(true);
          // no moment before it does, as far back as clocks are ever set
          for (
            let before = found - minutes(15);
            before >= found - minutes(120);
            before -= minutes(15)
          )
            expect(shown(before)).not.toBe(asked);
          expect(shown(found - 1000) < asked || shown(found - 1000).endsWith("59")).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("[SEND-04] around every change of a zone's clocks, each quarter of an hour has its first moment", () => {
    const changing = [
      "Europe/Lisbon",
      "America/Santiago",
      "Australia/Lord_Howe",
      "Africa/Casablanca",
      "Asia/Gaza",
    ];
    const wrong: string[] = [];
    let changes = 0;
    for (const zone of changing) {
      const shown = shownBy(zone);
      for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2029, 0, 1); day += days(1)) {
        if (localTime(zone, day).time === localTime(zone, day + days(1)).time) continue;
        changes++;
        const first = new Map<string, number>();
        for (let t = day - minutes(180); t < day + days(1); t += minutes(15))
          if (!first.has(shown(t))) first.set(shown(t), t);
        for (const [words, t] of first) {
          const [day = "", time = ""] = words.split(" ");
          const found = momentOf({ day, time, zone });
          if (found !== t) wrong.push(`${words} ${zone}: ${iso(found)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(changes).toBeGreaterThan(20);
  });

  it("[SEND-04] makes no clock more for a zone in other letters: nobody fills the memory with them", () => {
    const made = vi.spyOn(Intl, "DateTimeFormat");
    const written = ["Europe/Vaduz", "europe/vaduz", "EUROPE/VADUZ", "eUrOpE/vAdUz"];
    expect(written.filter(isZone)).toEqual(written);
    const noon = Date.UTC(2026, 5, 1, 12);
    expect(written.map((zone) => localTime(zone, noon).time)).toEqual(Array(4).fill("14:00"));
    expect(made.mock.calls.length).toBeLessThanOrEqual(1);
    made.mockRestore();
  });

  it("[SEND-04] knows a zone by its name alone", () => {
    expect(
      ["Europe/Lisbon", "UTC", "Asia/Calcutta", "America/Argentina/Ushuaia"].filter(isZone),
    ).toHaveLength(4);
    expect(
      ["", "Europe", "Mars/Olympus", "+01:00", "Europe/Lisbon; drop", "../etc"].filter(isZone),
    ).toEqual([]);
  });
});

it("[SEND-04] a time that is skipped is the second of the change, whichever minute it is", () => {
  for (const [zone, day, hour, change] of [
    ["Europe/London", "2027-03-28", "01", "2027-03-28T01:00:00.000Z"],
    ["America/New_York", "2027-03-14", "02", "2027-03-14T07:00:00.000Z"],
  ] as const)
    for (let minute = 0; minute < 60; minute++) {
      const time = `${hour}:${String(minute).padStart(2, "0")}`;
      expect(iso(momentOf({ day, time, zone })), time).toBe(change);
    }
});
