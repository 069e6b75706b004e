import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dateOf } from "./index.ts";

const now = Date.parse("2026-11-22T12:00:00Z");

test.each([
  ["2026-05-12T12:00:00Z", "12 May"],
  ["2025-12-31T12:00:00Z", "31 December 2025"],
])("[F-48] %s is written %s", (moment, words) => {
  expect(dateOf(moment, now)).toBe(words);
});

test("[F-48] dates are written in one place, so in one way, and by a drawing in the language of its card", () => {
  const root = join(import.meta.dirname, "..");
  const writers = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes(".spec."))
    .filter((path) => readFileSync(join(root, path), "utf8").includes("DateTimeFormat"));
  expect(writers.toSorted()).toEqual([
    join("dates", "index.ts"),
    join("slides", "kinds", "date", "day.ts"),
  ]);
});
