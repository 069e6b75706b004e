import { expect, it } from "vitest";
import { nextNudgeDay, nudgeDaysOf } from "./next.ts";

it("[OPEN-70] people are nudged on the third and the last morning before the day to sign by", () => {
  expect(nudgeDaysOf("2026-06-10")).toEqual(["2026-06-07", "2026-06-09"]);
});

it.each([
  ["2026-06-01", 12, "2026-06-07"],
  ["2026-06-07", 8, "2026-06-07"],
  ["2026-06-07", 9, "2026-06-09"],
  // a morning that has passed does not come again before nine
  ["2026-06-08", 8, "2026-06-09"],
  ["2026-06-09", 8, "2026-06-09"],
  ["2026-06-09", 9, null],
  ["2026-06-10", 8, null],
] as const)("[OPEN-70] on %s at %i o’clock the next is %s", (day, hour, next) => {
  expect(nextNudgeDay("2026-06-10", { day, hour })).toBe(next);
});
