import { expect, test } from "vitest";
import type { Occasion } from "../story/story.ts";
import { isOccasionDay } from "./day.ts";
import { occasions } from "./occasion.ts";
import { isOffered, localDay, occasionDays, occasionsOn } from "./window.ts";

const on = (month: number, day: number) => ({ month, day });
const shown = (occasion: Occasion, ...days: [number, number][]) =>
  days.map(([month, day]) => isOffered(occasion, on(month, day)));

test("[SHOP-03][OPEN-144] Christmas is offered up to 25 December inclusive, then hidden until the new year", () => {
  expect(shown("christmas", [1, 1], [7, 3], [12, 24], [12, 25])).toEqual([true, true, true, true]);
  expect(shown("christmas", [12, 26], [12, 31])).toEqual([false, false]);
});

test("[SHOP-04][OPEN-144] Valentine's Day is offered from 1 January to 14 February inclusive", () => {
  expect(shown("valentines", [1, 1], [1, 31], [2, 14])).toEqual([true, true, true]);
  expect(shown("valentines", [2, 15], [3, 1], [12, 31])).toEqual([false, false, false]);
});

test("[SHOP-05][OPEN-144] Get Well is hidden from 1 to 14 February", () => {
  expect(shown("getwell", [2, 1], [2, 14])).toEqual([false, false]);
  expect(shown("getwell", [1, 31], [2, 15], [3, 7])).toEqual([true, true, true]);
});

test("[SHOP-06][SHOP-07] Christmas is on 25 December and Valentine's Day on 14 February", () => {
  expect(occasionDays).toEqual({ christmas: on(12, 25), valentines: on(2, 14) });
});

test("[SHOP-01][SHOP-10] the list begins with birthdays and ends with custom; nothing else is lost", () => {
  const values = occasionsOn(on(1, 15)).map(({ value }) => value);
  expect(values).toHaveLength(17);
  expect([values[0], values.at(-1)]).toEqual(["birthday", "custom"]);
  const rest = occasions.map(({ value }) => value);
  expect(values.slice(1, -1)).toEqual(rest.filter((v) => v !== "birthday" && v !== "custom"));
  expect(isOffered("wedding", on(2, 10))).toBe(true);
  expect(occasionsOn(on(2, 10)).map(({ value }) => value)).not.toContain("getwell");
});

test("[OPEN-144] the day is the local one", () => {
  expect(localDay(new Date(2027, 1, 14, 23, 59).getTime())).toEqual(on(2, 14));
  expect(localDay(new Date(2027, 1, 15, 0, 1).getTime())).toEqual(on(2, 15));
});

test.each([
  ["1799-12-31", false],
  ["1800-01-01", true],
  ["2199-12-31T00:00:00Z", true],
  ["2200-01-01", false],
  ["soon", false],
])("[F-26] an occasion may be on %s: %s", (day, may) => {
  expect(isOccasionDay(day)).toBe(may);
});
