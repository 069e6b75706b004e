import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { days, iso, minutes } from "#core/kernel/index.ts";
import { localHour } from "../zone/index.ts";
import { nextNudgeDay, nextNudgeLook, nudgeOf } from "./index.ts";

const day = "2026-03-30";
const at = (moment: string) => Date.parse(`${moment}Z`);
const from = at("2026-03-01T00:00");
const waited = { zone: "Europe/Berlin", since: iso(from), nudged_on: null };
const said = (now: string, different: Partial<typeof waited> | { nudged_on: string } = {}) => {
  const found = nudgeOf({ ...waited, ...different }, { day, from, now: at(now) });
  return typeof found === "number" ? iso(found).slice(0, 16) : found;
};

describe("nudges before the day to sign by", () => {
  it.each([
    // clocks go forward on the 29th: nine is an hour earlier in UTC
    ["2026-03-10T12:00", "2026-03-27T08:00"],
    ["2026-03-27T07:59", "2026-03-27T08:00"],
    ["2026-03-27T08:00", "now"],
    ["2026-03-27T19:59", "now"],
    ["2026-03-27T20:00", "2026-03-28T08:00"],
    ["2026-03-30T18:59", "now"],
    ["2026-03-30T19:00", null],
    ["2026-03-31T09:00", null],
  ])("[OPEN-70] somebody in Berlin, at %s: %s", (now, expected) => {
    expect(said(now)).toBe(expected);
  });

  it("[OPEN-70] each morning counts once, and not where they were nudged in the day before", () => {
    expect(said("2026-03-27T08:05", { nudged_on: "2026-03-27T08:00:00Z" })).toBe(
      "2026-03-29T07:00",
    );
    expect(said("2026-03-29T07:00", { nudged_on: "2026-03-27T08:00:00Z" })).toBe("now");
    expect(said("2026-03-29T07:01", { nudged_on: "2026-03-29T07:00:00Z" })).toBe(null);
    expect(said("2026-03-27T08:00", { nudged_on: "2026-03-26T20:00:00Z" })).toBe(
      "2026-03-29T07:00",
    );
    // held up until the day before the second: one for both
    expect(said("2026-03-29T07:00", { nudged_on: "2026-03-28T12:00:00Z" })).toBe(null);
  });

  it("[OPEN-70] what was before somebody was invited, or nudges were turned on, brings nothing", () => {
    expect(said("2026-03-27T10:00", { since: "2026-03-27T09:00:00Z" })).toBe("2026-03-29T07:00");
    const late = { day, from: at("2026-03-29T08:00"), now: at("2026-03-29T08:05") };
    expect(nudgeOf(waited, late)).toBe(null);
  });

  it("[OPEN-70] whoever is invited at the moment of a morning is nudged on the next one", () => {
    expect(said("2026-03-27T08:00", { since: "2026-03-27T08:00:00Z" })).toBe("2026-03-29T07:00");
    expect(said("2026-03-27T08:00", { since: "2026-03-27T07:59:59Z" })).toBe("now");
  });

  it("[OPEN-70] a day after they were nudged a morning counts again", () => {
    expect(said("2026-03-27T08:00", { nudged_on: "2026-03-26T08:00:00Z" })).toBe("now");
    expect(said("2026-03-27T08:00", { nudged_on: "2026-03-26T08:00:01Z" })).toBe(
      "2026-03-29T07:00",
    );
  });

  it("[OPEN-70] what was missed in the night is made good on the morning of the day itself", () => {
    expect(said("2026-03-29T20:00")).toBe("2026-03-30T07:00");
  });

  it("[OPEN-70] in every zone: at most two, by day, on their mornings, whenever it is looked", () => {
    const zones = [
      "Pacific/Kiritimati",
      "Asia/Kathmandu",
      "Europe/London",
      "America/Adak",
      "Etc/GMT+12",
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones, null),
        fc.integer({ min: 0, max: 364 }),
        fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 30 }),
        (zone, offset, gaps) => {
          const by = iso(at("2026-06-01T00:00") + days(offset)).slice(0, 10);
          let now = Date.parse(`${by}T00:00Z`) - days(6);
          let nudged_on: string | null = null;
          const seen: number[] = [];
          for (let n = 0; n < 200; n++) {
            now += minutes(60) * (gaps[n % gaps.length] ?? 1);
            if (nudgeOf({ ...waited, zone, nudged_on }, { day: by, from, now }) !== "now") continue;
            nudged_on = iso(now);
            seen.push(now);
          }
          expect(seen.length).toBeLessThanOrEqual(2);
          for (const one of seen) {
            const { day: shown, hour } = localHour(one, zone);
            expect(hour).toBeGreaterThanOrEqual(9);
            expect(hour).toBeLessThan(21);
            expect(shown <= by).toBe(true);
          }
          const [a, b] = seen;
          if (a !== undefined && b !== undefined) expect(b - a).toBeGreaterThan(days(1) - 1);
        },
      ),
    );
  });

  it("[OPEN-70] a card is looked at every hour while any place has one of its mornings to come", () => {
    expect(iso(nextNudgeLook([], day, at("2026-03-20T00:00")) ?? 0)).toBe(
      "2026-03-26T19:00:00.000Z",
    );
    expect(nextNudgeLook([null], day, at("2026-03-28T10:20"))).toBe(at("2026-03-28T11:00"));
    expect(nextNudgeLook([at("2026-03-28T10:45")], day, at("2026-03-28T10:20"))).toBe(
      at("2026-03-28T10:45"),
    );
    expect(nextNudgeLook([], day, at("2026-03-31T11:59"))).toBe(at("2026-03-31T12:00"));
    expect(nextNudgeLook([], day, at("2026-03-31T12:00"))).toBe(null);
  });

  it("[OPEN-70] a card is looked at on the hour, whatever was before or is now", () => {
    const now = at("2026-03-28T10:20");
    const next = at("2026-03-28T11:00");
    expect(nextNudgeLook([at("2026-03-28T10:10"), null], day, now)).toBe(next);
    expect(nextNudgeLook([now], day, now)).toBe(next);
    expect(nextNudgeLook([at("2026-03-28T11:30")], day, now)).toBe(next);
    // on the first of the mornings, too
    const first = at("2026-03-26T19:00");
    expect(nextNudgeLook([], day, first)).toBe(at("2026-03-26T20:00"));
    expect(nextNudgeLook([], day, first - 1)).toBe(first);
  });

  it("[OPEN-70] the organiser is shown the day of the next ones", () => {
    expect(nextNudgeDay(day, { day: "2026-03-20", hour: 12 })).toBe("2026-03-27");
    expect(nextNudgeDay(day, { day: "2026-03-27", hour: 8 })).toBe("2026-03-27");
    expect(nextNudgeDay(day, { day: "2026-03-27", hour: 9 })).toBe("2026-03-29");
    expect(nextNudgeDay(day, { day: "2026-03-29", hour: 9 })).toBe(null);
  });
});
