import { expect, it } from "vitest";
import { dateOfYear, topStory, yearOf } from "../index.ts";

it("[OPEN-88] a year is kept as its first day, and read back from any day of it", () => {
  expect([dateOfYear(1992), dateOfYear(33)]).toEqual(["1992-01-01", "0033-01-01"]);
  expect(["1992", "1992-05-01", "2026-12-31T00:00:00Z"].map(yearOf)).toEqual([1992, 1992, 2026]);
  expect([null, "", "92", "19922"].map(yearOf)).toEqual([null, null, null, null]);
});

it("[SLIDE-32] [OPEN-88] the sample paper is of 1992", () => {
  expect(topStory("Top Story")).toBe("Top Story 1992");
});
