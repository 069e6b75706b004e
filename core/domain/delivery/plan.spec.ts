import { describe, expect, it } from "vitest";
import { days, minutes } from "#core/kernel/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { deliveryMaximum, nextLook, planFor, suggestedFor, timeStep } from "./index.ts";

const now = Date.parse("2026-03-01T12:00:00Z");
const good = { deliver_on: "2026-04-18", deliver_at: "09:00", deliver_zone: "Europe/Lisbon" };
const said = (asked: object) => {
  const planned = planFor({ ...good, ...asked }, now);
  return planned.ok
    ? planned.value.goes_on
    : planned.refusal.errors.map((e) => [e.field, inEnglish(e.message)]);
};

describe("planning", () => {
  it("[SEND-04] keeps what was chosen, and the moment that it stands for", () => {
    expect(planFor(good, now)).toEqual({
      ok: true,
      value: {
        local_day: "2026-04-18",
        local_time: "09:00",
        zone: "Europe/Lisbon",
        goes_on: "2026-04-18T08:00:00.000Z",
        due_on: "2026-04-18T08:00:00.000Z",
      },
    });
  });

  it("[SEND-04] refuses what has passed, what is too far, and a zone that is none", () => {
    const utc = { deliver_zone: "UTC" };
    expect(said({ ...utc, deliver_on: "2026-03-01", deliver_at: "12:15" })).toBe(
      "2026-03-01T12:15:00.000Z",
    );
    expect(said({ ...utc, deliver_on: "2026-03-01", deliver_at: "12:00" })).toEqual([
      ["deliver_on", "This moment has passed. Please choose a later one."],
    ]);
    expect(said({ ...utc, deliver_on: "2028-03-01", deliver_at: "12:00" })).toBe(
      "2028-03-01T12:00:00.000Z",
    );
    expect(said({ ...utc, deliver_on: "2028-03-01", deliver_at: "12:15" })).toEqual([
      ["deliver_on", "Please choose a day within the next two years."],
    ]);
    expect(said({ deliver_zone: "Mars/Olympus" })).toEqual([
      ["deliver_zone", "We don’t know this time zone. Please choose one from the list."],
    ]);
  });

  it("[SEND-04] names each part that is missing", () => {
    expect(said({ deliver_on: null, deliver_at: undefined, deliver_zone: "" })).toEqual([
      ["deliver_on", "Please choose a day"],
      ["deliver_at", "Please choose a time"],
      ["deliver_zone", "Please choose a time zone"],
    ]);
  });

  it.each([
    [{ deliver_on: "" }, ["deliver_on"]],
    [{ deliver_at: null }, ["deliver_at"]],
    [{ deliver_zone: undefined }, ["deliver_zone"]],
    [{ deliver_on: undefined, deliver_at: "" }, ["deliver_on", "deliver_at"]],
    [{ deliver_on: null, deliver_zone: "" }, ["deliver_on", "deliver_zone"]],
    [{ deliver_at: undefined, deliver_zone: null }, ["deliver_at", "deliver_zone"]],
  ])("[SEND-04] names only what is missing: %j", (asked, fields) => {
    const planned = planFor({ ...good, ...asked }, now);
    expect(planned.ok ? [] : planned.refusal.errors.map((e) => e.field)).toEqual(fields);
  });

  it("[SEND-04] suggests nine in the morning of the occasion, or of tomorrow", () => {
    const suggested = (occasion: string | null) =>
      suggestedFor(occasion, "Europe/Lisbon", "2026-03-01", "2026-03-02");
    expect(suggested("2026-04-18T00:00:00Z")).toEqual({
      day: "2026-04-18",
      time: "09:00",
      zone: "Europe/Lisbon",
    });
    expect(
      [suggested(null), suggested("2026-03-01"), suggested("2020-01-01")].map((s) => s.day),
    ).toEqual(Array(3).fill("2026-03-02"));
  });

  it("[SEND-04] offers each quarter of an hour, and plans fifty deliveries of one card at most", () => {
    expect([timeStep, deliveryMaximum]).toEqual([15, 50]);
  });

  it("[SEND-04] looks at what is held in ten minutes at first, and once a day at last", () => {
    const later = (span: number) => nextLook(now, now + span) - (now + span);
    expect([0, minutes(100), minutes(1000), days(5), days(400)].map(later)).toEqual([
      minutes(10),
      minutes(10),
      minutes(100),
      days(0.5),
      days(1),
    ]);
  });
});
