import fc from "fast-check";
import { expect, it } from "vitest";
import { iso } from "#core/kernel/index.ts";
import { dayHere, dueAfter, hoursEast, hoursEastOn } from "./index.ts";

/** The clock of a place: date and hour, as its people read them. */
const clockIn = (zone: string, at: number): string =>
  new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
  }).format(at);
const westOf = (zone: string) => (at: Date) => {
  const there = Date.parse(`${clockIn(zone, at.getTime()).replace(" ", "T")}:00Z`);
  return Math.round((at.getTime() - there) / 60_000);
};

/** First and last places to see a day, halves and quarters of hours, and both ways of summer time. */
const zones = [
  ...["Pacific/Kiritimati", "Pacific/Pago_Pago", "Etc/GMT+12", "Pacific/Chatham"],
  ...["Asia/Kathmandu", "Asia/Kolkata", "Australia/Lord_Howe", "America/St_Johns"],
  ...["Europe/London", "America/New_York", "America/Santiago", "UTC"],
];

it("[REMIND-07][OPEN-142] summer counts where it is summer, halves and quarters too", () => {
  const on = (zone: string, day: string) => hoursEastOn(day, westOf(zone));
  expect(on("Europe/London", "2027-05-12")).toBe(1);
  expect(on("Europe/London", "2027-12-12")).toBe(0);
  expect(on("America/St_Johns", "2027-01-12")).toBe(-3.5);
  expect(on("Asia/Kathmandu", "2027-01-12")).toBe(5.75);
  expect(on("Pacific/Kiritimati", "2027-01-12")).toBe(14);
  // its clocks change between nine in Greenwich and nine there
  expect(on("America/Los_Angeles", "2027-03-14")).toBe(-7);
  expect(on("America/Los_Angeles", "2027-03-13")).toBe(-8);
});

it("[REMIND-07][OPEN-142] wherever somebody is, they are told at nine in their morning of the day that they chose", () => {
  const days = fc
    .date({ min: new Date("2027-01-01"), max: new Date("2040-12-31"), noInvalidDate: true })
    .map((d) => iso(d.getTime()).slice(0, 10));
  fc.assert(
    fc.property(fc.constantFrom(...zones), days, (zone, occasion_date) => {
      const west = westOf(zone);
      const reminder_offset = hoursEastOn(occasion_date, west);
      expect(reminder_offset).toBeGreaterThanOrEqual(hoursEast.least);
      expect(reminder_offset).toBeLessThanOrEqual(hoursEast.most);
      // told on the day itself: the day that an offset of that day has to be right for
      const own = { occasion_date, days_before: 0, repeat: false, reminder_offset };
      const { remind_on } = dueAfter({ ...own } as never, Date.parse("2026-11-24T12:00:00Z"));
      const told = Date.parse(remind_on ?? "");
      expect(clockIn(zone, told)).toBe(`${occasion_date} 09:00`);
      expect(dayHere(told, west)).toBe(occasion_date);
    }),
    { numRuns: 300 },
  );
});
